import { expect, test, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { problemsOf } from '../support/axe.ts';
import { startOffice, type Office } from './support/office.ts';

let office: Office;
test.beforeAll(async () => {
  office = await startOffice();
});
test.afterAll(() => office.stop());

async function open(
  browser: Browser,
  path: string,
  width = 1280,
  locale = 'es',
  storageState = office.storageState,
): Promise<Page> {
  const context = await browser.newContext({
    storageState,
    viewport: { width, height: 900 },
    baseURL: office.url,
  });
  await context.addInitScript(
    (language) => localStorage.setItem('sobremesa.office.language', language),
    locale,
  );
  const page = await context.newPage();
  await page.goto(`/admin${path}`);
  return page;
}

/** The browser of somebody else who writes here. */
async function colleague(): Promise<Office['storageState']> {
  const body = { email: 'bea@example.com', role: 'editor' };
  const invited = (await (await office.call('POST', 'invitations', body)).json()) as {
    link: string;
  };
  const joined = await fetch(`${office.url}/api/admin/auth/invitation`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ token: new URL(invited.link).hash.slice(1), name: 'Bea', language: 'es' },
      password: 'la masa madre reposa',
    }),
  });
  expect(joined.status).toBe(200);
  const cookies = joined.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return {
      ...{ name, value, domain: '127.0.0.1', path: '/', expires: -1 },
      ...{ httpOnly: true, secure: false, sameSite: 'Strict' as const },
    };
  });
  return { cookies, origins: [] };
}

const MENU = '/content/dailyMenu/menu-bocadillos';
const publicText = async (path: string) => (await fetch(office.url + path)).text();

test('a price is changed on a phone, and is on the public page in both languages', async ({
  browser,
}) => {
  const page = await open(browser, MENU, 390);
  await page.getByRole('tab', { name: 'Platos' }).click();
  await page.getByRole('button', { name: 'Abrir Serranito' }).click();
  const price = page.getByRole('textbox', { name: 'Precio' });
  await expect(price).toHaveValue('6,50');
  await price.fill('7.4');
  await price.blur();
  await expect(price).toHaveValue('7,40');
  await price.fill('7,35');
  await expect(page.getByRole('status').filter({ hasText: 'Borrador guardado' })).toBeVisible();
  expect(await publicText('/menu?list=bocadillos')).not.toContain('7,35');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('Publicado: ya se ve en la web.')).toBeVisible();
  await expect
    .poll(() => publicText('/menu?list=bocadillos'), { timeout: 3_000 })
    .toContain('7,35');
  expect(await publicText('/en/menu?list=bocadillos')).toContain('€7.35');
  expect(await problemsOf(page)).toEqual([]);
  await page.context().close();
});

test('two people edit one document: the second sees both versions and chooses', async ({
  browser,
}) => {
  const [ana, bea] = [
    await open(browser, '/content/question', 1280),
    await open(browser, '/content/question', 1280, 'es', await colleague()),
  ];
  for (const page of [ana, bea])
    await page.locator('#main-content').getByRole('listitem').getByRole('link').first().click();
  const question = (page: Page) => page.getByRole('textbox', { name: 'Pregunta · español' });
  const inEnglish = (page: Page) => page.getByRole('textbox', { name: 'Pregunta · inglés' });
  await expect(question(bea)).not.toHaveValue('');
  await question(ana).fill('¿Lo de Ana?');
  await inEnglish(ana).fill('What Ana asks?');
  await expect(ana.getByRole('status').filter({ hasText: 'Borrador guardado' })).toBeVisible();

  await question(bea).fill('¿Lo de Bea?');
  const choice = bea.getByRole('dialog', { name: 'Dos personas, un documento' });
  await expect(choice).toBeVisible();
  await expect(choice).toContainText('¿Lo de Ana?');
  await expect(choice).toContainText('¿Lo de Bea?');
  // Her own question; Ana's in English is no question, since she has not touched it.
  await expect(choice).toContainText('Además ha cambiado allí, y así se queda: Pregunta');
  await expect(choice.getByRole('radio')).toHaveCount(2);
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
  await choice.getByRole('radio', { name: 'Lo tuyo' }).check();
  await choice.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(bea.getByRole('status').filter({ hasText: 'Borrador guardado' })).toBeVisible();
  await ana.reload();
  await expect(question(ana)).toHaveValue('¿Lo de Bea?');
  await expect(inEnglish(ana)).toHaveValue('What Ana asks?');

  // Nobody else: the same person wrote it in another window.
  const again = await open(browser, new URL(ana.url()).pathname.replace('/admin', ''), 1280);
  await expect(question(again)).toHaveValue('¿Lo de Bea?');
  await question(ana).fill('¿En una ventana?');
  await expect(ana.getByRole('status').filter({ hasText: 'Borrador guardado' })).toBeVisible();
  await question(again).fill('¿En la otra?');
  const own = again.getByRole('dialog', { name: 'Lo tienes abierto en dos sitios' });
  await own.getByRole('radio', { name: 'Lo de aquí' }).check();
  await own.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(again.getByRole('status').filter({ hasText: 'Borrador guardado' })).toBeVisible();
  await Promise.all([ana, bea, again].map((page) => page.context().close()));
});

