import { addDays, madridDay } from '../../../src/i18n/index.ts';
import { problemsOf } from '../support/axe.ts';
import { expect, sidewaysScroll } from '../support/fixtures.ts';
import { startClockedOffice } from './support/clocked-office.ts';
import { testWith } from './support/office-test.ts';

const MINUTE = 60_000;

/** Nothing listens there. */
const NO_MAIL_SERVER = { MAIL_TRANSPORT: 'smtp', SMTP_URL: 'smtp://127.0.0.1:1?requireTLS=false' };

const REQUEST = {
  ...{ firstName: 'Lucía', email: 'lucia@example.com', phone: '+34 600 000 000' },
  ...{ requestedTime: 'morning', participants: '6-10', locale: 'es' },
  requestedDate: addDays(madridDay(new Date()), 30),
};

/** An office whose emails go nowhere, with a request that somebody has sent. */
const test = testWith(async () => {
  const office = await startClockedOffice(NO_MAIL_SERVER);
  const answer = await fetch(`${office.url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(REQUEST),
  });
  expect(answer.status).toBe(201);
  return office;
});

const WORDS = {
  es: { title: 'Los correos no salen', text: /2 correos esperan/ },
  en: { title: 'Emails aren’t going out', text: /2 emails are waiting/ },
} as const;

for (const language of ['es', 'en'] as const) {
  for (const width of [360, 1280]) {
    test(`the first screen says that emails do not go out, in ${language} at ${width} px`, async ({
      page,
      office,
    }) => {
      const { title, text } = WORDS[language];
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript((chosen) => {
        localStorage.setItem('sobremesa.office.language', chosen);
      }, language);
      await office.setAhead(30 * MINUTE);
      await page.goto('/admin');
      await expect(page.getByText('Lucía').first()).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(title)).toBeHidden();
      await office.setAhead(90 * MINUTE);
      await page.reload();
      const alert = page.getByRole('alert').filter({ hasText: title });
      await expect(alert).toBeVisible({ timeout: 20_000 });
      await expect(alert).toContainText(text);
      await page.waitForTimeout(400);
      expect(await problemsOf(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });
  }
}
