import type { Page } from '@playwright/test';
import { problemsOf } from '../support/axe.ts';
import { expect, sidewaysScroll } from '../support/fixtures.ts';
import { startClockedOffice, type ClockedOffice } from './support/clocked-office.ts';
import { testWith } from './support/office-test.ts';

const HOUR = 60 * 60 * 1000;

/** What is scheduled happens when its time comes; the machine under test is given a moment. */
const SOON = { timeout: 5_000 };

const test = testWith(() => startClockedOffice());

test.describe.configure({ mode: 'serial' });

test.afterEach(({ office }) => office.setAhead(0));

const textOf = async ({ url }: ClockedOffice, path: string) => (await fetch(url + path)).text();

/** A time in Málaga as the browser's own input takes it, on the minute. */
function local(at: number): string {
  return new Date(at)
    .toLocaleString('sv', { timeZone: 'Europe/Madrid' })
    .slice(0, 16)
    .replace(' ', 'T');
}

const WORDS = {
  es: {
    ...{ copy: 'Copiar', more: /^Más acciones con Croissants$/, rowsMore: 'Más acciones' },
    ...{ title: /^Título · español$/, english: /^Título · inglés$/, saved: 'Borrador guardado' },
    ...{ schedule: 'Programar', publishAt: 'Publicar el', unpublishAt: 'Quitar de la web el' },
    ...{ set: 'Programar', close: 'Cerrar', goes: /^Se publica el /, comesOff: /^Se quita el / },
    ...{ state: 'Estado', scheduled: 'Programado', published: 'Publicado', draft: 'Borrador' },
  },
  en: {
    ...{ copy: 'Copy', more: /^More actions for Croissants$/, rowsMore: 'More actions' },
    ...{ title: /^Title · Spanish$/, english: /^Title · English$/, saved: 'Draft saved' },
    ...{ schedule: 'Schedule', publishAt: 'Publish on', unpublishAt: 'Take off the site on' },
    ...{ set: 'Schedule', close: 'Close', goes: /^Goes live on /, comesOff: /^Comes off on / },
    ...{ state: 'State', scheduled: 'Scheduled', published: 'Published', draft: 'Draft' },
  },
} as const;

async function openList(page: Page, language: 'es' | 'en', query = ''): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('sobremesa.office.language', chosen);
  }, language);
  await page.goto(`/admin/content/dailyMenu${query}`);
}

for (const [language, width] of [
  ['es', 390],
  ['en', 1280],
] as const) {
  const words = WORDS[language];
  const names = {
    es: `Menú de domingo ${width}`,
    en: `Sunday menu ${width}`,
  };

  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a menu is scheduled: it comes on the page at its time, in both languages, and leaves it', async ({
      page,
      office,
    }) => {
      const begins = Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR;
      const ends = begins + 3 * HOUR;
      await openList(page, language);
      await page.getByRole('button', { name: words.more }).click();
      await page.getByRole('menuitem', { name: words.copy }).click();
      await page.getByRole('link', { name: /^Croissants \((copia|copy)\)$/ }).click();
      await page.getByRole('textbox', { name: words.title }).fill(names.es);
      await page.getByRole('textbox', { name: words.english }).fill(names.en);
      await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();

      await page.getByRole('button', { name: words.rowsMore, exact: true }).click();
      await page.getByRole('menuitem', { name: words.schedule }).click();
      const dialog = page.getByRole('dialog', { name: words.schedule });
      for (const [label, at] of [
        [words.publishAt, begins],
        [words.unpublishAt, ends],
      ] as const) {
        const time = dialog.getByLabel(label);
        await time.fill(local(at));
        await dialog
          .getByRole('button', { name: words.set })
          .and(dialog.locator(':enabled'))
          .click();
        await expect(
          dialog.getByRole('button', { name: words.set }).and(dialog.locator(':enabled')),
        ).toHaveCount(0);
      }
      expect(await problemsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: words.close }).click();
      await expect(page.getByText(words.goes)).toBeVisible();
      await expect(page.getByText(words.comesOff)).toBeVisible();

      // The list says so, and finds it by that state.
      await openList(page, language);
      await page.getByRole('combobox', { name: words.state }).click();
      await page.getByRole('option', { name: words.scheduled }).click();
      const row = page.getByRole('listitem').filter({ hasText: names[language] });
      await expect(row).toContainText(words.draft);
      await expect(row.getByText(words.goes)).toBeVisible();
      await expect(row.getByText(words.comesOff)).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await textOf(office, '/menu')).not.toContain(names.es);

      await office.setAhead(begins - Date.now() - HOUR);
      expect(await textOf(office, '/menu')).not.toContain(names.es);

      await office.setAhead(begins - Date.now() + 1_000);
      await expect.poll(() => textOf(office, '/menu'), SOON).toContain(names.es);
      await expect.poll(() => textOf(office, '/en/menu'), SOON).toContain(names.en);
      await openList(page, language, '?state=published');
      await expect(row).toContainText(words.published);
      await expect(row.getByText(words.comesOff)).toBeVisible();
      await expect(row.getByText(words.goes)).toHaveCount(0);

      await office.setAhead(ends - Date.now() + 1_000);
      await expect.poll(() => textOf(office, '/menu'), SOON).not.toContain(names.es);
      await expect.poll(() => textOf(office, '/en/menu'), SOON).not.toContain(names.en);
      await openList(page, language, '?state=draft');
      await expect(row).toContainText(words.draft);
    });
  });
}
