/** On a phone and a tablet nothing of the office is wider than the screen or lies under its bars. */
import { FORMS } from '../../../src/requests/testing/submissions.ts';
import { problemsOf } from '../support/axe.ts';
import { sidewaysScroll } from '../support/fixtures.ts';
import type { Office } from './support/office.ts';
import { DESK, expect, goWithin, PHONE, test } from './support/one-office.ts';
import { writeQuote } from './support/quotes.ts';
import { es } from './support/says.ts';

/** A tablet, where the same words have less room than on a desk. */
const TABLET = { width: 768, height: 1024 };

/** Three requests with a quote each, of people with long names. */
async function receive(office: Office): Promise<void> {
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
    await writeQuote(office, submissionId);
  }
}

test.use({ ...DESK, locale: 'es-ES' });

test('at a desk, on a tablet, on a phone', async ({ page, office }) => {
  await receive(office);

  await test.step('what is done to several follows the page, and lies over the head of the table alone', async () => {
    await page.setViewportSize({ width: 1280, height: 240 });
    await page.goto('/admin/inbox');
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
    await main.getByLabel('Recibido hasta').click({ trial: true });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // Below the bar, which is 48 px high.
    await expect.poll(async () => (await bulk.boundingBox())?.y).toBeCloseTo(49, 0);
    await bulk.getByRole('button', { name: es('inbox.bulk.unread') }).click({ trial: true });
    expect(await problemsOf(page)).toEqual([]);
    await bulk.getByRole('button', { name: es('ra.action.unselect') }).click();
    await expect(bulk).toBeHidden();
    await expect(sort).toBeVisible();
  });

  await test.step('a quote is reached by its link, a picture of the library opens, and the focus is seen without motion', async () => {
    await page.setViewportSize(DESK.viewport);
    await goWithin(page, '/admin/quotes');
    await page
      .locator('main')
      .getByRole('link', { name: /-0001$/ })
      .press('Enter');
    await expect(page).toHaveURL(/\/admin\/quotes\/[\w-]{36}$/);

    await goWithin(page, '/admin/pictures');
    // A phone alone offers its camera.
    await expect(page.locator('input[type=file]').first()).toBeAttached();
    await expect(page.locator('input[capture=environment]')).toHaveCount(0);
    await page.locator('main a[href*="/pictures/"]').first().click();
    await expect(page.getByRole('heading', { name: 'Punto de interés' })).toBeVisible();

    await goWithin(page, '/admin/content/question');
    await expect(
      page.getByRole('button', { name: es('ra.action.add'), exact: true }),
    ).toBeVisible();
    // A key before, so that a focus given by a script is shown as one given by keyboard is.
    await page.keyboard.press('Tab');
    for (const name of ['Actualizar', es('ra.action.add')]) {
      const button = page.getByRole('button', { name });
      await button.focus();
      await expect(button).toHaveCSS('outline-style', 'solid');
    }
  });

  await test.step('lists, forms and quotes fit the screen of a tablet', async () => {
    await page.setViewportSize(TABLET);
    const main = page.locator('main');
    // Each with something that is there once its data are, and was not on the one before.
    for (const [path, shown] of [
      ['/inbox', main.getByText(/Inmaculada/)],
      ['/calendar', main.getByRole('link', { name: es('shared.kitchenSheet') })],
      ['/quotes', main.getByText(/Inmaculada/)],
      ['/content/dailyMenu', main.getByText('Croissants')],
      ['/feedback', main.getByText(es('feedback.empty'))],
    ] as const) {
      await goWithin(page, `/admin${path}`);
      await expect(page.getByRole('navigation', { name: 'Lo más usado' })).toBeVisible();
      await expect(shown.first()).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
    }
    await goWithin(page, '/admin/quotes');
    await page.getByText(/Inmaculada/).click();
    const label = page.getByRole('textbox', { name: 'Concepto' }).first();
    expect((await label.boundingBox())?.width).toBeGreaterThan(200);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });

  await test.step('what is done to several and what saves a text can be reached, and the menu is closed when one comes back', async () => {
    await page.setViewportSize(PHONE.viewport);
    await goWithin(page, '/admin/inbox');
    await expect(page.locator('h1')).toHaveText(es('shared.inbox'));
    const boxes = page.locator('main').getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    for (const name of ['Cambiar estado', 'Asignar', es('inbox.bulk.unread'), 'Es spam']) {
      // Refused when something else lies over it.
      await page.getByRole('button', { name, exact: true }).click({ trial: true });
    }
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);

    await goWithin(page, '/admin');
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await page.getByRole('button', { name: es('office.more'), exact: true }).click();
    await expect(menu).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Te espera' })).toBeVisible();
    await expect(menu).toBeHidden();

    // Above the bar at the thumb.
    await goWithin(page, '/admin/answer-texts/create');
    const save = page.getByRole('button', { name: es('ra.action.save') });
    await save.scrollIntoViewIfNeeded();
    await save.click({ trial: true });
  });
});
