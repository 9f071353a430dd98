/** The owner's pictures: uploaded many at once, described, cropped, replaced and shown on the site. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { publish } from '../support/content.ts';
import { sidewaysScroll } from '../support/fixtures.ts';
import { ROOT } from '../../support/server.ts';
import { holdNextCall, loseNextAnswer } from './support/bad-line.ts';
import { lookAt } from './support/look-at.ts';
import type { Office } from './support/office.ts';
import { expect, expectRefusals, forget, goWithin, PHONE, test } from './support/one-office.ts';
import { es } from './support/says.ts';

test.use({ ...PHONE, hasTouch: true });

const SETTINGS = join(ROOT, 'sample', 'globalSettings.ndjson');

/** A picture that no other number gives. */
const drawn = (number: number, width = 900, height = 600) =>
  sharp({
    create: {
      ...{ width, height, channels: 3 },
      background: { r: (number * 47) % 256, g: (number * 91) % 256, b: 90 + number },
    },
  })
    .jpeg()
    .toBuffer();

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

/** Chooses files in the first upload of the page. */
async function choose(page: Page, files: ReturnType<typeof file>[]): Promise<void> {
  const upload = page.locator('input[type=file][multiple]');
  // Of what a Mac has in another format, HEIC among them, Safari makes the first of these.
  await expect(upload).toHaveAttribute('accept', /^image\/jpeg,[^*]+$/);
  await upload.setInputFiles(files);
}

const panel = (page: Page) => page.getByRole('region', { name: es('pictures.upload.title') });

/** Where the site shows a picture that it crops. */
const CROPPED_AT = '/about';

/** The address of the first cropped picture there, in either language. */
async function coverOf(office: Office, prefix: string): Promise<string> {
  const html = await (await fetch(`${office.url}${prefix}${CROPPED_AT}`)).text();
  const found = /<img[^>]+src="(\/images\/[^"]+rect=[^"]+)"/.exec(html)?.[1];
  if (found === undefined) throw new Error(`There is no cropped picture in ${prefix}${CROPPED_AT}`);
  return found.replaceAll('&amp;', '&');
}

const idIn = (address: string) => /\/images\/([^-]+)-/.exec(address)?.[1] ?? '';

