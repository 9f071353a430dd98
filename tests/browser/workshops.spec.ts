/** A workshop is shown in a dialog that behaves as one, and as a page where there is none. */
import type { Page } from '@playwright/test';
import type { WorkshopDetails } from '../../src/site/islands/workshop.ts';
import { expect, pathIn, test, SPANISH, ENGLISH } from './support/fixtures.ts';
import { filled, WORDS } from './support/words.ts';

const card = (page: Page, slug: string) => page.locator(`a[data-workshop="${slug}"]`);
const dialog = (page: Page) => page.locator('dialog.workshop[open]');

/** Waits until the details have replaced the loading message. */
async function expectDetails(page: Page): Promise<void> {
  await expect(dialog(page).locator('.workshop-facts')).toBeVisible();
}

test('the dialog of a workshop shows all details and a form that names it', async ({
  page,
  server,
}) => {
  const { language, prefix, width } = SPANISH;
  const { forms, workshops } = WORDS[language];
  await page.setViewportSize({ width, height: 740 });
  await page.goto(pathIn(prefix, '/gastronomic'));
  await card(page, 'custom').click();
  await expectDetails(page);
  const answer = await fetch(`${server.url}/api/workshops/custom?language=${language}`);
  const details = (await answer.json()) as WorkshopDetails;
  const box = dialog(page);
  await expect(box.getByRole('heading', { level: 2 })).toHaveText(details.heading);
  for (const paragraph of details.description)
    await expect(box.getByText(paragraph, { exact: true })).toBeVisible();
  const labels = details.facts.map(({ label }) => label);
  for (const word of ['duration', 'when', 'ages', 'groupSize'] as const)
    expect(labels).toContain(workshops[word]);
  await expect(box.locator('.workshop-facts dt')).toHaveText(labels);
  await expect(box.locator('.workshop-facts dd')).toHaveText(
    details.facts.map(({ value }) => value),
  );
  await expect(box.locator('.lists li')).toHaveText([...details.inclusions, ...details.pricing]);
  await expect(box.locator('.note')).toHaveText([details.paymentNote, details.reservationNote]);
  const pictures = box.locator('.pictures img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all())
    expect((await picture.boundingBox())?.width).toBeGreaterThan(130);
  await expect(box.locator('form')).toContainText(
    filled(forms.request.workshop, { name: details.heading }),
  );
  await expect(box.locator('form [name="workshop"]')).toHaveValue(details.heading);
  const sideways = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(sideways).toBe(0);
});

const { language, prefix } = ENGLISH;
const { islands } = WORDS[language];

test('the dialog of a workshop closes by Escape, its button, a click beside it, and each card opens its own', async ({
  page,
  noise,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(pathIn(prefix, '/birthday'));
  const opener = card(page, 'birthday');
  const close = [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: islands.close }).click(),
    () => page.mouse.click(4, 400),
  ];
  for (const shut of close) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expectDetails(page);
    await shut();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await expect(page).toHaveURL(pathIn(prefix, '/birthday'));

  await test.step('while the dialog is open the page neither scrolls nor has the focus, and a press inside that is released outside does not close it', async () => {
    await opener.click();
    await expectDetails(page);
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    expect(await overflow()).toBe('hidden');
    const before = await page.evaluate(() => scrollY);
    const heading = await dialog(page).getByRole('heading', { level: 2 }).boundingBox();
    await page.mouse.move((heading?.x ?? 0) + 10, (heading?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move(4, 400);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    const stops = await dialog(page)
      .locator('a[href], button, input:not([type="hidden"]), select, textarea, summary')
      .count();
    expect(stops).toBeGreaterThan(8);
    for (let step = 0; step < stops + 3; step += 1) {
      await page.keyboard.press('Tab');
      // Beyond the last it is the browser's own, and the body's for the page.
      const isBehind = () => document.activeElement?.matches('body :not(dialog, dialog *)');
      expect(await page.evaluate(isBehind)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(await overflow()).not.toBe('hidden');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  await page.goto(pathIn(prefix, '/gastronomic'));
  const titles = new Set<string>();
  for (const slug of ['goat-cheese', 'custom']) {
    await card(page, slug).click();
    await expectDetails(page);
    titles.add(await dialog(page).getByRole('heading', { level: 2 }).innerText());
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(titles.size).toBe(2);

  await test.step('if the details cannot be loaded, the browser opens the page', async () => {
    await page.route('**/api/workshops/**', (route) => route.fulfill({ status: 503, body: '' }));
    await card(page, 'turmeric').click();
    await expect(page).toHaveURL(pathIn(prefix, '/gastronomic/turmeric'));
    expect(noise.splice(0).join()).toContain('503');
  });
});
