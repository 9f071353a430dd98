import { expect, test } from 'vitest';
import { boundaryOf, MultipartError, readMultipart } from './multipart.ts';

const BODY = Buffer.from(
  [
    'a preamble that nobody reads',
    '--limit',
    'Content-Disposition: form-data; name="title"',
    '',
    'Fideuá\r\n--limi not yet',
    '--limit',
    'content-disposition: form-data; name="images"; filename="a \\"b\\".png"',
    'Content-Type: image/png',
    '',
    '',
    '--limit  ',
    'Content-Disposition: form-data; name="images"; filename="c.png"',
    '',
    '\u0000\r\n\r\n--\r\n',
    '--limit--',
    'an epilogue',
  ].join('\r\n'),
);

/** What a body brings when it arrives in pieces of this size. */
async function read(body: Buffer, size: number) {
  async function* pieces() {
    for (let at = 0; at < body.length; at += size) yield body.subarray(at, at + size);
  }
  const parts: { name: string; fileName: string | null; content: string }[] = [];
  let content: Uint8Array[] = [];
  for await (const event of readMultipart(pieces(), 'limit')) {
    if (event.kind === 'begin') {
      content = [];
      parts.push({ name: event.name, fileName: event.fileName, content: '?' });
    } else if (event.kind === 'bytes') content.push(Uint8Array.from(event.bytes));
    else {
      const last = parts.at(-1);
      if (last) last.content = Buffer.concat(content).toString('utf8');
    }
  }
  return parts;
}

test('a form reads the same however it is cut into pieces', async () => {
  const whole = [
    { name: 'title', fileName: null, content: 'Fideuá\r\n--limi not yet' },
    { name: 'images', fileName: 'a \\"b\\".png', content: '' },
    { name: 'images', fileName: 'c.png', content: '\u0000\r\n\r\n--\r\n' },
  ];
  for (let size = 1; size <= BODY.length; size += 1) {
    expect([size, await read(BODY, size)]).toEqual([size, whole]);
  }
});

test('a form that breaks off or is malformed is refused', async () => {
  const end = BODY.indexOf('--limit--');
  for (const length of [0, 10, 60, end - 4, end, end + 8]) {
    await expect(read(BODY.subarray(0, length), 7)).rejects.toThrow(MultipartError);
  }
  const bad = [
    '--limit beside\r\n\r\nx\r\n--limit--',
    '--limit\r\n\r\nno name\r\n--limit--',
    '--limit\r\nContent-Disposition: attachment; name="x"\r\n\r\nx\r\n--limit--',
    `--limit\r\n${'x'.repeat(10_000)}\r\n\r\nx\r\n--limit--`,
    `--limit${'x'.repeat(10_000)}`,
  ];
  for (const body of bad) {
    await expect(read(Buffer.from(body), 512)).rejects.toThrow(MultipartError);
  }
});

test('the boundary stands in the content type', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc');
  expect(boundaryOf('Multipart/Form-Data; charset=utf-8; Boundary="a b:c"')).toBe('a b:c');
  expect(boundaryOf('multipart/form-data')).toBeNull();
  expect(boundaryOf('multipart/mixed; boundary=abc')).toBeNull();
  expect(boundaryOf('application/x-www-form-urlencoded')).toBeNull();
  expect(boundaryOf(undefined)).toBeNull();
});
