import type { Page } from '@playwright/test';
import { expectOnlyFrame } from './support/lightbox.ts';
import { expect, LANGUAGES, pathIn, test } from './support/fixtures.ts';

/** Collects the paths of the scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

const ROUTES = [
  '/',
  '/gastronomic',
  '/birthday',
  '/menu',
  '/blog',
  '/gallery',
  '/about',
  '/contact',
];

for (const { language, prefix } of LANGUAGES) {
  test(`no page loads more than its one small script before an interaction, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const scripts = scriptsOf(page);
    for (const path of ROUTES) {
      scripts.length = 0;
      await page.goto(pathIn(prefix, path));
      const [boot] = await page
        .locator('script[src]')
        .evaluateAll((all) =>
          all.map((script) => new URL((script as HTMLScriptElement).src).pathname),
        );
      expect(scripts, path).toEqual([boot]);
      await expect(page.locator('link[rel="modulepreload"]'), path).toHaveCount(0);
    }
  });
}

test('React is loaded when a field of the form gets the focus, and not before', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('/catering');
  expect(scripts).toHaveLength(1);
  // Scrolling and the navigation bar hydrate nothing that is not in view yet.
  await page.locator('header .logo').focus();
  await page.mouse.move(300, 40);
  expect(scripts).toHaveLength(1);
  await page.locator('#form [name="firstName"]').focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await page.keyboard.type('Ana');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:request')))
    .toContain('Ana');
});

test('a carousel is hydrated when it comes into view', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto('/birthday');
  await expect(page.locator('.carousel').first()).not.toHaveAttribute('data-hydrated');
  expect(scripts).toHaveLength(1);
  await page.locator('.carousel').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel').first()).toHaveAttribute('data-hydrated');
});

test.describe('beside its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page runs no more than its one small script, while the worker stores the others', async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto('/catering');
    // Its installing ends when all is stored.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const stored = await page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('files-'));
      const requests = await (await caches.open(names[0] ?? '')).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
    expect(stored.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(20);
    expect(scripts).toHaveLength(1);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(loaded.filter((path) => path.endsWith('.js'))).toEqual(scripts);
  });
});

test('the page still works if the other scripts cannot be loaded', async ({ page, noise }) => {
  await page.goto('/gallery');
  const [boot = ''] = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src));
  await page.route('**/*.js', (route) =>
    route.request().url() === boot ? route.continue() : route.abort(),
  );
  const href = await page.locator('.gallery a').first().getAttribute('href');
  await page.locator('.gallery a').first().click();
  await expect(page).toHaveURL(href ?? '');
  const others = noise.splice(0).filter((line) => !line.includes('ERR_FAILED'));
  expectOnlyFrame(others);
});
