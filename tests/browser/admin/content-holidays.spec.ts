import { addDays, madridDay } from '../../../src/i18n/format.ts';
import { holidaysWithin } from '../../../src/content/holidays.ts';
import {
  expect,
  expectSound,
  openOffice,
  publicHtml,
  publish,
  test,
  VIEWS,
} from './support/one-office.ts';

const WORDS = {
  es: {
    ...{ tab: 'Días especiales', next: 'Año siguiente', add: 'Añadir los marcados', open: 'Abrir' },
    ...{ there: 'ya está', title: (year: number) => `Festivos de ${year}`, publicPath: '/contact' },
    ...{ closed: 'cerrado', locale: 'es-ES', opens: 'Abre' },
  },
  en: {
    ...{ tab: 'Special days', next: 'Next year', add: 'Add those ticked', open: 'Open' },
    ...{
      there: 'already there',
      title: (year: number) => `Public holidays of ${year}`,
      publicPath: '/en/contact',
    },
    ...{ closed: 'closed', locale: 'en-GB', opens: 'Opens' },
  },
} as const;

for (const [language, width] of VIEWS) {
  const words = WORDS[language];

  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a public holiday of Málaga is added as closed, and the public page says so', async ({
      page,
      office,
    }) => {
      const [holiday] = holidaysWithin(addDays(madridDay(new Date()), 1), 150);
      if (!holiday) throw new Error('There is no holiday to come');
      const year = Number(holiday.day.slice(0, 4));
      // The sample business has entered its holidays already.
      const path = 'content/openingHours/openingHours';
      const { values, revision } = await current();
      const saved = await office.call(
        'PUT',
        path,
        { values: { ...values, exceptions: [] } },
        { 'If-Match': `"${revision}"` },
      );
      expect(saved.status).toBe(200);
      const { revision: draft } = (await saved.json()) as { revision: string };
      await office.call('POST', `${path}/publish`, undefined, { 'If-Match': `"${draft}"` });
      await expect
        .poll(() => publicHtml(office, words.publicPath))
        .not.toContain(holiday.name[language]);

      await openOffice(page, `/${path}`, language);
      await page.getByRole('tab', { name: words.tab }).click();
      const picker = page.getByRole('heading', { name: /\d{4}$/ });
      await expect(picker).toBeVisible();
      while ((await picker.textContent()) !== words.title(year))
        await page.getByRole('button', { name: words.next }).click();
      const box = page.getByRole('checkbox', { name: holiday.name[language] });
      await box.check();
      await page.getByRole('button', { name: words.add }).click();
      await expect(box).toBeDisabled();
      await expect(page.getByText(`${holiday.name[language]} (${words.there})`)).toBeVisible();
      // It has no hours: it is closed.
      await page
        .getByRole('listitem')
        .filter({ hasText: holiday.name[language] })
        .getByRole('button', { name: words.open })
        .click();
      await expect(page.getByLabel(words.opens, { exact: true })).toHaveValue('');
      await expectSound(page);
      await publish(page, language);

      const day = new Intl.DateTimeFormat(words.locale, {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(Date.parse(holiday.day));
      await page.goto(words.publicPath);
      const line = page.getByRole('definition').filter({ hasText: holiday.name[language] });
      await expect(line).toContainText(day);
      await expect(line).toContainText(words.closed);

      async function current() {
        const answer = await office.call('GET', path);
        const { published, revision } = (await answer.json()) as {
          published: { values: Record<string, unknown> };
          revision: string;
        };
        return { values: published.values, revision };
      }
    });
  });
}
