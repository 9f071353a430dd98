import { words } from '../../../src/admin/app/areas/privacy/words.ts';
import { problemsOf } from '../support/axe.ts';
import { expect, sidewaysScroll, test } from '../support/fixtures.ts';
import { startOffice } from './support/office.ts';

/** On a phone in Spanish, at a desk in English. */
const DESKS = [
  { language: 'es', locale: 'es-ES', width: 390, height: 844, path: '/privacy' },
  { language: 'en', locale: 'en-GB', width: 1280, height: 900, path: '/en/privacy' },
] as const;

/** A change is on the public page within a second; the machine under test is given another. */
const SOON = { timeout: 2_000 };

for (const { language, locale, width, height, path } of DESKS) {
  test(`how long messages are kept is chosen, and the privacy page says it (${language}, ${width} px)`, async ({
    browser,
  }) => {
    test.setTimeout(60_000);
    const office = await startOffice({}, language);
    try {
      const { url, storageState } = office;
      const says = async () => {
        const text = (await (await fetch(url + path)).text()).replace(/\s+/g, ' ');
        return /(?:Mensajes|Messages): ([^.]+)\./.exec(text)?.[1];
      };
      const [usual, chosen] = language === 'es' ? ['1 año', '90 días'] : ['1 year', '90 days'];
      expect(await says()).toBe(usual);
      const context = await browser.newContext({
        ...{ locale, viewport: { width, height }, baseURL: url, storageState },
      });
      const page = await context.newPage();
      const said = words[language]['retention'] as unknown as Record<string, string> & {
        kinds: Record<string, string>;
      };
      await page.goto('/admin/privacy');
      const field = page.getByRole('spinbutton', { name: said.kinds['contact'] ?? '' });
      const unit = page.getByRole('combobox', {
        name: (said['unitOf'] ?? '').replace('%{kind}', said.kinds['contact'] ?? ''),
      });
      // A year as it is said, and the same in other units.
      await expect(field).toHaveValue('1');
      await expect(unit).toHaveValue('year');
      await unit.selectOption('month');
      await expect(field).toHaveValue('12');
      await expect(field).toHaveAccessibleDescription(/366/);
      await field.fill('6');
      await field.press('Enter');
      await expect(page.getByText(said['saved'] ?? '', { exact: true })).toBeVisible();
      await expect.poll(says, SOON).toBe(language === 'es' ? '6 meses' : '6 months');
      await unit.selectOption('day');
      await expect(field).toHaveValue('183');
      await field.fill('90');
      await expect(page.getByText(said['shorter'] ?? '')).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
      expect(await problemsOf(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await field.press('Enter');
      await expect(page.getByText(said['saved'] ?? '', { exact: true })).toBeVisible();
      await expect.poll(says, SOON).toBe(chosen);
      await page.getByRole('button', { name: said['standard'] ?? '' }).click();
      await expect.poll(says, SOON).toBe(usual);
      await context.close();
    } finally {
      await office.stop();
    }
  });
}
