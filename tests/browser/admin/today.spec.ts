/** From the first screen of a phone the site changes within seconds, and what needs somebody is there. */
import type { Page } from '@playwright/test';
import { addDays, formatDates, businessDay } from '../../../src/i18n/index.ts';
import { lookAt } from './support/look-at.ts';
import type { Office } from './support/office.ts';
import { expect, publicHtml, test } from './support/one-office.ts';
import { en, es } from './support/says.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A change is on the public page within a second; the machine under test is given more. */
const SOON = { timeout: 5_000 };

/** From a phone that shows the first screen, each change takes this long at most, milliseconds. */
const QUICK = 10_000;

/** The text of a public page as the server sends it. */
async function publicText(office: Office, path: string): Promise<string> {
  return (await publicHtml(office, path))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

/**
 * What the page says of a dish where it has its price: from its name to the next one's. On the kiosk's
 * days what is sold out is named above, too.
 */
async function dishText(office: Office, path: string, name: string): Promise<string> {
  const text = await publicText(office, path);
  const at = text.search(new RegExp(`${name} (?:Agotado |Sold out )?[€\\d]`));
  expect(at, `${name} on ${path}`).toBeGreaterThan(0);
  return text.slice(at, at + 260);
}

async function openToday(page: Page, language: 'es' | 'en'): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('sobremesa.office.language', chosen);
  }, language);
  await page.goto('/admin');
  const title = language === 'es' ? 'Cambiar en la web' : 'Change the site';
  await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 20_000 });
}

