import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseJson, readBytes } from './bodies.server.ts';

const nested = (depth: number, [open, close]: readonly [string, string]) =>
  open.repeat(depth) + (open === '[' ? '' : '1') + close.repeat(depth);
const LIST = ['[', ']'] as const;
const OBJECT = ['{"a":', '}'] as const;

describe('JSON that somebody sent', () => {
  it.each([
    ['{"a":[1,"[[[[\\"[[",{}]}', { a: [1, '[[[["[[', {}] }],
    [`"${'['.repeat(1_000)}"`, '['.repeat(1_000)],
    [`[${'[],'.repeat(1_000)}[]]`, Array.from({ length: 1_001 }, () => [])],
  ])('is read: %.30s', (text, value) => expect(parseJson(text)).toEqual(value));

  it('may be nested as deep as anything of ours, and no deeper', () => {
    for (const kind of [LIST, OBJECT]) {
      expect(() => parseJson(nested(100, kind))).not.toThrow();
      expect(() => parseJson(nested(101, kind))).toThrow(/nested deeper/);
    }
  });

  it.each(['', '{', '[1,', 'nope', '"\\', ']'])('is refused when it is none: %s', (text) =>
    expect(() => parseJson(text)).toThrow(SyntaxError),
  );

  it('is refused at once, however long and deep', () => {
    const text = '['.repeat(1_000_000);
    const startedAt = performance.now();
    expect(() => parseJson(text)).toThrow(/nested deeper/);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});

describe('a body', () => {
  const pieces = (...parts: readonly string[]) =>
    new Request('http://a.example', {
      method: 'POST',
      body: Readable.toWeb(Readable.from(parts.map((part) => Buffer.from(part)))),
      duplex: 'half',
    } as unknown as RequestInit);

  it('is read whole up to its limit', async () => {
    expect(String(await readBytes(pieces('uno', 'dos'), 6))).toBe('unodos');
    expect(String(await readBytes(new Response('uno'), 3))).toBe('uno');
    expect(String(await readBytes(new Request('http://a.example'), 3))).toBe('');
  });

  it('is not held beyond it where it is unpacked on the way', async () => {
    const server = createServer((_, response) => {
      const packed = gzipSync('a'.repeat(1_000));
      response.setHeader('content-encoding', 'gzip').setHeader('content-length', packed.length);
      response.end(packed);
    }).listen(0);
    try {
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const ask = () => fetch(`http://127.0.0.1:${port}`);
      expect(await readBytes(await ask(), 999)).toBeNull();
      expect(await readBytes(await ask(), 1_000)).toHaveLength(1_000);
    } finally {
      server.close();
    }
  });

  it('is not held beyond it, whatever length it says', async () => {
    expect(await readBytes(pieces('uno', 'dos'), 5)).toBeNull();
    expect(await readBytes(new Response('unodos', { headers: { 'content-length': '2' } }), 5)).toBe(
      null,
    );
    expect(await readBytes(new Response('uno', { headers: { 'content-length': '9' } }), 5)).toBe(
      null,
    );
  });
});
