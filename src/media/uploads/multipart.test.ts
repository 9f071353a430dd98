import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundaryOf, MultipartError, readMultipart } from './multipart.server.ts';

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
    '--limit',
    'Content-Disposition: form-data; name="images"; filename="c.png"',
    '',
    '\u0000\r\n\r\n--\r\n',
    '--limit--',
    'an epilogue',
  ].join('\r\n'),
);

/** What pieces bring. */
async function readPieces(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  async function* body() {
    yield* pieces;
  }
  const parts: { name: string; fileName: string | null; content: string }[] = [];
  let content: Uint8Array[] = [];
  for await (const event of readMultipart(body(), 'limit')) {
    if (event.kind === 'begin') {
      content = [];
      parts.push({ name: event.name, fileName: event.fileName, content: '?' });
    } else if (event.kind === 'bytes') content.push(event.bytes);
    else {
      const last = parts.at(-1);
      if (last) last.content = Buffer.concat(content).toString('utf8');
    }
  }
  return parts;
}

/** What a body brings when it arrives in pieces of this size. */
function read(body: Buffer, size: number) {
  return readPieces(
    Array.from({ length: Math.ceil(body.length / size) }, (_, index) =>
      body.subarray(index * size, (index + 1) * size),
    ),
  );
}

/** A part as a browser sends it. */
const partOf = (name: string, content: string, headers = '') =>
  `--limit\r\nContent-Disposition: form-data; name="${name}"\r\n${headers}\r\n${content}\r\n`;

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

test('a file reads the same however much of it arrives at once', async () => {
  const content = 'x'.repeat(150_000);
  const body = Buffer.from(`${partOf('images', content)}${partOf('title', 'Pan')}--limit--`);
  for (const size of [40_000, 66_000, 80_000, 140_000, body.length])
    expect([size, await read(body, size)]).toEqual([
      size,
      [
        { name: 'images', fileName: null, content },
        { name: 'title', fileName: null, content: 'Pan' },
      ],
    ]);
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
    // A receiver of email would have to take these blanks; no browser sends them.
    `--limit  \r\nContent-Disposition: form-data; name="x"\r\n\r\nx\r\n--limit--`,
    '--limit\r\nContent-Disposition: form-data; name="cut off"\r\n--limit--',
    `--limit\r\n--limit\r\n--limit--`,
  ];
  for (const body of bad) {
    await expect(read(Buffer.from(body), 512)).rejects.toThrow(MultipartError);
  }
});

describe('limits', () => {
  const bodyOf = (...parts: string[]) => Buffer.from(`${parts.join('')}--limit--`);
  const outcome = (body: Buffer, size: number) =>
    read(body, size).then(
      (parts) => parts.length,
      (error: unknown) => (error instanceof MultipartError ? error.message : error),
    );

  test.each([7, 4096, 1_000_000])('hold when pieces have %i bytes', async (size) => {
    const long = (length: number) => bodyOf(partOf('x', '', `X: ${'x'.repeat(length)}\r\n`));
    expect(await outcome(long(8_000), size)).toBe(1);
    expect(await outcome(long(8_200), size)).toBe('The headers of a part are too long');
    expect(await outcome(long(20_000), size)).toBe('The headers of a part are too long');
    const longName = bodyOf(partOf('x'.repeat(20_000), ''));
    expect(await outcome(longName, size)).toBe('The headers of a part are too long');

    const many = (count: number) => bodyOf(partOf('x', '', 'X: y\r\n'.repeat(count)));
    expect(await outcome(many(15), size)).toBe(1);
    expect(await outcome(many(16), size)).toBe('A part has too many headers');
    expect(await outcome(many(1_000), size)).toBe('A part has too many headers');

    const parts = (count: number) =>
      bodyOf(...Array.from({ length: count }, () => partOf('x', 'y')));
    expect(await outcome(parts(100), size)).toBe(100);
    expect(await outcome(parts(101), size)).toBe('The form has too many parts');
    expect(await outcome(parts(5_000), size)).toBe('The form has too many parts');
  });

  test('headers that never end are refused as soon as they are too long', async () => {
    let sent = 0;
    const reading = readPieces(
      (function* () {
        yield Buffer.from('--limit\r\nX: ');
        for (; sent < 1_000; sent += 1) yield Buffer.alloc(1024, 0x78);
      })(),
    );
    await expect(reading).rejects.toThrow('The headers of a part are too long');
    expect(sent).toBeLessThan(10);
  });
});