/** Does what the owner does, and says how long it took. */
async function timed(work: () => Promise<void>): Promise<void> {
  const from = performance.now();
  await work();
  expect(performance.now() - from).toBeLessThan(QUICK);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a price is changed in two taps, and seen in both languages; many at once', async ({
    page,
    office,
  }) => {
    await openToday(page, 'es');
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
    await expect.poll(shown, SOON).toBe(true);
    await page.getByRole('button', { name: es('ra.action.undo') }).tap();
    await expect(page.getByRole('status')).toHaveText(/Deshecho/);
    await expect.poll(shown, SOON).toBe(false);
    // What is no price is refused beside the field, and nothing changes.
    await page.getByRole('button', { name: /el precio de Croissant de almendra$/ }).tap();
    await page.keyboard.type('siete');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Un precio en euros, como 7,50.')).toBeVisible();
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
      (await dishText(office, '/menu/all', 'Croissant de almendra')).includes('3,00 €');
    await expect.poll(isDearer, SOON).toBe(true);
    await page.getByRole('button', { name: es('ra.action.undo') }).tap();
    await expect.poll(isDearer, SOON).toBe(false);

    // A dish is added from here too, one field after the other; what is half typed is asked about.
    await openToday(page, 'es');
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

  test('a dish is sold out today, and back by itself tomorrow', async ({ page, office }) => {
    await openToday(page, 'en');
    await timed(async () => {
      await page.getByRole('button', { name: /^Dishes/ }).tap();
      await page.getByRole('button', { name: 'Sold out today: Almond croissant' }).tap();
      await expect(page.getByRole('status')).toContainText('back by itself tomorrow');
    });
    const isGone = async () =>
      (await dishText(office, '/en/menu?list=croissants', 'Almond croissant')).includes(
        'Sold out',
      ) && (await dishText(office, '/menu/all', 'Croissant de almendra')).includes('Agotado');
    await expect.poll(isGone, SOON).toBe(true);
    await office.setAhead(DAY);
    await expect.poll(isGone, SOON).toBe(false);
    await office.setAhead(0);
    await page.getByRole('button', { name: 'Sold out today: Almond croissant' }).tap();
    await expect.poll(isGone, SOON).toBe(false);
  });

  test('today is closed, then open at other hours, then as usual; tomorrow and several days are closed and taken back', async ({
    page,
    office,
  }) => {
    await openToday(page, 'es');
    const special = async (path: string) => {
      const html = await (await fetch(office.url + path)).text();
      const found = /"specialOpeningHoursSpecification":(\[.*?\])/.exec(html)?.[1] ?? '[]';
      return (JSON.parse(found) as { opens: string; closes: string }[])[0];
    };
    const before = await special('/contact');
    await timed(async () => {
      await page.getByRole('button', { name: /^Horario y cierres/ }).tap();
      await page.getByRole('button', { name: es('today.hours.close') }).tap();
      await expect(page.getByRole('status')).toHaveText(/^Hoy: cerrado/);
    });
    await expect
      .poll(() => special('/contact'), SOON)
      .toMatchObject({ opens: '00:00', closes: '00:00' });
    expect(await publicText(office, '/')).toMatch(/Hoy cerrado|Cerrado ahora/);
    expect(await publicText(office, '/contact')).toContain(': cerrado');
    expect(await publicText(office, '/en/contact')).toContain(': closed');
    await page.getByRole('button', { name: /^Horario y cierres/ }).tap();
    // What was done before is not said in a sheet that is opened anew.
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
    await page.getByLabel(es('today.hours.opens'), { exact: true }).fill('10:00');
    await page.getByLabel(es('today.hours.closes'), { exact: true }).fill('23:30');
    await page.getByRole('button', { name: es('today.hours.save') }).tap();
    await expect
      .poll(() => special('/en/contact'), SOON)
      .toMatchObject({ opens: '10:00', closes: '23:30' });
    await page.getByRole('button', { name: /^Horario y cierres/ }).tap();
    await page.getByRole('button', { name: es('today.hours.back') }).tap();
    await expect.poll(() => special('/contact'), SOON).toEqual(before);

    // Tomorrow, in three taps.
    await page.getByRole('button', { name: /^Horario y cierres/ }).tap();
    await page.getByRole('button', { name: es('today.groups.tomorrow'), exact: true }).tap();
    await page.getByRole('button', { name: es('today.hours.close') }).tap();
    await expect(page.getByRole('status')).toHaveText(/^Mañana, .*: cerrado/);
    await page.getByRole('button', { name: es('ra.action.undo') }).tap();
    await expect(page.getByRole('status')).toHaveText(/Deshecho/);
    await page.getByRole('button', { name: /^Horario y cierres/ }).tap();
    await page.getByRole('button', { name: es('today.hours.choices.range') }).tap();
    await page.getByLabel(es('shared.from')).fill('2099-08-01');
    await page.getByLabel(es('today.hours.last')).fill('2099-07-01');
    await expect(page.getByRole('alert')).toHaveText('El último día va antes que el primero.');
    const [from, to] = [1, 3].map((days) => addDays(businessDay(new Date()), days));
    // Across two months the dash has thin spaces, which the page's text has as plain ones.
    const said = `${formatDates(from ?? '', to ?? '', 'es')}: cerrado`.replaceAll(/\s/g, ' ');
    await page.getByLabel(es('shared.from')).fill(from ?? '');
    await page.getByLabel(es('today.hours.last')).fill(to ?? '');
    await lookAt(page, 'today-hours-range');
    await page.getByRole('button', { name: es('today.hours.close') }).tap();
    await expect.poll(() => publicText(office, '/contact'), SOON).toContain(said);
    await page.getByRole('button', { name: es('ra.action.undo') }).tap();
    await expect.poll(() => publicText(office, '/contact'), SOON).not.toContain(said);
  });

  test('a notice stands on every page until its end', async ({ page, office }) => {
    await openToday(page, 'en');
    const has = async (path: string, text: string) =>
      (await publicText(office, path)).includes(text);
    const spanish = 'Hoy cerramos antes de lo habitual.';
    const english = 'We’re closing earlier than usual today.';
    expect(await has('/', spanish)).toBe(false);
    await timed(async () => {
      await page.getByRole('button', { name: /^Notice/ }).tap();
      await page.getByRole('button', { name: english }).tap();
      await expect(page.getByRole('status')).toHaveText(/on the site/);
    });
    await expect.poll(() => has('/', spanish), SOON).toBe(true);
    for (const path of ['/en', '/en/menu', '/en/contact', '/en/blog', '/en/not-there']) {
      expect(await has(path, english), path).toBe(true);
    }
    await page.goto('/en');
    await expect(page.getByRole('complementary', { name: 'Notice' })).toHaveText(english);
    await lookAt(page, 'site-notice');
    await office.setAhead(DAY);
    expect(await has('/', spanish)).toBe(false);
    expect(await has('/en/menu', english)).toBe(false);
    await office.setAhead(0);
    await openToday(page, 'en');
    await page.getByRole('button', { name: /^Notice/ }).tap();
    await lookAt(page, 'today-notice');
    // In one's own words one language is enough: the other pages say which it is.
    await page.getByRole('button', { name: en('today.notice.publish') }).tap();
    await expect(page.getByText('Write the notice.')).toBeVisible();
    await page.getByLabel(en('today.notice.es')).fill('Mañana hay paella.');
    await page.getByRole('button', { name: en('today.notice.publish') }).tap();
    await expect
      .poll(() => publicHtml(office, '/en'), SOON)
      .toContain('lang="es">Mañana hay paella.<');
    await expect.poll(() => has('/', 'Mañana hay paella.'), SOON).toBe(true);
    await page.getByRole('button', { name: /^Notice/ }).tap();
    await page.getByRole('button', { name: en('today.notice.remove') }).tap();
    await expect.poll(() => has('/', 'Mañana hay paella.'), SOON).toBe(false);
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('yesterday’s menu is served again, and a menu takes the place of another', async ({
    page,
    office,
  }) => {
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
    await expect.poll(() => price('9,95 €'), SOON).toBe(true);

    await openToday(page, 'es');
    await page.getByRole('button', { name: /^Cambiar de carta/ }).click();
    await lookAt(page, 'today-menus');
    await page.getByRole('button', { name: 'Otra vez la de ayer: Bocadillos' }).click();
    await expect.poll(() => price('8,15 €'), SOON).toBe(true);
    await page.getByRole('button', { name: es('ra.action.undo') }).click();
    await expect.poll(() => price('9,95 €'), SOON).toBe(true);

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
    await expect.poll(order, SOON).not.toBe(first);
    await page.getByRole('button', { name: es('ra.action.undo') }).click();
    await expect.poll(order, SOON).toBe(first);
  });

  test('what needs somebody is listed, and leads to where it is dealt with', async ({
    page,
    office,
  }) => {
    const soon = new Date(Date.now() + DAY).toLocaleDateString('sv-SE', {
      timeZone: 'Europe/Madrid',
    });
    const sent = await fetch(`${office.url}/api/requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ firstName: 'Lucía', email: 'lucia@example.com', phone: '+34 600 000 000' },
        ...{ requestedDate: soon, requestedTime: 'morning', participants: '6-10', locale: 'es' },
      }),
    });
    expect(sent.status, await sent.text()).toBe(201);
    await openToday(page, 'es');
    await expect(page.getByRole('link', { name: /Solicitud nueva: Lucía/ })).toHaveAttribute(
      'href',
      /\/admin\/inbox\/[\w-]+$/,
    );
    await expect(page.getByRole('link', { name: /Mañana: Lucía/ })).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: es('office.shortcuts.title') });
    await expect(keys.getByRole('row', { name: /^1 Hoy/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    // Six days later an answer is due, whatever weekends and holidays lie between.
    await office.setAhead(6 * DAY);
    await page.reload();
    await expect(page.getByRole('link', { name: /Toca contestar: Lucía/ })).toBeVisible();
    await lookAt(page, 'today-request');
  });
});
