import { createHash, hkdfSync } from 'node:crypto';
import { BackupError } from './backup-error.server.ts';

/** The text of `data.key`. */
export function keyText(dataKey: Uint8Array): string {
  return `${Buffer.from(dataKey).toString('hex')}\n`;
}

export function parseKey(text: string): Buffer {
  if (!/^[0-9a-f]{64}\s*$/i.test(text)) throw new BackupError('Its data.key holds no key');
  return Buffer.from(text.trim(), 'hex');
}

/** By which a backup recognises its key. */
export function keyMark(dataKey: Uint8Array): string {
  const derived = hkdfSync('sha256', dataKey, '', 'sobremesa backup mark', 32);
  return createHash('sha256').update(Buffer.from(derived)).digest('hex');
}
