import { expect, it } from 'vitest';
import { officePage } from './page.server.ts';

const APP = { script: '/admin/office.js', styles: ['/admin/office.css'] };

it('is run and styled by its own files alone, and by what bears the nonce of this answer', async () => {
  const nonces = new Set<string>();
  for (let visit = 0; visit < 2; visit++) {
    const page = officePage(APP, { path: '/admin', name: 'Mesa <b>' });
    const nonce = /nonce="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    nonces.add(nonce);
    expect(page.headers.get('content-security-policy')?.split('; ')).toEqual([
      ...["default-src 'none'", "script-src 'self'", `style-src 'self' 'nonce-${nonce}'`],
      ...["img-src 'self' data: blob:", "media-src 'self'", "font-src 'self'"],
      ...["connect-src 'self'", "worker-src 'self'", "frame-src 'self'", "manifest-src 'self'"],
      ...["form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"],
    ]);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  }
  expect(nonces.size).toBe(2);
});

it('names the scripts that its own imports, and those of the screen of its address', async () => {
  const importsAt = (path: string) => (path === '/admin' ? ['/a.js', '/today.js'] : ['/a.js']);
  const linked = async (path: string) =>
    (await officePage({ ...APP, importsAt }, { path, name: 'Mesa' }).text()).match(
      /modulepreload" href="[^"]+/g,
    );
  expect(await linked('/admin')).toEqual([
    'modulepreload" href="/a.js',
    'modulepreload" href="/today.js',
  ]);
  expect(await linked('/admin/inbox')).toEqual(['modulepreload" href="/a.js']);
});
