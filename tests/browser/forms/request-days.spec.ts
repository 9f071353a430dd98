/** Who asks for a day that is closed learns it, with the reason, before and after sending. */
import { ofType, readSample } from '../../../sample/checks/sample.ts';
import { addDays } from '../../../src/i18n/index.ts';
import { pathIn, ENGLISH, sidewaysScroll, WITH_AND_WITHOUT_SCRIPT } from '../support/fixtures.ts';
import { filled, WORDS } from '../support/words.ts';
import { dayFromNow, field, fillIn, requestForm, requestValues } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, refused, test } from './support/test.ts';

test.use({ tolerated: refused(422) });

const [hours] = ofType(readSample(), 'openingHours');
const holidays = (hours?.exceptions as { date: string }[]).map(({ date }) => date);

/** The first day of a weekday (0 Sunday) in a fortnight or later that is no public holiday. */
function next(weekday: number): string {
  let day = dayFromNow(14);
  while (new Date(day).getUTCDay() !== weekday || holidays.includes(day)) day = addDays(day, 1);
  return day;
}

/** `Sunday 6 December` */
function dayText(day: string, language: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, options).format(new Date(day)).replace(',', '');
}

for (const { language, prefix, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  const { request, errors } = WORDS[language].forms;

  test.describe(`days and times, ${language}, JavaScript ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('the kiosk is refused on a closed day, with the reason and the next', async ({
      page,
      server,
    }) => {
      await page.goto(pathIn(prefix, '/daily'));
      const form = requestForm(page);
      const sunday = next(0);
      const values = { ...requestValues(), requestedDate: sunday, requestedTime: 'morning' };
      await fillIn(form, values);
      const reason = form.getByText(dayText(sunday, language));
      // Said before it is sent, where that is possible.
      if (javaScriptEnabled) await expect(reason).toBeVisible();
      await form.getByRole('button', { name: request.submit }).click();
      const date = field(form, 'requestedDate');
      await expect(date).toHaveAccessibleDescription(new RegExp(errors.closedDay));
      await expect(reason).toBeVisible();
      expect(submissionsOf(server, values.email)).toEqual([]);

      await fillIn(form, { requestedDate: next(2), requestedTime: 'evening' });
      await form.getByRole('button', { name: request.submit }).click();
      const time = field(form, 'requestedTime');
      await expect(time).toHaveAccessibleDescription(new RegExp(errors.closedTime));
      await expect(
        form.getByText(filled(request.closedTime, { hours: '9:00–15:00' })),
      ).toBeVisible();
      expect(submissionsOf(server, values.email)).toEqual([]);

      await fillIn(form, { requestedTime: 'morning' });
      await form.getByRole('button', { name: request.submit }).click();
      await expect
        .poll(() => submissionsOf(server, values.email))
        .toMatchObject([{ data: { requestedDate: next(2), service: 'daily' } }]);
    });
  });
}

const { language, prefix } = ENGLISH;
const { request } = WORDS[language].forms;

test('a weekend is warned of for workshops and taken, and usual for caterings', async ({
  page,
  server,
}) => {
  await page.goto(pathIn(prefix, '/gastronomic'));
  const form = requestForm(page);
  const saturday = next(6);
  const values = { ...requestValues(), requestedDate: saturday };
  await fillIn(form, values);
  const warning = form.getByText(dayText(saturday, language));
  await expect(warning).toBeVisible();
  await field(form, 'service').selectOption('catering');
  await expect(warning).toBeHidden();
  await field(form, 'service').selectOption('gastronomic');
  await expect(warning).toBeVisible();
  await form.getByRole('button', { name: request.submit }).click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(submissionsOf(server, values.email)).toHaveLength(1);
});

test('the kiosk takes a Saturday by booking, and a near day without a word of notice; a warning can be read on a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/daily');
  const form = requestForm(page);
  const days = page.waitForResponse('**/api/booking?language=es');
  await fillIn(form, { requestedDate: next(6), requestedTime: 'evening' });
  await days;
  await expect(form.locator('.notice')).toHaveText(['', '']);
  await field(form, 'service').selectOption('gastronomic');
  await expect(form.locator('.notice').first()).not.toBeEmpty();
  expect(await sidewaysScroll(page)).toBe(0);
});
