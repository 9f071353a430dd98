import type { Page } from '@playwright/test';
import { lookAway } from '../support/type-like-a-person.ts';
import { lookAt } from './support/look-at.ts';
import type { Office } from './support/office.ts';
import { expect, openOffice, publicHtml, test } from './support/one-office.ts';

const PAGE = '/menu?list=bocadillos';

const WORDS = {
  es: {
    ...{ dishes: /^Platos/, change: /el precio de Serranito$/, save: 'Guardar el precio' },
    ...{ asked: '¿690,00 €? Antes 6,50 €.', free: '¿0,00 €? Antes 6,50 €.', yes: 'Sí', no: 'No' },
    ...{
      new: 'Precio nuevo de Serranito',
      wrong: 'Un precio en euros, como 7,50.',
      undo: 'Deshacer',
    },
    ...{ tab: 'Platos', open: 'Abrir Serranito', price: 'Precio', publish: 'Publicar' },
    ...{ amount: 'Pon un precio con dos decimales como mucho: 6,90.', close: 'Cerrar' },
    ...{ saved: 'Borrador guardado', look: 'Antes de publicar, mira esto', back: 'Volver a mirar' },
    ...{ label: 'Platos › Serranito › Precio', done: /^Publicado/ },
    ...{ more: 'Más acciones', plan: 'Programar', anyway: 'Programar así' },
  },
  en: {
    ...{ dishes: /^Dishes/, change: /the price of .*[Ss]erranito.*$/, save: 'Save the price' },
    ...{ asked: '€690.00? It was €6.50.', free: '€0.00? It was €6.50.', yes: 'Yes', no: 'No' },
    ...{
      new: /^New price of .*[Ss]erranito/,
      wrong: 'A price in euros, such as 7.50.',
      undo: 'Undo',
    },
    ...{ tab: 'Dishes', open: /^Open .*[Ss]erranito/, price: 'Price', publish: 'Publish' },
    ...{ amount: 'Enter a price with two decimals at most: 6.90.', close: 'Close' },
    ...{ saved: 'Draft saved', look: 'Before you publish, look at this', back: 'Look again' },
    ...{
      label: /^Dishes › .*[Ss]erranito.* › Price$/,
      done: /^Published/,
    },
    ...{ more: 'More actions', plan: 'Schedule', anyway: 'Schedule as it is' },
  },
} as const;

test.use({ viewport: { width: 390, height: 844 } });

/** Key by key, as thumbs do. */
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 120 });

/** Does the public page have a price in the row of the dish? */
const costsIn = (office: Office, path: string) => async (price: string) =>
  new RegExp(`Serranito<.{0,200}?\\D${price}\\D`, 'is').test(await publicHtml(office, path));

