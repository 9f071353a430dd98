import { expect, test, type Page } from '@playwright/test';
import { FORMS } from '../../../src/submissions/testing/submissions.ts';
import { problemsOf } from '../support/axe.ts';
import { startOffice, type Office } from './support/office.ts';

/** A phone and a tablet, where the same words have less room than on a desk. */
const NARROW = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
] as const;

let office: Office;

test.beforeAll(async () => {
  office = await startOffice();
  for (const firstName of ['María del Carmen', 'Francisco Javier', 'Inmaculada']) {
    const answer = await fetch(`${office.url}/api/requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ ...FORMS.request, locale: 'es', service: 'catering', firstName },
        ...{ email: 'una.direccion.bastante.larga@example.com' },
      }),
    });
    expect(answer.status).toBe(201);
    const { id: submissionId } = (await answer.json()) as { id: string };
    expect((await office.call('POST', 'quotes', { submissionId })).status).toBe(200);
  }
});
test.afterAll(() => office.stop());

test.beforeEach(async ({ context }) => {
  await context.addCookies(office.storageState.cookies);
});

const open = (page: Page, path: string) => page.goto(`${office.url}/admin${path}`);

/** What would have to be scrolled sideways to be read. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const viewport of NARROW) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, locale: 'es-ES' });

    test(`lists, forms and quotes fit the screen, ${viewport.width} px`, async ({ page }) => {
      // Six screens.
      test.setTimeout(90_000);
      for (const path of ['/inbox', '/quotes', '/calendar', '/content/dailyMenu', '/feedback']) {
        await open(page, path);
        await expect(page.getByRole('navigation', { name: 'Lo más usado' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await sideways(page), path).toBeLessThanOrEqual(0);
      }
      await open(page, '/quotes');
      await page.getByText(/Inmaculada/).click();
      const label = page.getByRole('textbox', { name: 'Concepto' }).first();
      expect((await label.boundingBox())?.width).toBeGreaterThan(200);
      expect(await problemsOf(page)).toEqual([]);
    });

    test(`what is done to several can all be reached, ${viewport.width} px`, async ({ page }) => {
      await open(page, '/inbox');
      const boxes = page.locator('main').getByRole('checkbox');
      await boxes.nth(0).check();
      await boxes.nth(1).check();
      for (const name of ['Cambiar estado', 'Asignar', 'Marcar sin leer', 'Es basura']) {
        // Refused when something else lies over it.
        await page.getByRole('button', { name, exact: true }).click({ trial: true });
      }
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });

    test(`the menu is closed when one comes back, ${viewport.width} px`, async ({ page }) => {
      await open(page, '/');
      const menu = page.getByRole('navigation', { name: 'Menú' });
      await page.getByRole('button', { name: 'Más', exact: true }).click();
      await expect(menu).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Te espera' })).toBeVisible();
      await expect(menu).toBeHidden();
    });

    test(`a text is saved above the bar at the thumb, ${viewport.width} px`, async ({ page }) => {
      await open(page, '/answer-texts/create');
      const save = page.getByRole('button', { name: 'Guardar' });
      await save.scrollIntoViewIfNeeded();
      await save.click({ trial: true });
    });
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 240 }, locale: 'es-ES' });

  test('what is done to several follows the page, and lies over the head of the table alone', async ({
    page,
  }) => {
    await open(page, '/inbox');
    const main = page.locator('main');
    const sort = main.getByRole('button', { name: 'Recibido' });
    const bulk = main.getByRole('group', { name: /seleccionados/ });
    await sort.click();
    await expect(page).toHaveURL(/order=ASC/);
    await expect(main.getByRole('columnheader', { name: 'Recibido' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await main.getByRole('checkbox', { name: 'Todo' }).check();
    // What lies below it is not there for keys either.
    await expect(sort).toBeHidden();
    await main.getByLabel('Hasta').click({ trial: true });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // Below the bar, which is 48 px high.
    await expect.poll(async () => (await bulk.boundingBox())?.y).toBeCloseTo(49, 0);
    await bulk.getByRole('button', { name: 'Marcar sin leer' }).click({ trial: true });
    expect(await problemsOf(page)).toEqual([]);
    await bulk.getByRole('button', { name: 'Quitar la selección' }).click();
    await expect(bulk).toBeHidden();
    await expect(sort).toBeVisible();
  });

  test('a quote is reached by its link, not by its row alone', async ({ page }) => {
    await open(page, '/quotes');
    await page
      .locator('main')
      .getByRole('link', { name: /-0001$/ })
      .press('Enter');
    await expect(page).toHaveURL(/\/admin\/quotes\/[\w-]{36}$/);
  });
});

test('a picture of the library opens', async ({ page }) => {
  await open(page, '/pictures');
  await page.locator('main a[href*="/pictures/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Punto de interés' })).toBeVisible();
});

test('who wants no motion sees where the focus is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/content/question');
  await expect(page.getByRole('button', { name: 'Nuevo' })).toBeVisible();
  // A key before, so that a focus given by a script is shown as one given by keyboard is.
  await page.keyboard.press('Tab');
  for (const name of ['Actualizar', 'Nuevo']) {
    const button = page.getByRole('button', { name });
    await button.focus();
    await expect(button).toHaveCSS('outline-style', 'solid');
  }
});
