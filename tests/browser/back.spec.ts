/** Back closes what lies over a page, as on a phone everybody expects, and nothing written is lost by it. */
import type { Page } from '@playwright/test';
import { Widget } from './forms/support/feedback.ts';
import { field, fillIn, requestForm, requestValues } from './forms/support/filling.ts';
import { ENGLISH, expect, pathIn, SPANISH, test } from './support/fixtures.ts';
import { expectPhoto, lightbox, photoLinks } from './support/lightbox.ts';
import { WORDS } from './support/words.ts';

const dialog = (page: Page) => page.locator('dialog.workshop[open]');
const card = (page: Page, slug: string) => page.locator(`a[data-workshop="${slug}"]`);
const firstName = (page: Page) => dialog(page).locator('[name="firstName"]');

/** What the page's script keeps of a half-written request. */
const draft = (page: Page, name: string) =>
  page.evaluate((key) => sessionStorage.getItem(key), name);

test('on a phone Back closes the dialog of a workshop, Forward opens it again, and the page stays', async ({
  page,
  noise,
}) => {
  const { language, prefix, width } = SPANISH;
  await page.setViewportSize({ width, height: 740 });
  await page.goto(pathIn(prefix, '/'));
  await page.goto(pathIn(prefix, '/gastronomic'));
  await card(page, 'turmeric').click();
  await expect(firstName(page)).toBeVisible();
  const heading = await dialog(page).getByRole('heading', { level: 2 }).innerText();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(pathIn(prefix, '/gastronomic'));
  await expect(card(page, 'turmeric')).toBeFocused();
  await page.goForward();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText(heading);

  // However long it is, its × stays in sight, and its pictures are large.
  await firstName(page).waitFor();
  const body = dialog(page).locator('.dialog-body');
  await body.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  expect(await body.evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
  const close = dialog(page).getByRole('button', { name: WORDS[language].islands.close });
  await expect(close).toBeInViewport({ ratio: 1 });
  await body.evaluate((element) => element.scrollTo({ top: 0 }));
  for (const picture of await dialog(page).locator('.pictures img').all())
    expect((await picture.boundingBox())?.width).toBeGreaterThan(120);
  await close.click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(pathIn(prefix, '/gastronomic'));
  await page.goBack();
  await expect(page).toHaveURL(pathIn(prefix, '/'));

  await test.step('Back puts the feedback away and keeps what is written, and the page stays where it was', async () => {
    const widget = new Widget(page, language, prefix);
    await widget.tab.click();
    await field(widget.panel, 'name').fill('Carmen');
    await page.goBack();
    await expect(widget.panel).toBeHidden();
    await expect(page).toHaveURL(pathIn(prefix, '/'));
    await widget.tab.click();
    await expect(field(widget.panel, 'name')).toHaveValue('Carmen');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await widget.panel.locator('.dialog-close').click();
    await expect(widget.panel).toBeHidden();
    await expect(page).toHaveURL(pathIn(prefix, '/'));
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  await test.step('a message over the page closes by Back, and a reload leaves no step of it behind', async () => {
    await page.route('**/api/requests', (route) => route.fulfill({ status: 500, body: '' }));
    const catering = `${pathIn(prefix, '/catering')}#form`;
    await page.goto(catering);
    const form = requestForm(page);
    await fillIn(form, requestValues());
    const message = page.locator('dialog.message[open]');
    const send = form.locator('[type="submit"]');
    await send.click();
    await expect(message).toBeVisible();
    await page.goBack();
    await expect(message).toHaveCount(0);
    await expect(page).toHaveURL(catering);
    await expect(form.locator(':focus')).toHaveCount(1);
    await send.click();
    await expect(message).toBeVisible();
    await page.reload();
    await expect(form.locator('[name="firstName"]')).toHaveValue('Carmen');
    await page.goBack();
    await expect(page).toHaveURL(pathIn(prefix, '/'));
    expect(noise.splice(0).filter((line) => !line.includes('500'))).toEqual([]);
  });
});

test('Back closes the lightbox, whichever photo it has come to', async ({ page }) => {
  const { prefix } = ENGLISH;
  const gallery = pathIn(prefix, '/gallery');
  await page.goto(gallery);
  await photoLinks(page).nth(1).click();
  await expectPhoto(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectPhoto(page, 3);
  await page.reload();
  await expectPhoto(page, 3);
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(gallery);
  // An address that names no photo opens none.
  await page.goto(`${gallery}#photo-99`);
  await page.reload();
  await expect(lightbox(page)).toHaveCount(0);

  const workshops = pathIn(prefix, '/gastronomic');
  await test.step('a shared address opens what it names, and closing it stays on the page', async () => {
    await page.goto(`${workshops}#workshop-turmeric`);
    await expect(firstName(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(workshops);
  });

  await test.step('a reload or another language keeps the dialog of a workshop and its draft', async () => {
    await card(page, 'turmeric').click();
    await firstName(page).fill('Carmen');
    await expect.poll(() => draft(page, 'draft:request:turmeric')).toContain('Carmen');
    expect(await draft(page, 'draft:request')).toBeNull();
    await page.reload();
    await expect(firstName(page)).toHaveValue('Carmen');
    await page.evaluate(() =>
      dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'es' })),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(firstName(page)).toHaveValue('Carmen');
    await expect(dialog(page).locator('form')).toContainText(
      await dialog(page).getByRole('heading', { level: 2 }).innerText(),
    );
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    const general = requestForm(page);
    await general.locator('[name="lastName"]').fill('Ruiz');
    await expect.poll(() => draft(page, 'draft:request')).toContain('Ruiz');
    await expect(general.locator('[name="firstName"]')).toHaveValue('');

    // Each workshop has its own, and its page goes on with it.
    await card(page, 'custom').click();
    await expect(firstName(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await card(page, 'turmeric').click();
    await expect(firstName(page)).toHaveValue('Carmen');
    await expect(dialog(page).locator('[name="lastName"]')).toHaveValue('');
    await page.goto('/gastronomic/turmeric');
    await expect(requestForm(page).locator('[name="firstName"]')).toHaveValue('Carmen');
  });
});
