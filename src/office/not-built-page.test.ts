import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../i18n/index.ts';
import { notBuiltPage } from './not-built-page.server.ts';

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

it.each([
  ['en-GB,en;q=0.9,es;q=0.1', 'en', 'is being built'],
  ['de, es-MX;q=0.8, en;q=0.7', 'es', 'se está preparando'],
  ['de', 'es', 'se está preparando'],
  ['', 'es', 'se está preparando'],
])('speaks the language of who asks: %s', async (asked, language, words) => {
  const html = await notBuiltPage('building', asked).text();
  expect(html).toContain(`<html lang="${language}">`);
  expect(html).toContain(words);
});

it('speaks the language whose words the site has, where who asks reads none of its own', async () => {
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, language: 'de' });
  expect(await notBuiltPage('building', 'de').text()).toContain('is being built');
});

it('asks again by itself, without a script and by the one that its policy allows', async () => {
  const { status, headers, html } = await read();
  expect(status).toBe(503);
  expect(headers.get('cache-control')).toBe('private, no-store');
  const seconds = headers.get('retry-after');
  expect(html).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
  const [, script = ''] = /<script>(.+)<\/script>/.exec(html) ?? [];
  expect(script).toContain(`location.reload(), ${seconds}000`);
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}';`);
});

async function read() {
  const page = notBuiltPage('missing', 'en');
  return { status: page.status, headers: page.headers, html: await page.text() };
}