for (const [locale, width] of [
  ['es', 390],
  ['en', 1280],
] as const) {
  test(`the season of a workshop is picked by the names of its months, ${locale}`, async ({
    browser,
  }) => {
    const words = {
      es: { from: 'Desde', to: 'Hasta', day: 'Día', month: 'Mes', saved: 'Borrador guardado' },
      en: { from: 'From', to: 'To', day: 'Day', month: 'Month', saved: 'Draft saved' },
    }[locale];
    const path = 'content/workshop/workshop-turmeric';
    const page = await open(browser, `/${path}`, width, locale);
    const part = (name: string, which: string) =>
      page
        .getByRole('group', { name, exact: true })
        .getByRole('combobox', { name: new RegExp(`^${which}`) });
    const saved = async () => {
      const answer = await (await office.call('GET', path)).json();
      return (answer as { draft: { values: { season?: unknown } } | null }).draft?.values.season;
    };
    // A month alone is all of it.
    await part(words.from, words.month).selectOption(locale === 'es' ? 'septiembre' : 'September');
    await part(words.to, words.month).selectOption(locale === 'es' ? 'febrero' : 'February');
    await expect.poll(saved).toMatchObject({ from: '09-01', to: '02-29' });
    // By the keyboard: the day before the last, and no day that the month does not have.
    await part(words.to, words.day).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(saved).toMatchObject({ to: '02-28' });
    await expect(part(words.to, words.day).getByRole('option')).toHaveCount(30);
    expect(await problemsOf(page)).toEqual([]);
    for (const [name, which] of [words.from, words.to].flatMap((one) => [
      [one, words.day] as const,
      [one, words.month] as const,
    ]))
      await part(name, which).selectOption('');
    // Without any it is all the year.
    await expect.poll(saved).toBeUndefined();
    await page.context().close();
  });
}

test('a time that is past is said to be so beside its field', async ({ browser }) => {
  const page = await open(browser, MENU, 390);
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Programar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Programar' });
  const time = dialog.getByLabel('Publicar el');
  const set = dialog.getByRole('button', { name: 'Programar' }).first();
  await time.fill('2020-01-01T10:00');
  await expect(dialog.getByText('Esa hora ya ha pasado.')).toBeVisible();
  await expect(set).toBeDisabled();
  await time.fill('2190-01-01T10:00');
  await expect(dialog.getByText('Como mucho, a dos años vista.')).toBeVisible();
  await time.fill(`${new Date(Date.now() + 5e9).toISOString().slice(0, 10)}T10:00`);
  await expect(set).toBeEnabled();
  await page.context().close();
});

