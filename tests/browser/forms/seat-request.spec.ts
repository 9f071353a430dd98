/** A seat at a workshop's date is seen, asked for, and put into a calendar. */
import type { Page } from '@playwright/test';
import { formatDate } from '../../../src/i18n/index.ts';
import { pathIn, sidewaysScroll, SPANISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { dayFromNow, fillIn, newEmail, requestForm, written } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { test } from '../support/restartable.ts';
import { expect } from './support/test.ts';

const DAY = dayFromNow(30);
const open = { _id: 'test-date-open', date: DAY, seats: 9, isFull: false };
const full = { _id: 'test-date-full', date: dayFromNow(31), seats: 7, isFull: true };

test.beforeEach(async ({ site }) => {
  const more = {
    _type: 'workshopDate',
    workshop: { _type: 'reference', _ref: 'workshop-goat-cheese' },
    startsAt: '17:00',
    isActive: true,
  };
  await site.publish({ ...open, ...more }, { ...full, ...more });
});

/** The date as a request names it. */
const askedIn = (language: 'es') => `Queso de cabra · ${formatDate(DAY, language)}, 17:00`;

const item = (page: Page, id: string) => page.locator(`#dates li:has(a[href*="${id}"])`);

test('open dates: listed at home and on their pages, full ones without a link, and in a calendar', async ({
  page,
  site,
}) => {
  const { language, prefix, width } = SPANISH;
  const { dates, forms } = WORDS[language];
  await page.setViewportSize({ width, height: 800 });
  for (const path of ['/', '/gastronomic']) {
    await page.goto(pathIn(prefix, path));
    await expect(item(page, open._id)).toBeVisible();
    const sold = page.locator('#dates li', { hasText: dates.full }).first();
    await expect(sold).toBeVisible();
    await expect(sold.getByRole('link')).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  await test.step('a seat: asked for by keyboard, the request names workshop, day and hour', async () => {
    await item(page, open._id).getByRole('link', { name: dates.ask }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pathIn(prefix, `/gastronomic/goat-cheese?date=${open._id}#form`));
    const calendar = item(page, open._id).getByRole('link', { name: dates.calendar });
    const answer = await fetch(site.url + (await calendar.getAttribute('href')));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toContain(
      `DTSTART;TZID=Europe/Madrid:${DAY.replaceAll('-', '')}T170000`,
    );
    const form = requestForm(page);
    await expect(form).toContainText(askedIn(language));
    expect(await written(form, ['requestedDate', 'requestedTime'])).toEqual({
      requestedDate: DAY,
      requestedTime: 'evening',
    });
    const times = form.locator('[name=requestedTime] option:not([value=""])');
    await expect(times).toHaveText(['17:00-20:00']);
    const day = form.getByLabel(forms.request.requestedDate);
    await day.fill(dayFromNow(33));
    await expect(times).toHaveCount(3);
    await day.fill(DAY);
    await expect(times).toHaveCount(1);
    const email = newEmail();
    await fillIn(form, {
      firstName: 'Carmen',
      email,
      phone: '+34 600 000 000',
      participants: '1-5',
    });
    await form.getByRole('button', { name: forms.request.submit }).click();
    await expect(page.getByRole('dialog', { name: forms.request.success.title })).toBeVisible();
    expect(submissionsOf(site.server, email)).toMatchObject([
      {
        locale: language,
        data: { requestedDate: DAY, requestedTime: '17:00-20:00', workshop: askedIn(language) },
      },
    ]);
  });
});
