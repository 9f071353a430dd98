/** From an empty installation to a public site on a phone, step by step. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { typeLikeAPerson } from '../support/type-like-a-person.ts';
import { holdNextCall, loseNextAnswer } from './support/bad-line.ts';
import { takeDrawn, watchDrawing } from './support/drawn.ts';
import { lookAt } from './support/look-at.ts';
import { expect, expectRefusals, forget, PHONE, publicHtml, test } from './support/one-office.ts';
import { es } from './support/says.ts';

const MENU = `PARA PICAR
Croquetas de puerro ..... 8,50 €
caseras, seis unidades
Lubina a la sal  s/m

POSTRES
Flan de la casa 4,50`;

/** A logo in green and red. */
const logo = async () => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b6e4f' } })
    .composite([
      {
        input: { create: { width: 120, height: 300, channels: 3, background: '#d1495b' } },
        left: 280,
        top: 0,
      },
    ])
    .png()
    .toBuffer(),
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** Goes on once the step is public; the next one has come. */
async function goOn(page: Page, to: string): Promise<void> {
  await page.getByRole('button', { name: /^(?:Publicar|Guardar) y seguir$/ }).click();
  await expect(heading(page, to)).toBeFocused();
}

/** Another clock than that of settings which name none. */
const ZONE = 'Europe/London';

test.use({ ...PHONE, timezoneId: ZONE });

