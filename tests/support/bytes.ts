import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text in every encoding in which it might be stored. */
export function disguises(text: string): Buffer[] {
  const utf8 = Buffer.from(text);
  // Base64 at each of the three possible offsets, without the characters at either end that also
  // encode neighbouring bytes.
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), utf8])
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  );
  return [
    utf8,
    Buffer.from(text, 'utf16le'),
    Buffer.from(utf8.toString('hex')),
    ...base64.map((part) => Buffer.from(part)),
  ];
}

/** Whether the bytes contain any of the needles. */
export function holds(bytes: Buffer | string, needles: readonly Buffer[]): boolean {
  const haystack = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  return needles.some((needle) => haystack.includes(needle));
}

/** Every file below a folder, with its bytes. */
export function* filesIn(folder: string): Generator<{ path: string; bytes: Buffer }> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    yield { path, bytes: readFileSync(path) };
  }
}

/** An email with its quoted-printable parts read. */
export function readableEmail(raw: string): string {
  return raw
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (code) =>
      Buffer.from(code.replaceAll('=', ''), 'hex').toString('utf8'),
    );
}

/** A raw email, followed by its decoded quoted-printable and base64 parts. */
export function decodedEmail(raw: string): Buffer {
  const quoted = Buffer.from(
    raw
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  );
  const blocks = raw.match(/(?:^[A-Za-z0-9+/=]{20,76}\r?\n)+/gm) ?? [];
  return Buffer.concat([
    Buffer.from(raw),
    quoted,
    ...blocks.map((block) => Buffer.from(block, 'base64')),
  ]);
}
