/** From the first screen of a phone hours and notices change within seconds, and what needs somebody is there. */
import { addDays, formatDates, businessDay } from '../../../src/i18n/index.ts';
import { lookAt } from './support/look-at.ts';
import { DESK, expect, expectRefusals, PHONE, publicHtml, test } from './support/one-office.ts';
import { begins, es } from './support/says.ts';
import { openToday, publicText, timed } from './support/today.ts';

const DAY = 24 * 60 * 60 * 1000;

test.use({ ...DESK, locale: 'es-ES', hasTouch: true });

test('what needs somebody, the hours and a notice on the first screen', async ({
  page,
  office,
  noise,
}) => {
  await test.step('what needs somebody is listed, and leads to where it is dealt with', async () => {
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
    await openToday(page);
    await expect(
      page.getByRole('link', { name: `${es('today.item.request')}: Lucía` }),
    ).toHaveAttribute('href', /\/admin\/inbox\/[\w-]+$/);
    await expect(page.getByRole('link', { name: `${es('shared.tomorrow')}: Lucía` })).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: es('office.shortcuts.title') });
    await expect(keys.getByRole('row', { name: begins(`1 ${es('shared.today')}`) })).toBeVisible();
    const inUse = keys.getByRole('switch', { name: es('office.shortcuts.on') });
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(keys).toBeHidden();
    };
    await inUse.click();
    await close();
    await page.reload();
    await expect(page.getByRole('link', { name: `${es('shared.tomorrow')}: Lucía` })).toBeVisible();
    // Off, a digit leads nowhere, also after a reload; "?" is still there to turn them on again.
    await page.keyboard.press('2');
    await page.keyboard.press('?');
    await expect(inUse).not.toBeChecked();
    await expect(page).toHaveURL(/\/admin\/?$/);
    await inUse.click();
    await close();
    // A digit typed over an open menu or list of choices is meant for that.
    await page.locator('[aria-haspopup=menu]:visible').first().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('2');
    await expect(page).toHaveURL(/\/admin\/?$/);
    await page.keyboard.press('Escape');
    // Until it has gone it holds the keys.
    await expect(page.locator('.MuiModal-root')).toHaveCount(0);
    await page.keyboard.press('2');
    await expect(page).not.toHaveURL(/\/admin\/?$/);
    await page.goBack();
  });

  await test.step('today is closed, then open at other hours, then as usual; tomorrow and several days are closed and taken back', async () => {
    await page.setViewportSize(PHONE.viewport);
    const special = async (path: string) => {
      const html = await (await fetch(office.url + path)).text();
      const found = /"specialOpeningHoursSpecification":(\[.*?\])/.exec(html)?.[1] ?? '[]';
      return (JSON.parse(found) as { opens: string; closes: string }[])[0];
    };
    const before = await special('/contact');
    await timed(async () => {
      await page.getByRole('button', { name: begins(es('today.hours.title')) }).tap();
      await page.getByRole('button', { name: es('today.hours.close') }).tap();
      await expect(page.getByRole('status')).toHaveText(/^Hoy: cerrado/);
    });
    await expect.poll(() => special('/contact')).toMatchObject({ opens: '00:00', closes: '00:00' });
    expect(await publicText(office, '/')).toMatch(/Hoy cerrado|Cerrado ahora/);
    expect(await publicText(office, '/contact')).toContain(': cerrado');
    expect(await publicText(office, '/en/contact')).toContain(': closed');
    await page.getByRole('button', { name: begins(es('today.hours.title')) }).tap();
    // What was done before is not said in a sheet that is opened anew.
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
    await page.getByLabel(es('today.hours.opens'), { exact: true }).fill('10:00');
    const closes = page.getByLabel(es('today.hours.closes'), { exact: true });
    await closes.fill('00:00');
    await page.getByRole('button', { name: es('today.hours.save') }).tap();
    await expect
      .poll(() => special('/en/contact'))
      .toMatchObject({ opens: '10:00', closes: '23:59' });
    await page.getByRole('button', { name: begins(es('today.hours.title')) }).tap();
    await expect(closes).toHaveValue('00:00');
    await page.getByRole('button', { name: es('today.hours.back') }).tap();
    await expect.poll(() => special('/contact')).toEqual(before);

    // Tomorrow, in three taps.
    await page.getByRole('button', { name: begins(es('today.hours.title')) }).tap();
    await page.getByRole('button', { name: es('shared.tomorrow'), exact: true }).tap();
    await page.getByRole('button', { name: es('today.hours.close') }).tap();
    await expect(page.getByRole('status')).toHaveText(/^Mañana, .*: cerrado/);
    await page.getByRole('button', { name: es('ra.action.undo') }).tap();
    await expect(page.getByRole('status')).toHaveText(/Deshecho/);
    await page.getByRole('button', { name: begins(es('today.hours.title')) }).tap();
    await page.getByRole('button', { name: es('today.hours.choices.range') }).tap();
    await page.getByLabel(es('shared.from')).fill('2099-08-01');
    await page.getByLabel(es('today.hours.last')).fill('2099-07-01');
    await expect(page.getByRole('alert')).toHaveText(es('today.hours.order'));
    const [from, to] = [1, 3].map((days) => addDays(businessDay(new Date()), days));
    // Across two months the dash has thin spaces, which the page's text has as plain ones.
    const said = `${formatDates(from ?? '', to ?? '', 'es')}: cerrado`.replaceAll(/\s/g, ' ');
    await page.getByLabel(es('shared.from')).fill(from ?? '');
    await page.getByLabel(es('today.hours.last')).fill(to ?? '');
    await lookAt(page, 'today-hours-range');
    await page.getByRole('button', { name: es('today.hours.close') }).tap();
    await expect.poll(() => publicText(office, '/contact')).toContain(said);
    await page.getByRole('button', { name: es('ra.action.undo') }).tap();
    await expect.poll(() => publicText(office, '/contact')).not.toContain(said);
  });

  await test.step('a notice stands on every page until its end', async () => {
    const has = async (path: string, text: string) =>
      (await publicText(office, path)).includes(text);
    const spanish = 'Hoy cerramos antes de lo habitual.';
    const english = 'We’re closing earlier than usual today.';
    expect(await has('/', spanish)).toBe(false);
    await timed(async () => {
      await page.getByRole('button', { name: begins(es('today.notice.title')) }).tap();
      await page.getByRole('button', { name: spanish }).tap();
      await expect(page.getByRole('status')).toHaveText(/está en la web/);
    });
    await expect.poll(() => has('/', spanish)).toBe(true);
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
    await openToday(page);
    await page.getByRole('button', { name: begins(es('today.notice.title')) }).tap();
    await lookAt(page, 'today-notice');
    // In one's own words one language is enough: the other pages say which it is.
    await page.getByRole('button', { name: es('today.notice.publish') }).tap();
    await expect(page.getByText(es('today.notice.needed'))).toBeVisible();
    await page.getByLabel(`${es('today.notice.title')} · Español`).fill('Mañana hay paella.');
    // It outlives a phone that gives out.
    await page.reload();
    await page.getByRole('button', { name: begins(es('today.notice.title')) }).tap();
    await expect(page.getByLabel(`${es('today.notice.title')} · Español`)).toHaveValue(
      'Mañana hay paella.',
    );
    await page.getByRole('button', { name: es('today.notice.publish') }).tap();
    await expect.poll(() => publicHtml(office, '/en')).toContain('lang="es">Mañana hay paella.<');
    await expect.poll(() => has('/', 'Mañana hay paella.')).toBe(true);
    await page.getByRole('button', { name: begins(es('today.notice.title')) }).tap();
    await page.getByRole('button', { name: es('today.notice.remove') }).tap();
    await expect.poll(() => has('/', 'Mañana hay paella.')).toBe(false);
  });

  await test.step('an answer is due', async () => {
    // Six days later an answer is due, whatever weekends and holidays lie between.
    await page.getByRole('button', { name: begins(es('today.hours.title')) }).tap();
    await office.setAhead(6 * DAY);
    // On a phone that slept meanwhile today is another day than the one that is closed.
    await page.getByRole('button', { name: es('today.hours.close') }).tap();
    await expect(page.getByText(es('errors.anotherDay'))).toBeVisible();
    await expectRefusals(noise, 409, 1);
    await page.reload();
    await expect(page.getByRole('link', { name: `${es('today.item.due')}: Lucía` })).toBeVisible();
  });
});
