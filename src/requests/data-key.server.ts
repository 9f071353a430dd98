import { hkdfSync, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolderNow, syncFolderNow } from '../files/index.server.ts';

/** The file that holds the key if the configuration does not. */
export const KEY_FILE = 'data.key';
const KEY_PATTERN = /^[0-9a-f]{64}$/i;

/**
 * The key from which all others are derived: DATA_KEY (64 hexadecimal digits), or else `data.key` in
 * the data folder, created at the first start and readable by its owner alone. Throws if the file
 * holds no key, since a new one could not read what the old one encrypted. Machines that share a
 * database need the same DATA_KEY.
 */
export function openDataKey(given: string | undefined, dataDirectory: string): Buffer {
  if (given) return Buffer.from(given, 'hex');
  const file = join(dataDirectory, KEY_FILE);
  const text = readFileOrMake(file).trim();
  if (!KEY_PATTERN.test(text)) {
    throw new Error(`${file} holds no key of 64 hexadecimal digits; restore it from a backup`);
  }
  return Buffer.from(text, 'hex');
}

function readFileOrMake(file: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    if (statSync(file).mode & 0o077) chmodSync(file, 0o600);
    return text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    makeKeyFile(file);
    return readFileSync(file, 'utf8');
  }
}

/** Written to a temporary file and linked into place: never partial, never over another process's. */
function makeKeyFile(file: string): void {
  const folder = join(file, '..');
  makeFolderNow(folder);
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  const descriptor = openSync(aside, 'wx', 0o600);
  try {
    writeSync(descriptor, `${randomBytes(32).toString('hex')}\n`);
    fsyncSync(descriptor);
    linkSync(aside, file);
    // Before anything is encrypted with it.
    syncFolderNow(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(descriptor);
    rmSync(aside);
  }
}

/** A key of 32 bytes for one purpose, so that no two purposes share one (HKDF, RFC 5869). */
export function deriveKey(dataKey: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', dataKey, '', `sobremesa ${purpose}`, 32));
}
