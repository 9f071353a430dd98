import { randomBytes } from 'node:crypto';

/**
 * A UUID of version 7 (RFC 9562, 5.7). It begins with the time in milliseconds, so new rows are
 * neighbours in every index and a commit writes few pages.
 */
export function newId(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
