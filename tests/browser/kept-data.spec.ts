/** The tests' own shared site: what one test has changed, the next does not find. */
import { contactValues, fillIn, mainForm } from './forms/support/filling.ts';
import { submissionsOf } from './forms/support/stored.ts';
import { expect } from './support/fixtures.ts';
import { test } from './support/restartable.ts';
import { WORDS } from './support/words.ts';

test.describe.configure({ mode: 'serial' });

const VALUES = contactValues();
const POST = {
  _id: 'post-of-a-test',
  _type: 'blog',
  slug: { _type: 'slug', current: 'de-prueba' },
};
const TITLE = 'Una entrada de prueba';

test('a test changes the content and fills the inbox', async ({ page, site }) => {
  const span = { _type: 'span', _key: 's', text: TITLE, marks: [] };
  const block = { _type: 'block', _key: 'p', style: 'normal', markDefs: [], children: [span] };
  const words = (value: unknown) => ['es', 'en'].map((_key) => ({ _key, value }));
  const publishedAt = new Date().toISOString();
  await site.publish({ ...POST, title: words(TITLE), content: words([block]), publishedAt });
  await expect(async () => {
    await page.goto('/blog');
    await expect(page.getByRole('main')).toContainText(TITLE, { timeout: 1_000 });
  }).toPass();
  await page.goto('/contact');
  await fillIn(mainForm(page), VALUES);
  await mainForm(page).locator('button[type=submit]').click();
  await expect(page.locator('.Toastify__toast')).toHaveText(WORDS.es.forms.contact.success);
  expect(submissionsOf(site.server, VALUES.email)).toHaveLength(1);
});

test('the next finds neither, on the same server', async ({ page, site }) => {
  expect(submissionsOf(site.server, VALUES.email)).toEqual([]);
  await expect(async () => {
    await page.goto('/blog');
    await expect(page.getByRole('main')).not.toContainText(TITLE, { timeout: 1_000 });
  }).toPass();
  expect(site.server.isRunning()).toBe(true);
});
