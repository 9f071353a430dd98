/** A page that fails says so in its language, and betrays nothing. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, LANGUAGES, pathIn, test as base } from './support/fixtures.ts';
import { startSite } from './support/site-server.ts';
import { WORDS } from './support/words.ts';

/** A server whose content tables are gone. */
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed
  baseURL: async ({}, provide) => {
    const site = await startSite();
    // It may be written just then.
    const file = join(site.dataDirectory, 'sobremesa.sqlite');
    const database = new DatabaseSync(file, { timeout: 10_000 });
    database.exec('ALTER TABLE documents RENAME TO elsewhere');
    database.close();
    await provide(site.url);
    await site.stop();
  },
});

test('a failure has a page: its status and no details', async ({ page, noise }) => {
  for (const { language, prefix } of LANGUAGES) {
    const answer = await page.goto(pathIn(prefix, '/gallery'));
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
