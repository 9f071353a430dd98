import { mkdir, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withMedia, type TestMedia } from './testing/media.ts';
import { parseRange } from './byte-ranges.server.ts';

async function storeFile(media: TestMedia, name: string, content: string) {
  const folder = join(media.folder, 'sample', 'files');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content);
}

test('a film is served whole, by range, or not at all when the browser has it', async () => {
  await withMedia(async (media) => {
    await storeFile(media, 'about.webm', '0123456789');
    const whole = await media.ask('/files/about.webm');
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    const etag = whole.headers.get('etag') ?? '';

    const part = async (headers: Record<string, string>) => {
      const response = await media.ask('/files/about.webm', { headers });
      return [response.status, response.headers.get('content-range'), await response.text()];
    };
    expect(await part({ range: 'bytes=2-4' })).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part({ range: 'bytes=7-' })).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part({ range: 'bytes=-3' })).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part({ range: 'bytes=0-99' })).toEqual([206, 'bytes 0-9/10', '0123456789']);
    expect(await part({ range: 'bytes=0-1,4-5' })).toEqual([200, null, '0123456789']);
    expect((await part({ range: 'bytes=10-' })).slice(0, 2)).toEqual([416, 'bytes */10']);
    expect(await part({ range: 'bytes=2-4', 'if-range': etag })).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    expect(await part({ range: 'bytes=2-4', 'if-range': '"old"' })).toEqual([
      200,
      null,
      '0123456789',
    ]);
    expect(await part({ 'if-none-match': etag })).toEqual([304, null, '']);

    const head = await media.ask('/files/about.webm', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      '10',
      '',
    ]);
  });
});

test('a film is never read as a whole, however large, and has another ETag once it is replaced', async () => {
  await withMedia(async (media) => {
    await storeFile(media, 'about.webm', '');
    const file = join(media.folder, 'sample', 'files', 'about.webm');
    const size = 3 * 1024 ** 3;
    await truncate(file, size);
    const part = await media.ask('/files/about.webm', { headers: { range: 'bytes=0-2' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 0-2/${size}`,
      '\0\0\0',
    ]);
    await utimes(file, 1, 1);
    const replaced = await media.ask('/files/about.webm', { method: 'HEAD' });
    expect(replaced.headers.get('etag')).not.toBe(part.headers.get('etag'));
  });
});

test('a file of the data folder takes precedence over the sample file of that name', async () => {
  await withMedia(async (media) => {
    await storeFile(media, 'about.mp4', 'sample');
    const folder = join(media.folder, 'files');
    await mkdir(folder);
    await writeFile(join(folder, 'about.mp4'), 'own');
    expect(await (await media.ask('/files/about.mp4')).text()).toBe('own');
  });
});

test('nothing is run as a page, and a PDF is left to the browser’s viewer, which a policy would blank', async () => {
  await withMedia(async (media) => {
    const policyOf = async (name: string) => {
      await storeFile(media, name, 'x');
      const { headers } = await media.ask(`/files/${name}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      return headers.get('content-security-policy');
    };
    expect(await policyOf('about.webm')).toContain('sandbox');
    expect(await policyOf('menu.pdf')).toBe("frame-ancestors 'self'");
  });
});

test('serves only films, captions and PDFs, by plain names', async () => {
  await withMedia(async (media) => {
    await storeFile(media, 'page.html', '<script>');
    await storeFile(media, '.hidden.webm', 'x');
    await storeFile(media, 'about.webm', 'x');
    await symlink('/etc', join(media.folder, 'sample', 'files', 'etc.webm'));
    const others = [
      'page.html',
      '.hidden.webm',
      'missing.webm',
      'etc.webm',
      '..%2f..%2fsobremesa.sqlite',
      '%2e%2e/about.webm',
      'sub/about.webm',
      'about.webm%00.pdf',
      '',
    ];
    for (const name of others) {
      expect([name, (await media.ask(`/files/${name}`)).status]).toEqual([name, 404]);
    }
    expect((await media.ask('/files/about.webm', { method: 'DELETE' })).status).toBe(405);
  });
});

test('ranges are parsed as in RFC 9110', () => {
  expect(parseRange(undefined, 10)).toBeNull();
  expect(parseRange('items=0-1', 10)).toBeNull();
  expect(parseRange('bytes=-', 10)).toBeNull();
  expect(parseRange('bytes=5-2', 10)).toBeNull();
  expect(parseRange('bytes=-0', 10)).toBe('unsatisfiable');
  expect(parseRange('bytes=0-0', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-99', 10)).toEqual({ start: 0, end: 9 });
});