test('of 150 MB no more than one piece is asked for before it is taken', async () => {
  const piece = Buffer.alloc(1024 * 1024, '\r\n--limi');
  let asked = 0;
  let taken = 0;
  async function* body() {
    yield Buffer.from(partOf('images', '').slice(0, -2));
    for (let count = 0; count < 150; count += 1) {
      asked += piece.length;
      yield piece;
    }
    yield Buffer.from('\r\n--limit--');
  }
  for await (const event of readMultipart(body(), 'limit')) {
    if (event.kind !== 'bytes') continue;
    expect(asked - taken).toBeLessThan(piece.length + 100);
    taken += event.bytes.length;
    await Promise.resolve();
  }
  expect(taken).toBe(150 * piece.length);
});

test('a body that breaks in the middle of a file ends the reading with its own error', async () => {
  const broken = new Error('The sender hung up');
  async function* body() {
    yield Buffer.from(`${partOf('images', 'whole')}${partOf('images', 'half')}`);
    await Promise.resolve();
    throw broken;
  }
  await expect(readPieces(body())).rejects.toBe(broken);
});

test('who stops reading in the middle of a file closes the body', async () => {
  let isClosed = false;
  async function* body() {
    try {
      for (;;) yield Buffer.from(partOf('images', 'x'.repeat(100)).repeat(2));
    } finally {
      isClosed = true;
    }
  }
  for await (const event of readMultipart(body(), 'limit')) if (event.kind === 'bytes') break;
  expect(isClosed).toBe(true);
});

test('nothing is read behind the last boundary', async () => {
  async function* body() {
    yield BODY;
    throw new Error('Read too far');
  }
  expect(await readPieces(body())).toHaveLength(3);
});

test('no header and no name reaches a prototype', async () => {
  const headers = '__proto__: a\r\nconstructor: b\r\ntoString: c\r\nhasOwnProperty: d\r\n';
  const names = ['__proto__', 'constructor', 'toString'];
  const body = Buffer.from(`${names.map((name) => partOf(name, name, headers)).join('')}--limit--`);
  const before = Object.getOwnPropertyNames(Object.prototype);
  expect((await read(body, 5)).map(({ name }) => name)).toEqual(names);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  expect(({} as Record<string, unknown>)['a']).toBeUndefined();
});

describe('whatever is sent', () => {
  /** Pieces of what a parser looks for. */
  const scraps = fc.constantFrom(
    ...[
      '\r\n',
      '\r',
      '\n',
      '-',
      '--',
      '\r\n--lim',
      '\r\n--limi',
      '\r\n\r\n',
      '\0',
      'ñ',
      'words',
      ':',
    ],
  );
  const cuts = fc.array(fc.nat(), { maxLength: 30 });

  function* cut(body: Buffer, places: readonly number[]) {
    const sorted = places.map((place) => place % (body.length + 1)).sort((a, b) => a - b);
    let from = 0;
    for (const to of [...sorted, body.length]) {
      yield body.subarray(from, to);
      from = to;
    }
  }

  test('files come through byte by byte, however they are cut', async () => {
    const contents = fc.array(fc.array(scraps, { maxLength: 12 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(contents, cuts, async (files, places) => {
        const sent = files.map((file) => file.join(''));
        const form = `${sent.map((content) => partOf('images', content)).join('')}--limit--`;
        const parts = await readPieces(cut(Buffer.from(form), places));
        expect(parts.map(({ content }) => content)).toEqual(sent);
      }),
    );
  });

  test('a form is read or refused, and the reading always ends', async () => {
    const disposition = 'Content-Disposition: form-data; name="x"';
    const scrapsAndMarks = fc.oneof(
      scraps,
      fc.constantFrom('\r\n--limit', '\r\n--limit--', disposition, 'toString: x', '__proto__:'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(scrapsAndMarks, { maxLength: 40 }), cuts, async (body, places) => {
        const outcome = await readPieces(cut(Buffer.from(`--limit${body.join('')}`), places)).catch(
          (error: unknown) => error,
        );
        expect(Array.isArray(outcome) || outcome instanceof MultipartError).toBe(true);
      }),
    );
  });
});

test('the boundary stands in the content type', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc');
  expect(boundaryOf('Multipart/Form-Data; charset=utf-8; Boundary="a b:c"')).toBe('a b:c');
  expect(boundaryOf('multipart/form-data')).toBeNull();
  expect(boundaryOf('multipart/mixed; boundary=abc')).toBeNull();
  expect(boundaryOf('application/x-www-form-urlencoded')).toBeNull();
  expect(boundaryOf(undefined)).toBeNull();
});