test('a draft is previewed on the real page, and nobody else sees it', async ({ browser }) => {
  const page = await open(browser, '/content/homePage/homePage', 1280, 'en');
  await page.getByRole('textbox', { name: 'Title · English' }).fill('Only a draft of a title');
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await preview.getByRole('button', { name: 'English' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Only a draft of a title');
  await preview.getByRole('button', { name: 'Computer' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Only a draft of a title');
  expect(await publicText('/en')).not.toContain('Only a draft of a title');
  const stranger = await fetch(`${office.url}/admin/preview/en`);
  expect(stranger.status).toBe(401);
  const answer = await page.request.get('/admin/preview/en');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await page.context().close();
});

test('what was typed survives a lost connection and a closed tab', async ({ browser }) => {
  const page = await open(browser, '/content/bookingTerms/bookingTerms', 390);
  const days = page.getByRole('textbox', { name: 'Días de antelación' });
  await expect(days).not.toHaveValue('');
  const context = page.context();
  // A closing tab gets past the routes of a test, so the connection is lost within the page.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('offline'));
  });
  await days.fill('11');
  await expect(page.getByRole('status').filter({ hasText: 'Sin conexión' })).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto(`${office.url}/admin/content/bookingTerms/bookingTerms`);
  const reopened = again.getByRole('textbox', { name: 'Días de antelación' });
  await expect(reopened).not.toHaveValue('11');
  await again.getByRole('button', { name: 'Recuperarlo' }).click();
  await expect(reopened).toHaveValue('11');
  await expect(again.getByRole('status').filter({ hasText: 'Borrador guardado' })).toBeVisible();
  await context.close();
});

test('a version is looked at and restored', async ({ browser }) => {
  const page = await open(browser, '/content/legalIdentity/legalIdentity', 1280, 'en');
  const first = page.getByRole('textbox').first();
  const before = await first.inputValue();
  await first.fill('Another name');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Publish as it is' });
  await anyway.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await dialog.getByRole('button', { name: /Was published/ }).click();
  await expect(dialog).toContainText('Another name');
  await expect(dialog).toContainText(before);
  await dialog.getByRole('button', { name: 'Restore as a draft' }).click();
  await expect(first).toHaveValue(before);
  await page.context().close();
});

test('a list is ordered by the keyboard, filtered by its state, and passes axe', async ({
  browser,
}) => {
  const page = await open(browser, '/content/testimonial', 390);
  const handles = page.getByRole('button', { name: /^Mover / });
  const names = () => page.getByRole('listitem').getByRole('link').allTextContents();
  await expect(handles.first()).toBeVisible();
  const [first = '', second = ''] = await names();
  await handles.first().press('ArrowDown');
  await expect(page.getByText('Orden guardado')).toBeVisible();
  expect((await names()).slice(0, 2)).toEqual([second, first]);
  await page.reload();
  await expect(handles.first()).toBeVisible();
  expect((await names()).slice(0, 2)).toEqual([second, first]);
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Estado' }).click();
  await page.getByRole('option', { name: 'Borrador' }).click();
  await expect(page).toHaveURL(/state=draft/);
  await expect(page.getByText('Nada coincide con lo que buscas.')).toBeVisible();
  await page.context().close();
});

test('a document is copied, binned and taken out of the bin from its row', async ({ browser }) => {
  const page = await open(browser, '/content/testimonial', 390, 'en');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('link') });
  const menu = page.getByRole('button', { name: /^More actions for / });
  await expect(menu.first()).toBeVisible();
  const count = await rows.count();
  const choose = async (action: string) => {
    await menu.first().press('Enter');
    await page.getByRole('menuitem', { name: action }).press('Enter');
  };
  await choose('Copy');
  await expect(page.getByText('Copied as a draft.')).toBeVisible();
  await expect(rows).toHaveCount(count + 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('In the bin for 30 days.')).toBeVisible();
  await expect(rows).toHaveCount(count);

  await page.reload();
  await choose('Move to the bin');
  await expect(rows).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(count);
  await page.goto(`${office.url}/admin/content/testimonial?state=trashed`);
  await expect(rows).toHaveCount(1);
  await choose('Restore');
  await expect(page.getByText('Nothing matches your search.')).toBeVisible();
  await expect(rows).toHaveCount(0);
  expect(await problemsOf(page)).toEqual([]);
  await page.context().close();
});

test('a picture is uploaded within a form, and published once it is described', async ({
  browser,
}) => {
  const page = await open(browser, '/content/blog/blog-market', 1280, 'en');
  await page.getByRole('button', { name: 'Change the photo' }).first().click();
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  const create = { width: 900, height: 600, channels: 3, background: '#8a4b2f' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const file = { name: 'terracotta.jpg', mimeType: 'image/jpeg', buffer };
  await picker.locator('input[type=file][multiple]').setInputFiles([file]);
  await picker.getByRole('button', { name: 'Choose terracotta.jpg' }).click();
  const missing = page.getByText('Say what the photo shows (Spanish).');
  await expect(missing.first()).toBeVisible();
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const anyway = page.getByRole('button', { name: 'Publish as it is' });
    await anyway.click({ timeout: 2_000 }).catch(() => undefined);
  };
  await publish();
  await expect(page.getByText('Something needs correcting.')).toBeVisible();
  const inSpanish = page.getByRole('textbox', { name: /^Alternative text.* · Spanish$/ }).first();
  await expect(inSpanish).toHaveAccessibleDescription(/Say what the photo shows/);
  await inSpanish.fill('Pared de barro cocido');
  await page
    .getByRole('textbox', { name: /^Alternative text.* · English$/ })
    .first()
    .fill('A terracotta wall');
  await expect(missing).toHaveCount(0);
  await publish();
  await expect(page.getByText("Published: it's on the site now.")).toBeVisible();
  await expect.poll(() => publicText('/en/blog/market')).toContain('A terracotta wall');
  await page.context().close();
});

