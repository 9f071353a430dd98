/** What answers a question before a request is written: the questions of a page, and a link to WhatsApp. */
import { ENGLISH, pathIn, SPANISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test('questions: an answer unfolds by keyboard', async ({ page }) => {
  const { prefix } = SPANISH;
  await page.goto(pathIn(prefix, '/catering'));
  const question = page.locator('#questions details').first();
  await expect(question.locator('p').first()).toBeHidden();
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question.locator('p').first()).toBeVisible();
  await tabTo(page, page.locator('#questions summary').nth(1));
});

test('WhatsApp: a link that names the service, and asks nobody for anything', async ({ page }) => {
  const { language, prefix } = ENGLISH;
  await page.goto(pathIn(prefix, '/catering'));
  const service = await page.getByRole('heading', { level: 1 }).innerText();
  const link = page.locator('#form').getByRole('link', { name: WORDS[language].whatsapp.ask });
  const { origin, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(origin).toBe('https://wa.me');
  expect(searchParams.get('text')).toContain(service);
  await page.goto(pathIn(prefix, '/contact'));
  await expect(page.locator('main a[href^="https://wa.me/"]')).toBeVisible();
});
