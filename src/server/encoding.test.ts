import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '../i18n/index.server.ts';
import { brotliBest, brotliQuickly, chooseEncoding, gzip } from './encoding.ts';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['BR', 'br'],
  ])('%s → %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('brotli', () => {
  it('is smaller at its best and means the same', async () => {
    const body = Buffer.from(JSON.stringify(wordsOf('es', 'common')));
    const [quick, best] = [brotliQuickly(body), await brotliBest(body)];
    expect(best.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(best)).toEqual(body);
    expect(brotliDecompressSync(quick)).toEqual(body);
  });
});

describe('what is packed to be kept', () => {
  it('takes no more memory than its own bytes', async () => {
    const body = Buffer.from('cuscús con verduras, '.repeat(500));
    for (const packed of [brotliQuickly(body), await brotliBest(body), gzip(body)])
      expect(packed.buffer.byteLength).toBe(packed.length);
  });
});