test('pictures of the owner', async ({ page, office, noise }) => {
  await test.step('a picture is described and its focal point moves the site’s crops', async () => {
    const before = await coverOf(office, '');
    await page.goto(`/admin/pictures/${idIn(before)}`);
    const point = page.getByRole('button', { name: /^Punto de interés: 50/ });
    await point.focus();
    const squared = page.locator('[data-crop="1:1"] img');
    const left = () => squared.evaluate((image) => image.style.left);
    const inTheMiddle = await left();
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('Shift+ArrowUp');
    }
    await expect(page.getByLabel(es('pictures.detail.x'))).toHaveValue('0');
    await expect(page.getByLabel(es('pictures.detail.y'))).toHaveValue('0');
    expect(await left()).not.toBe(inTheMiddle);
    expect(parseFloat(await left())).toBeCloseTo(0);
    await page.getByLabel('En español').fill('Una foto de prueba a mano');
    await page.getByLabel('En inglés').fill('A test picture by hand');
    // What is typed on while it is being saved, on a slow line, stays.
    const goOn = await holdNextCall(page, '**/api/admin/pictures/*');
    await page.getByRole('button', { name: es('ra.action.save') }).click();
    await page.getByLabel('En inglés').fill('A test picture by a slow hand');
    goOn();
    await expect(page.getByText('Guardado.', { exact: false })).toBeVisible();
    await expect(page.getByLabel('En inglés')).toHaveValue('A test picture by a slow hand');
    await expect.poll(() => coverOf(office, '/en')).not.toBe(before);
    expect(idIn(await coverOf(office, '/en'))).toBe(idIn(before));
    await lookAt(page, 'picture');

    // The same by pointing, in the middle again.
    const box = await page.getByRole('img', { name: 'Una foto de prueba' }).boundingBox();
    if (!box) throw new Error('There is no picture');
    await page.mouse.click(box.x + box.width * 0.75, box.y + box.height * 0.5);
    await expect(page.getByLabel(es('pictures.detail.x'))).toHaveValue(/^7[45]/);
    await page.getByRole('button', { name: es('pictures.detail.centre') }).click();
    const save = page.getByRole('button', { name: es('ra.action.save') });
    await save.click();
    await expect.poll(() => coverOf(office, '')).toBe(before);
    // The site may show it before the office has heard that it is saved, and asks whoever leaves until then.
    await expect(save).toBeEnabled();

    // Changed at another device meanwhile: either is kept, and theirs is taken by a press that can be taken back.
    const english = page.getByLabel('En inglés');
    const path = `pictures/${idIn(before)}`;
    const { alt, focalPoint, revision } = (await (await office.call('GET', path)).json()) as {
      alt: object;
      focalPoint: object | null;
      revision: string;
    };
    const theirs = { alt: { ...alt, en: 'As somebody else sees it' }, focalPoint };
    const described = await office.call('PUT', path, theirs, { 'If-Match': `"${revision}"` });
    expect(described.status).toBe(200);
    await english.fill('As I see it');
    await save.click();
    await expect(page.getByText(es('pictures.detail.stale'))).toContainText(
      'As somebody else sees it',
    );
    await expectRefusals(noise, 409, 1);
    await page.getByRole('button', { name: es('pictures.detail.theirs') }).click();
    await expect(english).toHaveValue('As somebody else sees it');
    await page.getByRole('button', { name: es('ra.action.undo') }).click();
    await expect(english).toHaveValue('As I see it');
    // Saved, and the answer lost, it is nobody else's.
    await loseNextAnswer(page, '**/api/admin/pictures/*');
    await save.click();
    await expect(page.getByText(es('errors.offline'))).toBeVisible();
    await save.click();
    await expect(page.getByText('Guardado.', { exact: false })).toBeVisible();
    await expect(page.getByText(es('pictures.detail.stale'))).toHaveCount(0);
    await expectRefusals(noise, 409, 1);
    forget(noise, /ERR_FAILED/);
    await expect.poll(() => coverOf(office, '/en')).toBe(before);
    await expect(save).toBeEnabled();
  });

  await test.step('a picture is replaced everywhere, and deleted only where it is not used', async () => {
    const before = await coverOf(office, '');
    await goWithin(page, `/admin/pictures/${idIn(before)}`);
    await page.getByRole('button', { name: es('shared.erase') }).click();
    const refusal = page.getByRole('dialog', { name: es('pictures.remove.title') });
    await expect(refusal.getByRole('link').first()).toBeVisible();
    await expectRefusals(noise, 409, 1);
    await refusal.getByRole('button', { name: es('ra.action.cancel') }).click();

    await page.getByRole('button', { name: es('pictures.detail.replace') }).click();
    const picker = page.getByRole('dialog', { name: es('pictures.picker.title') });
    await picker
      .locator('input[type=file][multiple]')
      .setInputFiles([file('otra.jpg', await drawn(26))]);
    await picker.getByRole('button', { name: 'Elegir otra.jpg' }).click();
    const dialog = page.getByRole('dialog', { name: es('pictures.replace.title') });
    await expect(dialog).toContainText('se queda la de cada página');
    await lookAt(page, 'picture-replace');
    await dialog.getByRole('button', { name: es('pictures.replace.go') }).click();
    await expect(page.getByText(/^Cambiada en/)).toBeVisible();
    await expect(page.getByText('No está en ninguna página.')).toBeVisible();
    await expect.poll(async () => idIn(await coverOf(office, ''))).not.toBe(idIn(before));
    expect(await (await fetch(`${office.url}${CROPPED_AT}`)).text()).not.toContain(idIn(before));

    await page.getByRole('button', { name: es('shared.erase') }).click();
    await expect(page.getByText('Foto borrada.')).toBeVisible();
    await page.getByRole('button', { name: es('ra.action.undo') }).click();
    await expect(page.getByText('La foto vuelve a estar aquí.')).toBeVisible();
  });

  await test.step('six pictures are uploaded, three bad ones among them', async () => {
    await goWithin(page, '/admin/pictures');
    await expect(page.getByRole('button', { name: es('pictures.upload.choose') })).toBeVisible();
    // A phone offers its camera as well.
    const camera = page.locator('input[capture=environment]');
    await expect(camera).toHaveCount(1);
    const whole = await drawn(390, 1200, 800);
    const bad = [
      file('carta.jpg', Buffer.from('esto no es una foto')),
      file('rota.jpg', whole.subarray(0, Math.floor(whole.length / 3))),
      file('pelicula.jpg', Buffer.alloc(15 * 1024 * 1024 + 1)),
    ];
    const good = await Promise.all(
      Array.from({ length: 3 }, async (_, index) =>
        file(`prueba-${index}.jpg`, await drawn(index)),
      ),
    );
    const files = [...good.slice(0, 2), ...bad, ...good.slice(2)];
    await choose(page, files);
    await expect(panel(page).getByRole('status')).toHaveText(
      'Subidas: 3 de 6 · 3 no se han podido subir',
      { timeout: 120_000 },
    );
    const row = (name: string) => panel(page).getByRole('listitem').filter({ hasText: name });
    await expect(row('carta.jpg')).toContainText('No es una foto que se pueda usar');
    await expect(row('rota.jpg')).toContainText('La foto está dañada');
    await expect(row('pelicula.jpg')).toContainText('Pesa más de 15 MB');
    await expect(
      row('carta.jpg').getByRole('button', { name: es('office.tryAgain') }),
    ).toBeVisible();
    await expect(row('pelicula.jpg').getByRole('button')).toHaveCount(0);
    await lookAt(page, 'pictures');

    // The one that is too large is never sent.
    await expectRefusals(noise, 422, 2);

    await choose(page, files.slice(0, 1));
    await expect(panel(page).getByText('Ya la tenías')).toBeVisible();
  });

  await test.step('the logo and the icon of the settings show on the site', async () => {
    const bar = page.locator('header.bar');
    await page.goto('/');
    const before = await bar.boundingBox();
    await page.goto('/admin/pictures');
    await choose(page, [file('logo.jpg', await drawn(3))]);
    await expect(panel(page).getByText(/^Subidas: 1 de 1$/)).toBeVisible();
    const query = 'pictures?perPage=1&q=logo.jpg';
    const { data } = (await (await office.call('GET', query)).json()) as {
      data: { id: string; ref: string }[];
    };
    const { id = '', ref = '' } = data[0] ?? {};
    const picture = { _type: 'image', asset: { _type: 'reference', _ref: ref } };
    const [line = ''] = (await readFile(SETTINGS, 'utf8')).split('\n');
    const settings = JSON.parse(line) as { siteName: string };
    await publish(office, [
      { ...settings, defaultSeo: undefined, logo: picture, favicon: picture },
    ]);
    await expect.poll(async () => (await page.request.get('/')).text()).toContain(id);
    await page.goto('/');
    const home = bar.getByRole('link', { name: settings.siteName });
    await expect(home.locator('img')).toHaveAttribute('src', new RegExp(id));
    // As high as it was, within a phone's bar too.
    expect((await bar.boundingBox())?.height).toBe(before?.height);
    const image = await home.locator('img').boundingBox();
    expect(image?.height).toBe(44);
    expect(image?.width).toBeLessThan(PHONE.viewport.width / 2);
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', new RegExp(id));
    expect(await (await page.request.get('/manifest.webmanifest')).text()).toContain(id);
  });
});
