/** A public holiday is one tap in the opening hours, and both languages of the site say that it is closed. */
import type { Holiday } from '../../../src/content/index.ts';
import { addDays, businessDay } from '../../../src/i18n/format.ts';
import { lookAt } from './support/look-at.ts';
import { expect, PHONE, publicHtml, publish, test } from './support/one-office.ts';
import { es } from './support/says.ts';
import { sampleHolidays } from '../support/sample-holidays.ts';

const YESTERDAY = addDays(businessDay(new Date()), -1);

test.use(PHONE);

test('a public holiday is added as closed, and the public page says so', async ({
  page,
  office,
}) => {
  // The sample business has entered its holidays already.
  const path = 'content/openingHours/openingHours';
  const answer = await office.call('GET', path);
  const { published, revision } = (await answer.json()) as {
    published: { values: Record<string, unknown> };
    revision: string;
  };
  const saved = await office.call(
    'PUT',
    path,
    { values: { ...published.values, exceptions: [{ _key: 'past', date: YESTERDAY }] } },
    { 'If-Match': `"${revision}"` },
  );
  expect(saved.status).toBe(200);
  const { revision: draft } = (await saved.json()) as { revision: string };
  await office.call('POST', `${path}/publish`, undefined, { 'If-Match': `"${draft}"` });
  // Its texts name some of them too, in words of its own.
  const html = await publicHtml(office, '/contact');
  const { within } = await sampleHolidays();
  const coming = within(addDays(businessDay(new Date()), 1), 366);
  // One that falls on a Sunday is listed again, for the Monday in its place.
  const called = (one: Holiday | undefined) => one?.name.es ?? '';
  const isOne = (name: string) => coming.filter((one) => called(one).includes(name)).length === 1;
  const holiday = coming.find((one) => !html.includes(called(one)) && isOne(called(one)));
  if (!holiday) throw new Error('There is no holiday to come that the page does not name');
  const year = Number(holiday.day.slice(0, 4));
  const inSpanish = called(holiday);

  await page.goto(`/admin/${path}`);
  // A tab is chosen before its fields are drawn, which takes a slow phone a while.
  const isAhead = await page
    .getByRole('tab', { name: 'Días especiales' })
    .evaluate((tab: HTMLElement) => {
      tab.click();
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      return Promise.resolve().then(() => [tab.ariaSelected, panel?.hidden]);
    });
  expect(isAhead).toEqual(['true', true]);
  const picker = page.getByRole('heading', { name: /\d{4}$/ });
  await expect(picker).toBeVisible();
  // A day that is over is out of the way.
  const special = page.getByRole('listitem').getByRole('button', { name: es('ra.action.open') });
  await expect(special).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver 1 día que ya pasó' }).click();
  await expect(special).toHaveCount(1);
  await page.getByRole('button', { name: es('content.fields.hidePast') }).click();
  while ((await picker.textContent()) !== `Festivos de ${year}`)
    await page.getByRole('button', { name: es('content.holidays.next') }).click();
  const box = page.getByRole('checkbox', { name: inSpanish });
  await box.check();
  // It is added from wherever the list has been turned to since.
  await page.getByRole('button', { name: es('content.holidays.next') }).click();
  await expect(picker).toHaveText(`Festivos de ${year + 1}`);
  await page.getByRole('button', { name: es('content.holidays.add') }).click();
  await page.getByRole('button', { name: es('content.holidays.previous') }).click();
  await expect(box).toBeDisabled();
  await expect(page.getByText(`${inSpanish} (ya está)`)).toBeVisible();
  // It has no hours: it is closed.
  await page
    .getByRole('listitem')
    .filter({ hasText: inSpanish })
    .getByRole('button', { name: es('ra.action.open') })
    .click();
  await expect(page.getByLabel('Abre', { exact: true })).toHaveValue('');
  await lookAt(page, 'holidays');
  await publish(page, 'es');

  for (const { language, locale, at, closed } of [
    { language: 'es', locale: 'es-ES', at: '/contact', closed: 'cerrado' },
    { language: 'en', locale: 'en-GB', at: '/en/contact', closed: 'closed' },
  ] as const) {
    const day = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(Date.parse(holiday.day));
    await page.goto(at);
    const line = page.getByRole('definition').filter({ hasText: `· ${holiday.name[language]}` });
    await expect(line).toContainText(day);
    await expect(line).toContainText(closed);
  }
});
