/**
 * While Sanity is away the site is whole. While the database is, visitors read what is known and are
 * told what is not.
 */
import { openDatabaseProxy, type DatabaseProxy } from '../support/database-proxy.ts';
import { createPostgresDatabase } from '../../src/database/testing/postgres-database.ts';
import { expect, pathIn, test as base, ENGLISH } from './support/fixtures.ts';
import { menuOf, postOf, test } from './support/sanity.ts';
import { startSite } from './support/site-server.ts';
import { WORDS } from './support/words.ts';

// Each test starts a site of its own.
test.describe.configure({ timeout: 120_000 });

const { prefix } = ENGLISH;
const { blog, menu } = WORDS.en;

test.describe('while Sanity was never reached', () => {
  test.use({ isAway: true });

  test('every page is there, and shows what Sanity publishes once it answers', async ({
    page,
    sanity,
  }) => {
    sanity.lake.put(menuOf('Tortilla'));
    for (const path of ['/catering', '/chef', '/contact', '/gallery', '/services', '/', '/blog']) {
      const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(answer?.status(), path).toBe(200);
      if (!['/gallery', '/blog'].includes(path))
        await expect(page.locator('form').first(), path).toBeAttached();
    }
    await page.goto(pathIn(prefix, '/menu'));
    await expect(page.getByText(menu.empty.title)).toBeVisible();
    sanity.behave('answer');
    await expect(async () => {
      await page.reload();
      await expect(page.locator('.dish')).toContainText('Tortilla', { timeout: 500 });
    }).toPass();
  });
});

test('no content: empty states that say what to do', async ({ page }) => {
  await page.goto(pathIn(prefix, '/menu'));
  await expect(page.getByText(menu.empty.title)).toBeVisible();
  await expect(page.getByText(menu.empty.text)).toBeVisible();
  await expect(page.getByText(menu.submenu.title)).toHaveCount(0);
  await page.goto(pathIn(prefix, '/blog'));
  await expect(page.getByText(blog.empty)).toBeVisible();
});

test('every page is served while Sanity is down, also one that nobody has seen', async ({
  page,
  sanity,
}) => {
  for (const one of [menuOf('Tortilla'), postOf('Gazpacho'), postOf('Salmorejo', 'two')])
    sanity.publish(one);
  await expect(async () => {
    await page.goto(pathIn(prefix, '/blog'));
    await expect(page.getByText('Salmorejo')).toBeVisible({ timeout: 500 });
  }).toPass();
  sanity.behave('stall');
  for (const [path, title] of [
    ['/blog/one', 'Gazpacho'],
    ['/blog/two', 'Salmorejo'],
  ] as const) {
    const answer = await page.goto(pathIn(prefix, path), { timeout: 10_000 });
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
  await page.goto(pathIn(prefix, '/menu'));
  await expect(page.locator('.dish')).toContainText('Tortilla');
});

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** A site over PostgreSQL, which can be cut off from it; it has read only what every page needs. */
const testDatabase = base.extend<{ database: DatabaseProxy }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
  database: async ({}, provide) => {
    const { url, drop } = await createPostgresDatabase(server, 'browser');
    const proxy = await openDatabaseProxy(url);
    await provide(proxy);
    await proxy.close();
    await drop();
  },
  baseURL: async ({ database }, provide) => {
    const site = await startSite({ DATABASE_URL: database.url }, '/cookies');
    await provide(site.url);
    await site.stop();
  },
});

for (const javaScriptEnabled of [true, false]) {
  testDatabase.describe(`the database is away, JavaScript ${javaScriptEnabled}`, () => {
    testDatabase.skip(server === '', 'TEST_DATABASE_URL names no PostgreSQL');
    testDatabase.use({ javaScriptEnabled });

    testDatabase(
      'menu and blog say so, and Try Again works when it is back',
      async ({ page, database, noise }) => {
        await page.goto('/cookies');
        await database.down();
        for (const [path, words] of [
          ['/blog', blog.failed],
          ['/blog/one', blog.failedOne],
          ['/menu', menu.error],
        ] as const) {
          const answer = await page.goto(pathIn(prefix, path));
          expect(answer?.status()).toBe(503);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
        }
        await expect(page.locator('.state')).toContainText(menu.failed);
        await database.up();
        const again = page.getByRole('link', { name: WORDS.en.common.tryAgain });
        await expect(async () => {
          if (await again.isVisible()) await again.click({ timeout: 1_000 });
          await expect(page.locator('.dish')).not.toHaveCount(0, { timeout: 3_000 });
        }).toPass();
        for (const line of noise.splice(0)) expect(line).toContain('503');
      },
    );
  });
}
