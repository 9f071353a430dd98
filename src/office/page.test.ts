import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { officePage } from './page.server.ts';

const APP = { script: '/admin/office.js', styles: ['/admin/office.css'] };

it('is run and styled by its own files alone, and by what bears the nonce of this answer', async () => {
  const nonces = new Set<string>();
  for (let visit = 0; visit < 2; visit++) {
    const page = officePage(APP, { name: 'Mesa <b>', isSignedIn: true });
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

it('says whether the browser came without a session, so that nobody waits to hear it', async () => {
  const page = (isSignedIn: boolean) => officePage(APP, { name: 'Mesa', isSignedIn }).text();
  expect(await page(false)).toContain('<div id="office" data-signed-out>');
  expect(await page(true)).toContain('<div id="office"><div lang="es">');
});

it('brings what is asked for next as data, which no text in it ends', async () => {
  const ahead = { session: { name: '</script><script>alert(1)</script>' } };
  const html = await officePage(APP, { name: 'Mesa', isSignedIn: true, ahead }).text();
  const data = load(html)('script[type="application/json"]').text();
  expect(JSON.parse(data)).toEqual(ahead);
});
