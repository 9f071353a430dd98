import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipped } from './zip.server.ts';

it('packs files as a ZIP archive that says where each is and what it holds', async () => {
  const texts = { 'a.xml': 'uno '.repeat(5000), 'carpeta/ñ.txt': 'dos' };
  const parts: Uint8Array[] = [];
  const files = Object.entries(texts).map(([name, text]) => ({ name, text: [text, ''] }));
  for await (const part of zipped(files)) parts.push(part);
  const zip = Buffer.concat(parts);
  const end = zip.subarray(-22);
  expect(end.readUInt32LE(0)).toBe(0x06054b50);
  const found: Record<string, string> = {};
  let at = end.readUInt32LE(16);
  for (let count = end.readUInt16LE(10); count > 0; count -= 1) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [packed, size, length] = [20, 24, 28].map((from) =>
      from === 28 ? zip.readUInt16LE(at + from) : zip.readUInt32LE(at + from),
    ) as [number, number, number];
    const name = zip.subarray(at + 46, at + 46 + length).toString();
    const start = zip.readUInt32LE(at + 42);
    expect(zip.readUInt32LE(start)).toBe(0x04034b50);
    const body = start + 30 + zip.readUInt16LE(start + 26);
    const text = inflateRawSync(zip.subarray(body, body + packed)).toString();
    expect(Buffer.byteLength(text)).toBe(size);
    found[name] = text;
    at += 46 + length;
  }
  expect(found).toEqual(texts);
});