for (const language of ['es', 'en'] as const) {
  const words = WORDS[language];
  const path = language === 'es' ? PAGE : `/en${PAGE}`;

  test.describe(`a slip of the thumb in a price, ${language}`, () => {
    test.setTimeout(120_000);

    test('is asked about in its row on Today, and not live before', async ({ page, office }) => {
      const costs = costsIn(office, path);
      await openOffice(page, '', language);
      await page.getByRole('button', { name: words.dishes }).first().click();
      const change = page.getByRole('button', { name: words.change });
      const row = page
        .getByRole('listitem')
        .filter({ hasText: /serranito/i })
        .first();
      await change.click();
      await type(page, '690');
      await page.getByRole('button', { name: words.save }).click();
      await expect(row.getByRole('alert')).toHaveText(words.asked);
      await lookAt(page, `price-asked-${language}-390`);
      await lookAway(page);
      expect(await costs('690[.,]00')).toBe(false);
      // Enter once more is no answer but the one that changes nothing.
      await page.keyboard.press('Enter');
      const typed = page.getByRole('textbox', { name: words.new });
      await expect(typed).toHaveValue('690');
      await typed.fill('');
      await type(page, '0');
      await page.keyboard.press('Enter');
      await expect(row.getByRole('alert')).toHaveText(words.free);
      await row.getByRole('button', { name: words.no, exact: true }).click();
      await typed.fill('');
      await type(page, '6,905');
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.wrong)).toBeVisible();
      // What is meant is saved by one tap more, and what is no slip without one.
      await typed.fill('');
      await type(page, '690');
      await page.keyboard.press('Enter');
      await row.getByRole('button', { name: words.yes, exact: true }).click();
      await expect.poll(() => costs('690[.,]00')).toBe(true);
      await page.getByRole('button', { name: words.undo }).click();
      await expect.poll(() => costs('690[.,]00')).toBe(false);
      expect(await costs('6[.,]50')).toBe(true);
    });

    test('is asked about in its row of the form, and before it is published', async ({
      page,
      office,
    }) => {
      const costs = costsIn(office, path);
      await openOffice(page, '/content/dailyMenu/menu-bocadillos', language);
      await page.getByRole('tab', { name: words.tab }).click();
      await page.getByRole('button', { name: words.open }).click();
      const price = page.getByRole('textbox', { name: words.price });
      const question = page.getByRole('group', { name: words.asked });
      await price.fill('');
      await type(page, '6,905');
      await price.blur();
      await expect(page.getByText(words.amount).first()).toBeVisible();
      await price.fill('');
      await type(page, '690');
      await expect(question).toHaveCount(0);
      await price.blur();
      await expect(question.getByRole('button', { name: words.no, exact: true })).toBeInViewport();
      await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
      await lookAt(page, `price-in-form-${language}-390`);
      // Left unanswered, it is asked before anything goes live, now or by itself.
      const dialog = page.getByRole('dialog', { name: words.look });
      await page.getByRole('button', { name: words.publish, exact: true }).click();
      await expect(dialog).toContainText(words.asked);
      await expect(dialog.getByText(words.label)).toBeVisible();
      await lookAt(page, `price-before-publishing-${language}-390`);
      await dialog.getByRole('button', { name: words.back }).click();
      await page.getByRole('button', { name: words.more, exact: true }).click();
      await page.getByRole('menuitem', { name: words.plan }).click();
      await expect(dialog).toContainText(words.asked);
      await dialog.getByRole('button', { name: words.anyway }).click();
      await page
        .getByRole('dialog', { name: words.plan })
        .getByRole('button', { name: words.close })
        .click();
      // "No" puts back what is published.
      await question.getByRole('button', { name: words.no, exact: true }).click();
      await expect(price).toHaveValue(language === 'es' ? '6,50' : '6.50');
      await price.fill('');
      await type(page, '69');
      await price.blur();
      const once = page.getByRole('group', { name: /69[.,]00/ });
      await once.getByRole('button', { name: words.yes, exact: true }).click();
      await expect(once).toHaveCount(0);
      // Answered, it is not asked again.
      await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
      await page.getByRole('button', { name: words.publish, exact: true }).click();
      await expect(dialog.or(page.getByText(words.done)).first()).toBeVisible();
      await expect(page.getByText(/¿69,00|€69\.00\?/)).toHaveCount(0);
      const anyway = dialog.getByRole('button').last();
      if (await dialog.isVisible()) await anyway.click();
      await expect.poll(() => costs('69[.,]00')).toBe(true);
      // Back to what it was, which looks like a slip too, from there.
      await price.fill('');
      await type(page, language === 'es' ? '6,50' : '6.50');
      await price.blur();
      await page
        .getByRole('group', { name: /6[.,]50/ })
        .getByRole('button', { name: words.yes, exact: true })
        .click();
      await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
      await page.getByRole('button', { name: words.publish, exact: true }).click();
      if (await dialog.isVisible({ timeout: 1_000 })) await anyway.click();
      await expect.poll(() => costs('6[.,]50')).toBe(true);
    });
  });
}
