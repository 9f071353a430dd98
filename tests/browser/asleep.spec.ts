/** A page costs its visitor one small script until something is touched, and then answers at once. */
import type { CDPSession, Page } from '@playwright/test';
import { expectOnlyFrame } from './support/lightbox.ts';
import { expect, pathIn, test, SPANISH } from './support/fixtures.ts';

/** Collects the paths of the scripts that a page requests. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Lets the page believe that its visitor has such a connection. */
async function connectedBy(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** When code is fetched ahead, after a page is loaded, and a while longer; milliseconds. */
const AHEAD = 3_000;

/** How long code that has come is given to run, milliseconds. */
const LATER = 1_000;

/** The functions of other scripts than the first that have run, by file. */
async function ranSince(session: CDPSession): Promise<string[]> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const ran = result.filter(({ functions }) =>
    functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
  );
  return ran
    .map(({ url }) => url)
    .filter((url) => url.includes('/assets/') && !url.includes('/boot-'));
}

/** Pages of each make; three others are seen as they are woken, below. */
const ROUTES = ['/', '/menu', '/about'];

const { prefix } = SPANISH;
test('no page runs more than its one small script before an interaction', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const scripts = scriptsOf(page);
  for (const path of ['/menu', '/gallery']) {
    scripts.length = 0;
    await page.goto(pathIn(prefix, path));
    // What the islands need is fetched ahead, since the connection is good.
    await expect.poll(() => scripts.length, path).toBeGreaterThan(3);
    await page.waitForTimeout(LATER);
    expect(await ranSince(session), path).toEqual([]);
  }
  await page.locator('a[data-lightbox]').first().click();
  await expect(page.locator('dialog.lightbox')).toBeVisible();
  expect(await ranSince(session)).not.toEqual([]);
});

test('no page loads more than it before an interaction where data is dear', async ({ page }) => {
  await connectedBy(page, { saveData: true, effectiveType: '4g' });
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

  await test.step('a touch asks at once for all that its island needs, and shows that it was felt', async () => {
    scripts.length = 0;
    await page.goto('/gastronomic');
    expect(scripts).toHaveLength(1);
    const asked: string[] = [];
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((done) => (letGo = done));
    await page.route('**/*', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await held;
      await route.continue();
    });
    const card = page.locator('a[data-workshop="turmeric"]');
    await card.click();
    await expect(card).toHaveAttribute('aria-busy', 'true');
    expect(await card.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('dashed');
    // None of it has come yet, and everything is on its way.
    for (const part of [
      /hydrate-/,
      /react-/,
      /WorkshopDialog-.*js/,
      /islands-/,
      /workshops.turmeric/,
    ])
      await expect.poll(() => asked.filter((path) => part.test(path)).length, `${part}`).toBe(1);
    letGo();
    await expect(page.locator('dialog.workshop .workshop-facts')).toBeVisible();
    await expect(card).not.toHaveAttribute('aria-busy');
    expect(asked.filter((path) => path.includes('turmeric'))).toHaveLength(1);
    await page.unroute('**/*');
  });

  await test.step('a carousel is loaded when it comes into view, React when a field of the form gets the focus, and not before', async () => {
    scripts.length = 0;
    await page.goto('/birthday');
    const carousel = page.locator('.carousel').first();
    await expect(carousel).not.toHaveAttribute('data-hydrated');
    expect(scripts).toHaveLength(1);
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-hydrated');

    scripts.length = 0;
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
});

test('nothing is fetched ahead over a slow connection', async ({ page }) => {
  await connectedBy(page, { saveData: false, effectiveType: 'slow-2g' });
  const scripts = scriptsOf(page);
  await page.goto('/catering');
  await page.waitForTimeout(AHEAD);
  expect(scripts).toHaveLength(1);
  const ahead = page.locator('link[rel="modulepreload"], link[media="not all"]');
  await expect(ahead).toHaveCount(0);
});

test.describe('beside its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page runs no more than its one small script, while the worker stores the others', async ({
    page,
  }) => {
    // Nothing is fetched ahead, which on a busy computer may begin before the worker has stored all.
    await connectedBy(page, { saveData: false, effectiveType: '3g' });
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
  // Before the page comes: soon after it, they are fetched ahead.
  await page.route('**/*.js', (route) =>
    /\/boot-[^/]*$/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto('/gallery');
  const href = await page.locator('.gallery a').first().getAttribute('href');
  await page.locator('.gallery a').first().click();
  // On a busy computer the picture takes its time to be made.
  await expect(page).toHaveURL(href ?? '', { timeout: 30_000 });
  const others = noise.splice(0).filter((line) => !line.includes('ERR_FAILED'));
  expectOnlyFrame(others);
});
