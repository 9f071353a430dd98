/** A slip of the thumb in a price is asked about wherever one is changed, before anybody can order at it. */
import { goOnTyping, lookAway } from '../support/type-like-a-person.ts';
import { lookAt } from './support/look-at.ts';
import type { Office } from './support/office.ts';
import { expect, goWithin, PHONE, publicHtml, test } from './support/one-office.ts';
import { es } from './support/says.ts';

const PAGE = '/menu?list=bocadillos';

const words = {
  ...{ dishes: /^Platos/, change: /el precio de Serranito$/, save: es('today.dishes.save') },
  asked: '¿690,00 €? Antes 6,50 €.',
  yes: es('ra.boolean.true'),
  no: es('ra.boolean.false'),
  new: 'Precio nuevo de Serranito',
  undo: es('ra.action.undo'),
  ...{ tab: 'Platos', open: 'Abrir Serranito', price: 'Precio' },
  publish: es('content.actions.publish'),
  close: es('ra.action.close'),
  saved: es('office.saving.saved'),
  look: es('content.doubts.title'),
  back: es('content.doubts.back'),
  ...{ label: 'Platos › Serranito › Precio', done: /^Publicado/ },
  more: es('content.actions.more'),
  plan: es('content.actions.schedule'),
  anyway: es('content.doubts.scheduleAnyway'),
} as const;

test.use(PHONE);

/** Does the public page have a price in the row of the dish? */
const costsIn = (office: Office, path: string) => async (price: string) =>
  new RegExp(`Serranito<.{0,200}?\\D${price}\\D`, 'is').test(await publicHtml(office, path));

test('a slip of the thumb in a price', async ({ page, office }) => {
  const costs = costsIn(office, PAGE);

  await test.step('a slip of the thumb in a price is asked about in its row on Today, and not live before', async () => {
    await page.clock.install();
    await page.goto('/admin');
    await page.getByRole('button', { name: words.dishes }).first().click();
    const change = page.getByRole('button', { name: words.change });
    const row = page
      .getByRole('listitem')
      .filter({ hasText: /serranito/i })
      .first();
    await change.click();
    await goOnTyping(page, '690');
    await page.getByRole('button', { name: words.save }).click();
    await expect(row.getByRole('alert')).toHaveText(words.asked);
    await lookAt(page, 'price-asked');
    await lookAway(page);
    expect(await costs('690[.,]00')).toBe(false);
    // Enter once more is no answer but the one that changes nothing.
    await page.keyboard.press('Enter');
    const typed = page.getByRole('textbox', { name: words.new });
    await expect(typed).toHaveValue('690,00');
    // What is meant is saved by one tap more, and what is no slip without one.
    await typed.fill('');
    await goOnTyping(page, '690');
    await page.keyboard.press('Enter');
    await row.getByRole('button', { name: words.yes, exact: true }).click();
    await expect.poll(() => costs('690[.,]00')).toBe(true);
    await page.getByRole('button', { name: words.undo }).click();
    await expect.poll(() => costs('690[.,]00')).toBe(false);
    expect(await costs('6[.,]50')).toBe(true);
  });

  await test.step('a slip of the thumb in a price is asked about in its row of the form, and before it is published', async () => {
    await goWithin(page, '/admin/content/dailyMenu/menu-bocadillos');
    await page.getByRole('tab', { name: words.tab }).click();
    await page.getByRole('button', { name: words.open }).click();
    const price = page.getByRole('textbox', { name: words.price });
    const question = page.getByRole('group', { name: words.asked });
    await price.fill('');
    await goOnTyping(page, '690');
    await expect(question).toHaveCount(0);
    await price.blur();
    await expect(question.getByRole('button', { name: words.no, exact: true })).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
    // Left unanswered, it is asked before anything goes live, now or by itself.
    const dialog = page.getByRole('dialog', { name: words.look });
    await page.getByRole('button', { name: words.publish, exact: true }).click();
    await expect(dialog).toContainText(words.asked);
    await expect(dialog.getByText(words.label)).toBeVisible();
    await lookAt(page, 'price-before-publishing');
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
    await expect(price).toHaveValue('6,50');
    await price.fill('');
    await goOnTyping(page, '69');
    // The question moves what is below it, and not from under the press that left the price.
    await page.getByRole('button', { name: 'Moluscos: no' }).click({ delay: 120 });
    await expect(page.getByRole('button', { name: 'Moluscos: sí' })).toBeVisible();
    const once = page.getByRole('group', { name: /69[.,]00/ });
    await once.getByRole('button', { name: words.yes, exact: true }).click();
    await expect(once).toHaveCount(0);
    // Answered, it is not asked again.
    await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
    await page.getByRole('button', { name: words.publish, exact: true }).click();
    await expect(dialog.or(page.getByText(words.done)).first()).toBeVisible();
    await expect(page.getByText(/¿69,00/)).toHaveCount(0);
    const anyway = dialog.getByRole('button').last();
    if (await dialog.isVisible()) await anyway.click();
    await expect.poll(() => costs('69[.,]00')).toBe(true);
    expect(await costsIn(office, `/en${PAGE}`)('69[.,]00')).toBe(true);
  });
});