test('an owner with nothing but a phone gets through the guided start', async ({
  page,
  context,
  office,
  noise,
}) => {
  const removal = { business: { siteName: 'Horno' } };
  expect((await office.call('POST', 'sample/removal', removal)).status).toBe(200);
  const box = (name: string | RegExp) => page.getByRole('textbox', { name, exact: true });

  // Today leads there.
  await watchDrawing(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: es('today.first.goOn') }).click();

  // What is asked from here on is asked in the languages of the site.
  await expect(heading(page, es('start.steps.languages'))).toBeVisible();
  await goOn(page, es('start.steps.business'));

  await box('Nombre del negocio').fill('Horno Ortiga');
  await page.getByRole('combobox', { name: 'Qué es' }).click();
  await page.getByRole('option', { name: 'Panadería' }).click();
  // The connection goes in the middle of it: nothing is lost, and it says so.
  await context.setOffline(true);
  await typeLikeAPerson(box('Teléfono'), '+34 600 111 222');
  await expect(page.getByText(/lo escrito está a salvo/)).toBeVisible();
  await context.setOffline(false);
  forget(noise, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await expect(page.getByText(es('office.saving.saved'))).toBeVisible();
  // What else goes wrong is not called a lost connection.
  const settings = '**/api/admin/content/globalSettings/globalSettings';
  await page.route(settings, (route, request) =>
    request.method() === 'PUT'
      ? route.fulfill({ status: 400, json: { error: 'failed' } })
      : route.fallback(),
  );
  await box('Teléfono').fill('+34 600 111 333');
  await page.getByRole('button', { name: es('start.next') }).click();
  await expect(page.getByText(es('errors.failed'))).toBeVisible();
  await page.unroute(settings);
  forget(noise, /status of 400/);
  // The hours are begun, and the answer lost: another try finds them.
  await loseNextAnswer(page, '**/api/admin/content/openingHours');
  await goOn(page, es('start.steps.hours'));
  await page.getByRole('button', { name: es('office.tryAgain') }).click();
  await expect(
    page.getByRole('group', { name: es('content.fields.weekdayNames.1') }),
  ).toBeVisible();
  await expectRefusals(noise, 409, 1);

  await box('Dirección · español').fill('Calle del Molino 3');
  for (const [field, name] of [
    ['País', 'España'],
    ['Región', 'Aragón'],
  ] as const) {
    await page.getByRole('combobox', { name: field }).fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await expect(page.getByRole('button', { name: 'Abrir', exact: true }).first()).toBeVisible();
  // What goes by default is there to be seen: the device's clock, and euros.
  await expect(page.getByRole('combobox', { name: /^Zona horaria/ })).toHaveValue(ZONE);
  await expect(page.getByRole('combobox', { name: /^Moneda/ })).toHaveValue(/^EUR/);
  const monday = page.getByRole('group', { name: es('content.fields.weekdayNames.1') });
  await monday.getByRole('switch').click();
  await monday.getByLabel('Lunes: Cierra').fill('14:00');
  await monday.getByRole('button', { name: /también por la tarde/ }).click();
  await monday.getByRole('button', { name: es('start.hours.workdays') }).click();
  await expect(page.getByLabel('Viernes: Abre')).toHaveCount(2);
  expect(await takeDrawn(page)).toContain('Lunes');
  await expect(page.getByText(es('office.saving.saved'))).toHaveCount(2);
  // Its saving draws none of them anew.
  expect(await takeDrawn(page)).toEqual([]);
  await lookAt(page, 'start-hours');
  await goOn(page, es('start.steps.look'));

  await page.getByRole('button', { name: es('content.fields.pickPicture') }).click();
  await page.locator('input[type=file][multiple]').setInputFiles([await logo()]);
  await page.getByRole('dialog').getByRole('button', { name: 'logo.png' }).click();
  await page.getByRole('button', { name: es('start.look.take') }).click();
  await expect(page.getByLabel('Botones')).toHaveValue(/^#0[9a-c]6[c-f]4[a-f]$/);
  // What nobody could read is said while it is chosen, with the nearest colour that can be read.
  await page.getByLabel('Enlaces').fill('#f0e0a0');
  const nearest = page.getByRole('button', { name: /^Usar este color: #[\da-f]{6}$/ });
  await nearest.click();
  await expect(nearest).toHaveCount(0);
  await lookAt(page, 'start-look');
  await goOn(page, es('start.steps.services'));

  const orders = page.getByRole('button', { name: 'Añadir: Encargos para recoger' });
  const added = page.getByRole('heading', { level: 3, name: 'Encargos' });
  await orders.click();
  await expect(added).toBeFocused();
  await expect(added).toBeInViewport();
  // A second one cannot be public: what keeps it from that is shown, wherever it stands.
  await orders.click();
  await expect(added.last()).toBeFocused();
  await page.getByRole('button', { name: es('start.next') }).click();
  const taken = page.getByRole('alert').filter({ hasText: 'Ya lo tiene' });
  await expect(taken).toBeFocused();
  await expect(taken).toBeInViewport({ ratio: 1 });
  await expectRefusals(noise, 422, 1);
  await page
    .getByRole('button', { name: es('start.services.remove') })
    .last()
    .click();
  await expect(added).toHaveCount(1);
  // The message of it covers no button, at the end of the page either.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const edges = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const message = await edges(page.locator('.MuiSnackbar-root'));
  const button = await edges(page.getByRole('button', { name: es('start.next') }));
  expect(button.top).toBeGreaterThan(message.bottom);
  // Public without a price, it is still asked for one.
  await goOn(page, 'La carta');
  await page.getByRole('link', { name: es('start.back') }).click();
  // A price may stay away; what is said of a field that was left is said a moment later.
  await box('Desde').focus();
  await box('Desde').blur();
  await page.waitForTimeout(1_000);
  await lookAt(page, 'start-services');
  await expect(page.getByText(es('content.problems.required'))).toHaveCount(0);
  await box('Desde').fill('18,50');
  // Taken away by a slip of the thumb, it is there again with its price.
  await page.getByRole('button', { name: es('start.services.remove') }).click();
  await expect(box('Desde')).toHaveCount(0);
  await page.getByRole('button', { name: es('ra.action.undo') }).click();
  await expect(box('Desde')).toHaveValue('18,50');
  await goOn(page, es('start.steps.menu'));

  await box(es('start.menu.paste')).fill(MENU);
  // Left and opened again: what was pasted is still there.
  await page.reload();
  await expect(box(es('start.menu.paste'))).toHaveValue(MENU);
  // A file chosen by mistake takes nothing away.
  const wrong = { name: 'vacio.txt', mimeType: 'text/plain', buffer: Buffer.from('\n') };
  await page.getByLabel(es('start.menu.file')).last().setInputFiles(wrong);
  await expect(page.getByText(es('start.menu.nothing'))).toBeVisible();
  await expect(box(es('start.menu.paste'))).toHaveValue(MENU);
  // Nor does an answer that gets lost have it read twice.
  await loseNextAnswer(page, '**/api/admin/content/dailyMenu');
  await page.getByRole('button', { name: es('start.menu.read') }).click();
  await expect(page.getByText(es('errors.offline'))).toBeVisible();
  await expect(page.getByText(/^A 1 plato le falta el precio/)).toBeVisible();
  // Whoever goes on without it is led to its field.
  const price = page
    .getByRole('group', { name: 'Lubina a la sal' })
    .getByRole('textbox', { name: es('shared.price') });
  await page.getByRole('button', { name: es('start.keep') }).click();
  await expect(price).toBeFocused();
  await price.fill('24');
  // Removed by a slip, a dish comes back where it was.
  const leek = { title: 'Croquetas de puerro' };
  await page.getByRole('button', { name: es('content.fields.remove', leek) }).click();
  await page.getByRole('button', { name: es('ra.action.undo') }).click();
  await expect(page.getByRole('group', { name: leek.title })).toBeVisible();
  await lookAt(page, 'start-menu');
  await goOn(page, es('start.steps.allergens'));

  // Nothing is said beforehand: whatever the name names.
  await expect(page.getByRole('heading', { level: 3, name: 'Croquetas de puerro' })).toBeVisible();
  await expect(page.getByRole('button', { name: /: ¿\?$/ })).toHaveCount(14);
  await page.getByRole('button', { name: 'Gluten: ¿?' }).click();
  await page.getByRole('button', { name: es('content.fields.allNo') }).click();
  await expect(page.getByText('1 de 3 platos con sus alérgenos')).toBeVisible();
  await lookAt(page, 'start-allergens');
  for (const [index, name] of ['Lubina a la sal', 'Flan de la casa'].entries()) {
    await page.getByRole('button', { name: es('start.allergens.next') }).click();
    await expect(page.getByRole('heading', { level: 3, name })).toBeFocused();
    await page.getByRole('button', { name: es('content.fields.none14') }).click();
    await expect(page.getByText(`${index + 2} de 3 platos con sus alérgenos`)).toBeVisible();
  }
  await goOn(page, es('start.steps.legal'));

  await box('Nombre o razón social').fill('Ortiga, S. L.');
  await goOn(page, es('start.steps.pictures'));

  // Whoever goes on while a photo is on its way is asked, and has it in the gallery if they wait.
  const upload = await holdNextCall(page, '**/api/admin/pictures');
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles([{ ...(await logo()), name: 'pan.png' }]);
  await page.getByRole('button', { name: es('start.next') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: es('office.unsaved.sending.keep') })
    .click();
  upload();
  const shows = box('Qué se ve en la foto · español');
  // The picture that is asked about stands above the question.
  const isBelow = (field: Element, picture: Element | null) =>
    picture?.compareDocumentPosition(field) === Node.DOCUMENT_POSITION_FOLLOWING;
  const picture = await page.locator('img[src*="content-picture"]').elementHandle();
  expect(await shows.evaluate(isBelow, picture)).toBe(true);
  await shows.fill('Una hogaza');
  await lookAt(page, 'start-pictures');
  await page.getByRole('button', { name: es('start.next') }).click();
  await expect(heading(page, es('start.end.title'))).toBeVisible();
  await expect(page.getByText(es('start.end.left'))).toHaveCount(0);
  // What the legal pages cannot say yet, the tax number among it.
  await expect(page.getByText(es('today.legal.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: es('today.legal.taxNumber') })).toBeVisible();
  await lookAt(page, 'start-end');

  // All of it is public.
  const home = await publicHtml(office, '/');
  expect(home).toContain('Horno Ortiga');
  expect(home).toContain(`data-zone="${ZONE}"`);
  expect(await publicHtml(office, '/contact')).toContain('Calle del Molino 3');
  const menu = await publicHtml(office, '/menu');
  for (const text of ['Croquetas de puerro', 'caseras, seis unidades', 'Lubina a la sal'])
    expect(menu).toContain(text);
  expect(await publicHtml(office, '/encargos')).toMatch(/Encargos[^]*18,50/);
  expect(await publicHtml(office, '/gallery')).toContain('Una hogaza');
  // What an empty site has nothing of yet.
  forget(noise, /status of 404 .*\/content\/|ERR_FAILED/);
});
