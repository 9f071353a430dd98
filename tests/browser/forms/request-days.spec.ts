/** Who asks for a day that is closed learns it, with the reason, before and after sending. */
import { ofType, readSample } from '../../../sample/checks/sample.ts';
import { addDays } from '../../../src/i18n/index.ts';
import { pathIn, sidewaysScroll, SPANISH } from '../support/fixtures.ts';
import { filled, WORDS } from '../support/words.ts';
import { dayFromNow, field, fillIn, requestForm, requestValues } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const [hours] = ofType(readSample(), 'openingHours');
const holidays = ((hours?.exceptions ?? []) as { date: string }[]).map(({ date }) => date);

/** The first day of a weekday (0 Sunday) in a fortnight or later that is no public holiday. */
function next(weekday: number): string {
  let day = dayFromNow(14);
  while (new Date(day).getUTCDay() !== weekday || holidays.includes(day)) day = addDays(day, 1);
  return day;
}

/** `domingo 6 de diciembre` */
function dayText(day: string, language: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language, options).format(new Date(day)).replace(',', '');
}

const { language, prefix, width } = SPANISH;
const { request, errors } = WORDS[language].forms;

test('the kiosk takes a Saturday by booking, and a near day without a word of notice; a warning can be read on a narrow screen', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width, height: 740 });
  await page.goto(pathIn(prefix, '/daily'));
  const form = requestForm(page);
  const submit = form.getByRole('button', { name: request.submit });
  const days = page.waitForResponse(`**/api/booking?language=${language}`);
  const saturday = next(6);
  await fillIn(form, { requestedDate: saturday, requestedTime: 'evening' });
  await days;
  await expect(form.locator('.told')).toHaveText(['', '']);
  await field(form, 'service').selectOption('gastronomic');
  await expect(form.locator('.told').first()).not.toBeEmpty();
  expect(await sidewaysScroll(page)).toBe(0);
  await field(form, 'service').selectOption('daily');

  await test.step('the kiosk is refused on a closed day, with the reason and the next', async () => {
    const sunday = next(0);
    const values = { ...requestValues(), requestedDate: sunday, requestedTime: 'morning' };
    await fillIn(form, values);
    const reason = form.getByText(dayText(sunday, language));
    // Said before it is sent.
    await expect(reason).toBeVisible();
    await submit.click();
    const date = field(form, 'requestedDate');
    await expect(date).toHaveAccessibleDescription(new RegExp(errors.closedDay));
    await expect(reason).toBeVisible();
    expect(submissionsOf(server, values.email)).toEqual([]);

    await fillIn(form, { requestedDate: next(2), requestedTime: 'evening' });
    await submit.click();
    const time = field(form, 'requestedTime');
    await expect(time).toHaveAccessibleDescription(new RegExp(errors.closedTime));
    await expect(form.getByText(filled(request.closedTime, { hours: '9:00–15:00' }))).toBeVisible();
    expect(submissionsOf(server, values.email)).toEqual([]);

    await fillIn(form, { requestedTime: 'morning' });
    await submit.click();
    await expect
      .poll(() => submissionsOf(server, values.email))
      .toMatchObject([{ data: { requestedDate: next(2), service: 'daily' } }]);
    const thanks = page.getByRole('dialog', { name: request.success.title });
    await thanks.getByRole('button', { name: request.success.ok }).click();
    await expect(thanks).toBeHidden();
  });

  await test.step('a weekend is warned of for workshops and taken, and usual for caterings', async () => {
    const values = { ...requestValues(), requestedDate: saturday };
    await field(form, 'service').selectOption('gastronomic');
    await fillIn(form, values);
    const warning = form.getByText(dayText(saturday, language));
    await expect(warning).toBeVisible();
    await field(form, 'service').selectOption('catering');
    await expect(warning).toBeHidden();
    await field(form, 'service').selectOption('gastronomic');
    await expect(warning).toBeVisible();
    await submit.click();
    await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
    expect(submissionsOf(server, values.email)).toHaveLength(1);
  });
});
