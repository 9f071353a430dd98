/** From the first screen of a phone the dishes and menus of the site change within seconds. */
import { lookAt } from './support/look-at.ts';
import { DESK, expect, test } from './support/one-office.ts';
import { es } from './support/says.ts';
import { backToToday, dishText, openToday, timed } from './support/today.ts';

const DAY = 24 * 60 * 60 * 1000;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Runs in the page, before its own scripts: takes away what a telephone with iOS 16 does not know. */
function beOld(): void {
  Reflect.deleteProperty(Promise, 'withResolvers');
  Reflect.deleteProperty(Map, 'groupBy');
  Reflect.deleteProperty(URL, 'canParse');
}

test('dishes and menus are changed from the first screen', async ({ page, office }) => {
  await page.addInitScript(beOld);
  await test.step('a price is changed in two taps, and seen in both languages; many at once', async () => {
    await openToday(page);
    await lookAt(page, 'today');
    await timed(async () => {
      await page.getByRole('button', { name: /^Platos/ }).tap();
      await page.getByRole('button', { name: /el precio de Croissant de almendra$/ }).tap();
      await page.keyboard.type('7,35');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toContainText('7,35');
    });
    const shown = async () =>
      (await dishText(office, '/menu/all', 'Croissant de almendra')).includes('7,35 €') &&
      (await dishText(office, '/en/menu/all', 'Almond croissant')).includes('€7.35');
    await expect.poll(shown).toBe(true);
    const undo = page.getByRole('button', { name: es('ra.action.undo') });
    // As AltGr comes on Windows, which types.
    await page.keyboard.press('Control+Alt+t');
    await expect(undo).not.toBeFocused();
    await page.keyboard.press('Alt+t');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(/Deshecho/);
    await expect.poll(shown).toBe(false);
    // What is no price is refused beside the field, and nothing changes.
    await page.getByRole('button', { name: /el precio de Croissant de almendra$/ }).tap();
    await page.keyboard.type('siete');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Un precio, como 2,90.')).toBeVisible();
    await page.getByRole('button', { name: es('today.dishes.cancel') }).tap();

    // Many at once are seen first, changed together and taken back together.
    await page.getByRole('button', { name: es('today.prices.open') }).tap();
    await page.getByLabel(es('today.prices.percent')).fill('5');
    const croissants = page.getByRole('region', { name: 'Croissants' });
    await expect(
      croissants.getByRole('listitem').filter({ hasText: 'Croissant de almendra' }),
    ).toHaveText(/2,90\s€ → 3,00\s€/);
    const change = page.getByRole('button', { name: /^Cambiar \d+ precios$/ });
    await expect(change).toBeInViewport();
    await lookAt(page, 'today-prices');
    await change.tap();
    await expect(page.getByRole('status')).toHaveText(/precios cambiados/);
    const isDearer = async () =>
      (await dishText(office, '/menu?list=croissants', 'Croissant de almendra')).includes('3,00 €');
    await expect.poll(isDearer).toBe(true);
    await page.getByRole('button', { name: es('ra.action.undo') }).tap();
    await expect.poll(isDearer).toBe(false);

    // A dish is added from here too, one field after the other; what is half typed is asked about.
    await page.getByRole('button', { name: es('shared.done') }).tap();
    await page.getByRole('button', { name: /^Platos/ }).tap();
    await page.getByRole('button', { name: /el precio de Croissant de almendra$/ }).tap();
    await page.keyboard.type('siete');
    await page.getByRole('link', { name: 'Plato nuevo en Croissants' }).tap();
    await page.getByRole('button', { name: es('ra.action.discard') }).tap();
    for (const [label, text] of [
      [/^Nombre · español/, 'Empanada'],
      [/^Nombre · inglés/, 'Pasty'],
      [/^Precio/, '4,50'],
    ] as const) {
      await expect(page.getByLabel(label)).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await lookAt(page, 'new-dish');
    const added = page.getByRole('listitem').filter({ hasText: 'Empanada' });
    await expect(page.getByText(es('office.saving.saved'))).toBeVisible();
    await page.reload();
    await page.getByRole('tab', { name: 'Platos' }).tap();
    await expect(added).toHaveCount(1);
    await page.getByRole('button', { name: es('content.actions.more') }).tap();
    await page.getByRole('menuitem', { name: es('content.actions.discard') }).tap();
    await expect(added).toHaveCount(0);
  });

  await test.step('a dish is sold out today, and back by itself tomorrow', async () => {
    await backToToday(page);
    await timed(async () => {
      await page.getByRole('button', { name: /^Platos/ }).tap();
      await page.getByRole('button', { name: 'Agotar hoy: Croissant de almendra' }).tap();
      await expect(page.getByRole('status')).toContainText('Mañana vuelve solo');
    });
    const isGone = async () =>
      (await dishText(office, '/en/menu?list=croissants', 'Almond croissant')).includes(
        'Sold out',
      ) && (await dishText(office, '/menu/all', 'Croissant de almendra')).includes('Agotado');
    await expect.poll(isGone).toBe(true);
    await office.setAhead(DAY);
    await expect.poll(isGone).toBe(false);
    await office.setAhead(0);
    await page.getByRole('button', { name: /^Agotado hoy: Croissant de almendra/ }).tap();
    await expect.poll(isGone).toBe(false);
  });

  await test.step('at a desk yesterday’s menu is served again, and a menu takes the place of another', async () => {
    const change = async (price: number) => {
      const today = await (await office.call('GET', 'today')).json();
      const menu = today.shown.menus.find(({ id }: { id: string }) => id === 'menu-bocadillos');
      const [dish] = menu.dishes;
      const body = { action: 'price', type: 'dailyMenu', id: menu.id, dish: dish.key, price };
      const answer = await office.call('POST', 'today/actions', body, {
        'If-Match': `"${menu.revision}"`,
      });
      expect(answer.status).toBe(200);
      return dish.names.es as string;
    };
    const name = await change(8.15);
    await office.setAhead(DAY);
    await change(9.95);
    const price = async (euros: string) =>
      (await dishText(office, '/menu?list=bocadillos', name)).includes(euros);
    await expect.poll(() => price('9,95 €')).toBe(true);

    await page.setViewportSize(DESK.viewport);
    await page.reload();
    await page.getByRole('button', { name: /^Cambiar de carta/ }).click();
    await lookAt(page, 'today-menus');
    await page.getByRole('button', { name: 'Otra vez la de ayer: Bocadillos' }).click();
    await expect.poll(() => price('8,15 €')).toBe(true);
    await page.getByRole('button', { name: es('ra.action.undo') }).click();
    await expect.poll(() => price('9,95 €')).toBe(true);

    const order = async () => {
      const html = await (await fetch(`${office.url}/menu`)).text();
      return [...html.matchAll(/list=([\w-]+)/g)]
        .map(([, id]) => id)
        .filter((id) => id === 'dulces' || id === 'bebidas')[0];
    };
    const first = await order();
    await page.getByRole('button', { name: /^Cambiar de carta/ }).click();
    await page
      .getByRole('group', { name: 'Dulces: Poner en su lugar' })
      .getByRole('button', { name: 'Bebidas' })
      .click();
    await expect(page.getByRole('status')).toContainText('en lugar de');
    await expect.poll(order).not.toBe(first);
    await page.getByRole('button', { name: es('ra.action.undo') }).click();
    await expect.poll(order).toBe(first);
  });
});