test('the section of a dish is one of those of its menu', async ({ browser }) => {
  const page = await open(browser, MENU, 390, 'en');
  await page.getByRole('tab', { name: 'Dishes' }).click();
  await page.getByRole('button', { name: 'Open Serranito' }).click();
  await page.getByRole('combobox', { name: 'Section' }).click();
  await page.getByRole('option', { name: 'Sandwiches' }).click();
  await expect(page.getByRole('combobox', { name: 'Section' })).toHaveText('Sandwiches');
  await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
  await page.context().close();
});

for (const [locale, width] of [
  ['es', 390],
  ['en', 1280],
] as const) {
  const words = {
    es: {
      ...{ new: 'Nuevo', missing: 'Por rellenar:', problems: 'Para publicar falta:' },
      ...{ publish: 'Publicar', title: 'Título · español', isMissing: 'Falta.' },
    },
    en: {
      ...{ new: 'New', missing: 'Still to fill in:', problems: 'Before it can be published:' },
      ...{ publish: 'Publish', title: 'Title · Spanish', isMissing: "It's missing." },
    },
  }[locale];

  test(`a new document says calmly what is missing, and marks it once it was left or published, ${locale}`, async ({
    browser,
  }) => {
    const page = await open(browser, '/content/dailyMenu', width, locale);
    await page.getByRole('button', { name: words.new, exact: true }).click();
    const title = page.getByRole('textbox', { name: words.title });
    const publish = page.getByRole('button', { name: words.publish, exact: true });
    const wrong = page.locator('[aria-invalid="true"]');
    await expect(publish).toHaveAccessibleDescription(new RegExp(`^${words.missing}`));
    await expect(wrong).toHaveCount(0);
    await expect(page.getByText(words.problems)).toHaveCount(0);
    expect(await problemsOf(page)).toEqual([]);

    // Left empty it is marked, and no other one is.
    await title.focus();
    await title.press('Tab');
    await expect(title).toHaveAccessibleDescription(words.isMissing);
    await expect(wrong).toHaveCount(1);

    await publish.click();
    const anyway = page.getByRole('button', { name: /^(Publicar así|Publish as it is)$/ });
    const said = page.getByText(words.problems);
    await expect(anyway.or(said).first()).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    await expect(said).toBeVisible();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    expect(await wrong.count()).toBeGreaterThan(1);
    await expect(publish).not.toHaveAccessibleDescription(new RegExp(`^${words.missing}`));
    expect(await problemsOf(page)).toEqual([]);
    await page.context().close();
  });
}

test('documents are called by their titles in the language of the office, and found by either', async ({
  browser,
}) => {
  const titlesIn = async (locale: 'es' | 'en') => {
    const page = await open(browser, '/content/workshop?sort=title', 1280, locale);
    const links = page.locator('#main-content').getByRole('listitem').getByRole('link');
    await expect(links.first()).toBeVisible();
    const titles = await links.allTextContents();
    const search = page.getByRole('searchbox');
    // By what it is called in the other language.
    const [spanish, english] = ['Cúrcuma', 'Turmeric'];
    for (const word of [spanish, english]) {
      await search.fill(word);
      await expect(page).toHaveURL(new RegExp(`[?&]q=${encodeURIComponent(word)}`));
      await expect(links).toHaveCount(1);
      await expect(links).toContainText(new RegExp(locale === 'es' ? spanish : english, 'i'));
    }
    await links.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      new RegExp(locale === 'es' ? spanish : english, 'i'),
    );
    await page.context().close();
    return titles;
  };
  const [spanish, english] = [await titlesIn('es'), await titlesIn('en')];
  expect(english).not.toEqual(spanish);
  const collator = new Intl.Collator('es', { sensitivity: 'base', ignorePunctuation: true });
  for (const titles of [spanish, english])
    expect(titles).toEqual(titles.toSorted((one, other) => collator.compare(one, other)));
});
