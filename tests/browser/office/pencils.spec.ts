/** Whoever edits the site comes from what they see on it to where it is edited; nobody else sees a thing. */
import type { Page } from '@playwright/test';
import { problemsOf } from '../support/axe.ts';
import { expect, PHONE, test } from './support/one-office.ts';

test.use({ ...PHONE, hasTouch: true });

/** Where the headings of a page stand. */
async function places(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return await page.locator(':is(h1, h2, h3, footer)').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width } = one.getBoundingClientRect();
      return [one.textContent, Math.round(x), Math.round(y + scrollY), Math.round(width)];
    }),
  );
}

test('a pencil leads to its field, and moves nothing', async ({ page, context, office }) => {
  // As a visitor first, twice: on a first visit the fonts may come too late to be used.
  await context.clearCookies();
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await expect(page.locator('.pencil, .edit-bar')).toHaveCount(0);
  const visitors = await places(page);
  await context.addCookies([...office.storageState.cookies]);
  await page.reload();
  const pencil = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first();
  const hero = pencil('Editar: página de inicio › Título');
  const { width, height } = (await hero.boundingBox()) ?? {};
  expect([width, height]).toEqual([44, 44]);
  expect(await places(page)).toEqual(visitors);
  expect(await problemsOf(page)).toEqual([]);

  await hero.tap();
  await expect(page.getByRole('textbox', { name: 'Título · Español' })).toBeFocused();
  await page.goBack();
  await pencil('Editar: página de inicio › Foto de portada').tap();
  await expect(page.getByRole('button', { name: /foto/i, disabled: false }).first()).toBeFocused();
  // A part of the page: its item of the list is unfolded in the other tab.
  await page.goBack();
  await pencil(/^Editar: página de inicio › Preguntas/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Título · Español' })).toBeFocused();
  // A dish among many, by its name.
  await page.goto('/menu');
  const name = await page.locator('.dish h4').nth(2).textContent();
  await page.getByRole('link', { name: new RegExp(`^Editar: .* › ${name}$`) }).tap();
  await expect(page.getByRole('textbox', { name: 'Nombre · Español' })).toHaveValue(name ?? '');
  await expect(page.getByRole('textbox', { name: 'Nombre · Español' })).toBeFocused();

  await page.goto('/about');
  await page.getByRole('link', { name: 'Ver como visitante' }).tap();
  await expect(page.locator('.pencil')).toHaveCount(0);
});
