/** A page that fails, or whose database is away, says so in its language, betrays nothing and can be had again. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openDatabaseProxy, type DatabaseProxy } from '../support/database-proxy.ts';
import { createPostgresDatabase } from '../../src/database/testing/postgres-database.ts';
import { ENGLISH, expect, LANGUAGES, pathIn, test as base } from './support/fixtures.ts';
import { test } from './support/restartable.ts';
import { startSite } from './support/site-server.ts';
import { WORDS } from './support/words.ts';

/** Away from the content, as when its table is gone. */
async function withoutContent(dataDirectory: string, look: () => Promise<void>): Promise<void> {
  // It may be written just then.
  const file = join(dataDirectory, 'sobremesa.sqlite');
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec('ALTER TABLE documents RENAME TO elsewhere');
  try {
    await look();
  } finally {
    database.exec('ALTER TABLE elsewhere RENAME TO documents');
    database.close();
  }
}

test('a failure has a page: its status and no details', async ({ page, site, noise }) => {
  await withoutContent(site.server.dataDirectory, async () => {
    for (const { language, prefix } of LANGUAGES) {
      // One that no other test of this site opens, so that it is not kept.
      const answer = await page.goto(pathIn(prefix, '/past-experiences'));
      expect(answer?.status()).toBe(500);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(WORDS[language].common.failure.title);
      await expect(page.locator('.status-text')).toHaveText('500 Internal Server Error');
      const html = await page.content();
      for (const secret of ['documents', 'SQL', 'Error:', '.js:', 'node:']) {
        expect(html, secret).not.toContain(secret);
      }
      await expect(page.getByRole('link', { name: WORDS[language].common.backHome })).toBeVisible();
      expect(noise.splice(0)).toEqual([expect.stringContaining('500')]);
    }
  });
});

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** A site over PostgreSQL, which can be cut off from it; it has read only what every page needs. */
const cutOff = base.extend<{ database: DatabaseProxy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
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

cutOff.describe('while the database is away', () => {
  cutOff.skip(server === '', 'TEST_DATABASE_URL names no PostgreSQL');

  cutOff(
    'the menu says so, and Try Again works when it is back',
    { tag: '@torture' },
    async ({ page, database, noise }) => {
      const { menu, common } = WORDS.en;
      await page.goto('/cookies');
      await database.down();
      expect((await page.goto(pathIn(ENGLISH.prefix, '/menu')))?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(menu.error);
      await expect(page.locator('.state')).toContainText(menu.failed);
      await database.up();
      const again = page.getByRole('link', { name: common.tryAgain });
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1_000 });
        await expect(page.locator('.dish')).not.toHaveCount(0, { timeout: 3_000 });
      }).toPass();
      for (const line of noise.splice(0)) expect(line).toContain('503');
    },
  );
});
