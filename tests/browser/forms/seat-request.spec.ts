import type { Page } from '@playwright/test';
import { formatDate } from '../../../src/i18n/index.ts';
import { publish } from '../support/content.ts';
import { LANGUAGES, pathIn, sidewaysScroll } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { dayFromNow, fillIn, newEmail, requestForm, written } from './support/filling.ts';
import { tabTo } from './support/keyboard.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

// A server of its own: these tests change what it shows.
test.use({ environment: { DEBUG_PAGES: 'off' } });

const DAY = dayFromNow(30);
const open = { _id: 'test-date-open', date: DAY, seats: 9, isFull: false };
const full = { _id: 'test-date-full', date: dayFromNow(31), seats: 7, isFull: true };

test.beforeEach(async ({ server }) => {
  const more = {
    _type: 'workshopDate',
    workshop: { _type: 'reference', _ref: 'workshop-goat-cheese' },
    startsAt: '17:00',
    isActive: true,
  };
  await publish(server, [
    { ...open, ...more },
    { ...full, ...more },
  ]);
});

const item = (page: Page, id: string) => page.locator(`#dates li:has(a[href*="${id}"])`);

for (const { language, prefix } of LANGUAGES) {
  const { dates, forms } = WORDS[language];
  const title = { es: 'Queso de cabra', en: 'Goat cheese' }[language];
  const asked = `${title} · ${formatDate(DAY, language)}, 17:00`;

  for (const width of [360, 1280]) {
    test(`open dates, ${language}, ${width} px: listed at home and on their pages, full ones without a link`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/gastronomic', '/gastronomic/goat-cheese']) {
        await page.goto(pathIn(prefix, path));
        await expect(item(page, open._id)).toBeVisible();
        const sold = page.locator('#dates li', { hasText: dates.full }).first();
        await expect(sold).toBeVisible();
        await expect(sold.getByRole('link')).toHaveCount(0);
        expect(await sidewaysScroll(page)).toBe(0);
      }
    });
  }

  test(`a seat, ${language}: asked for by keyboard, the request names workshop, day and hour`, async ({
    page,
    server,
  }) => {
    await page.goto(pathIn(prefix, '/gastronomic'));
    const link = item(page, open._id).getByRole('link', { name: dates.ask });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pathIn(prefix, `/gastronomic/goat-cheese?date=${open._id}#form`));
    const form = requestForm(page);
    await expect(form).toContainText(asked);
    expect(await written(form, ['requestedDate', 'requestedTime'])).toEqual({
      requestedDate: DAY,
      requestedTime: 'evening',
    });
    const email = newEmail();
    await fillIn(form, {
      firstName: 'Carmen',
      email,
      phone: '+34 600 000 000',
      participants: '1-5',
    });
    await form.getByRole('button', { name: forms.request.submit }).click();
    await expect(page.getByRole('dialog', { name: forms.request.success.title })).toBeVisible();
    expect(submissionsOf(server, email)).toMatchObject([
      { locale: language, data: { requestedDate: DAY, requestedTime: 'evening', workshop: asked } },
    ]);
  });

  test(`the calendar, ${language}, has the date`, async ({ page, server }) => {
    await page.goto(pathIn(prefix, '/gastronomic/goat-cheese'));
    const link = item(page, open._id).getByRole('link', { name: dates.calendar });
    const answer = await fetch(server.url + (await link.getAttribute('href')));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toContain(
      `DTSTART;TZID=Europe/Madrid:${DAY.replaceAll('-', '')}T170000`,
    );
  });

  test(`questions, ${language}: an answer unfolds by keyboard`, async ({ page }) => {
    await page.goto(pathIn(prefix, '/catering'));
    const question = page.locator('#questions details').first();
    await expect(question.locator('p').first()).toBeHidden();
    await question.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(question.locator('p').first()).toBeVisible();
    await tabTo(page, page.locator('#questions summary').nth(1));
  });

  test(`WhatsApp, ${language}: a link that names the service, and asks nobody for anything`, async ({
    page,
  }) => {
    await page.goto(pathIn(prefix, '/catering'));
    const service = await page.getByRole('heading', { level: 1 }).innerText();
    const link = page.locator('#form').getByRole('link', { name: WORDS[language].whatsapp.ask });
    const { origin, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(origin).toBe('https://wa.me');
    expect(searchParams.get('text')).toContain(service);
    await page.goto(pathIn(prefix, '/contact'));
    await expect(page.locator('main a[href^="https://wa.me/"]')).toBeVisible();
  });

  test.describe(`without JavaScript, ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a seat is asked for all the same', async ({ page, server }) => {
      await page.goto(pathIn(prefix, '/'));
      await item(page, open._id).getByRole('link', { name: dates.ask }).click();
      const form = requestForm(page);
      const email = newEmail();
      await fillIn(form, {
        firstName: 'Carmen',
        email,
        phone: '+34 600 000 000',
        participants: '1-5',
      });
      await form.getByRole('button', { name: forms.request.submit }).click();
      await expect(page).toHaveURL(/\/thanks/);
      expect(submissionsOf(server, email)).toMatchObject([
        { data: { requestedDate: DAY, workshop: asked } },
      ]);
    });
  });
}
