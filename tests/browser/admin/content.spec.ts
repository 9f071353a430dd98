/** Whoever writes the site's content finds, changes, previews, restores and publishes it, and loses nothing. */
import sharp from 'sharp';
import { problemsOf } from '../support/axe.ts';
import { lookAt } from './support/look-at.ts';
import {
  DESK,
  expect,
  expectRefusals,
  forget,
  goWithin,
  PHONE,
  publicHtml,
  publish,
  test,
} from './support/one-office.ts';
import { en, es } from './support/says.ts';

test('content on a phone', async ({ page, office, noise }) => {
  await page.setViewportSize(PHONE.viewport);
  await test.step('the season of a workshop is picked by the names of its months', async () => {
    const words = { from: 'Desde', to: 'Hasta', day: 'Día', month: 'Mes' };
    const path = 'content/workshop/workshop-turmeric';
    await page.goto(`/admin/${path}`);
    const part = (name: string, which: string) =>
      page
        .getByRole('group', { name, exact: true })
        .getByRole('combobox', { name: new RegExp(`^${which}`) });
    const saved = async () => {
      const answer = await (await office.call('GET', path)).json();
      return (answer as { draft: { values: { season?: unknown } } | null }).draft?.values.season;
    };
    // A month alone is all of it.
    await part(words.from, words.month).selectOption('septiembre');
    await part(words.to, words.month).selectOption('febrero');
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
  });

  await test.step('a list is ordered by the keyboard, filtered by its state, and passes axe', async () => {
    await goWithin(page, '/admin/content/testimonial');
    const handles = page.getByRole('button', { name: /^Mover / });
    const names = () => page.getByRole('listitem').getByRole('link').allTextContents();
    await expect(handles.first()).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('link').first()).not.toBeEmpty();
    const [first = '', second = ''] = await names();
    await handles.first().press('ArrowDown');
    await expect(page.getByText('Orden guardado')).toBeVisible();
    expect((await names()).slice(0, 2)).toEqual([second, first]);
    // On a slow line it is moved on while that is being written.
    await page.route('**/api/admin/content/testimonial/order', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    const [, , third = '', fourth = ''] = await names();
    // It waits for the list that the move before it asked for; two that wait together are written as one.
    const isWriting = page.waitForRequest('**/testimonial/order');
    await page.keyboard.press('ArrowDown', { delay: 120 });
    await isWriting;
    await page.keyboard.press('ArrowDown', { delay: 120 });
    const [, onceMore] = [
      await page.waitForResponse('**/testimonial/order'),
      await page.waitForResponse('**/testimonial/order'),
    ];
    expect(onceMore.status()).toBe(204);
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(handles.first()).toBeVisible();
    expect((await names()).slice(0, 4)).toEqual([second, third, fourth, first]);
    await page
      .getByRole('checkbox', { name: /^Seleccionar / })
      .nth(1)
      .check();
    await expect(page.getByRole('group', { name: '1 seleccionado' })).toBeVisible();
    await lookAt(page, 'documents-phone');
    await page.getByRole('combobox', { name: es('content.filters.state') }).click();
    await page.getByRole('option', { name: es('content.versions.draft') }).click();
    await expect(page).toHaveURL(/filter=.*draft/);
    await expect(page.getByText('Nada coincide con lo que buscas.')).toBeVisible();
  });

  await test.step('a new document says calmly what is missing, and marks it once it was left or published', async () => {
    await goWithin(page, '/admin/content/dailyMenu');
    const made: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && made.push(request.url()));
    await page.getByRole('button', { name: es('content.new'), exact: true }).dblclick();
    const title = page.getByRole('textbox', { name: 'Título · español' });
    const publish = page.getByRole('button', { name: es('content.actions.publish'), exact: true });
    const wrong = page.locator('[aria-invalid="true"]');
    await expect(publish).toHaveAccessibleDescription(/^Por rellenar:/);
    // Pressed twice, it is one.
    expect(made.filter((url) => url.endsWith('/content/dailyMenu'))).toHaveLength(1);
    await expect(wrong).toHaveCount(0);
    await expect(page.getByText('Para publicar falta:')).toHaveCount(0);

    // Left empty it is marked, and no other one is; what that moves is not moved from under the press that left it.
    const shown = page.getByRole('switch', { name: 'Visible' });
    await title.focus();
    const { x = 0, y = 0 } = (await page.getByText('Visible', { exact: true }).boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 2, { delay: 120 });
    await expect(shown).not.toBeChecked();
    await expect(title).toHaveAccessibleDescription('Hay que rellenarlo.');
    await expect(wrong).toHaveCount(1);

    await publish.click();
    const said = page.getByText('Para publicar falta:');
    await expect(said).toBeVisible();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    expect(await wrong.count()).toBeGreaterThan(1);
    await expect(publish).not.toHaveAccessibleDescription(/^Por rellenar:/);
    expect(await problemsOf(page)).toEqual([]);
    await expectRefusals(noise, 422, 1);
  });

  await test.step('its pages are turned in the language of the office', async () => {
    await page.setViewportSize(DESK.viewport);
    await goWithin(page, '/admin/content-words');
    const first = page.locator('#main-content').getByRole('listitem').first();
    const before = await first.textContent();
    await page.getByRole('button', { name: 'Ir a la página siguiente' }).first().click();
    await expect(page).toHaveURL(/page=2/);
    await expect(first).not.toHaveText(before ?? '');
    await expect(page.getByRole('button', { name: /^Go to/ })).toHaveCount(0);
  });
});

test.describe('at a desk', () => {
  test.use(DESK);

  test('content at a desk', async ({ page, office, noise }) => {
    await test.step('a draft is previewed on the real page, and nobody else sees it', async () => {
      await page.goto('/admin/content/homePage/homePage');
      await page.getByRole('textbox', { name: 'Title · English' }).fill('Only a draft of a title');
      await page.getByRole('button', { name: en('content.preview.title') }).click();
      const frame = page.frameLocator('iframe');
      const preview = page.getByRole('complementary', { name: 'Preview' });
      await preview.getByRole('button', { name: en('content.languages.en') }).click();
      await expect(frame.getByRole('heading', { level: 1 })).toContainText(
        'Only a draft of a title',
      );
      await preview.getByRole('button', { name: en('content.preview.desktop') }).click();
      await expect(frame.getByRole('heading', { level: 1 })).toContainText(
        'Only a draft of a title',
      );
      expect(await publicHtml(office, '/en')).not.toContain('Only a draft of a title');
      const stranger = await fetch(`${office.url}/admin/preview/en`);
      expect(stranger.status).toBe(401);
      const answer = await page.request.get('/admin/preview/en');
      expect(answer.headers()['cache-control']).toBe('private, no-store');
      expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
      // The browser thinks that the preview might be somebody else's.
      forget(noise, /allow-same-origin.*preview/);
    });

    await test.step('a document is copied, binned and taken out of the bin from its row', async () => {
      await goWithin(page, '/admin/content/testimonial');
      const rows = page
        .locator('#main-content')
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') });
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
      await page.getByRole('button', { name: en('ra.action.undo') }).click();
      await expect(page.getByText('In the bin for 30 days.')).toBeVisible();
      await expect(rows).toHaveCount(count);

      await page.reload();
      // Its row goes with the focus, and so does the button that brings it back.
      const hasFocus = () => expect.poll(() => page.locator('body :focus').count()).toBe(1);
      await choose('Move to the bin');
      await expect(rows).toHaveCount(count - 1);
      await hasFocus();
      const undo = page.getByRole('button', { name: en('ra.action.undo') });
      await undo.press('Enter');
      await expect(rows).toHaveCount(count);
      await expect(undo).toBeHidden();
      await hasFocus();
      await goWithin(page, '/admin/content/testimonial?filter={"state":"trashed"}');
      await expect(rows).toHaveCount(1);
      await choose('Restore');
      await expect(page.getByText('Nothing matches your search.')).toBeVisible();
      await expect(rows).toHaveCount(0);
      expect(await problemsOf(page)).toEqual([]);
    });

    await test.step('a version is looked at and restored', async () => {
      await goWithin(page, '/admin/content/legalIdentity/legalIdentity');
      const first = page.getByRole('textbox').first();
      await expect(first).not.toHaveValue('');
      const before = await first.inputValue();
      await first.fill('Another name');
      await publish(page, 'en');
      await page.getByRole('button', { name: en('content.versions.title') }).click();
      const dialog = page.getByRole('dialog', { name: en('content.versions.title') });
      await dialog.getByRole('button', { name: /Was published/ }).click();
      await expect(dialog).toContainText('Another name');
      await expect(dialog).toContainText(before);
      await dialog.getByRole('button', { name: en('content.versions.restore') }).click();
      await expect(first).toHaveValue(before);
    });

    await test.step('several documents are published, hidden and binned at once, and what cannot be says why', async () => {
      const made = async (values: object) =>
        (await (await office.call('POST', 'content/testimonial', { values })).json()) as {
          id: string;
        };
      const quote = { es: 'Volveremos.', en: 'We will be back.' };
      for (const author of ['Zoe A.', 'Zoe B.'])
        await made({ author, quote, kind: 'birthday', isActive: true, displayOrder: 90 });
      await made({ author: 'Zoe C.', kind: 'birthday' });
      await goWithin(page, '/admin/content/testimonial?filter={"q":"Zoe"}');
      const rows = page.getByRole('listitem').filter({ hasText: 'Zoe' });
      await expect(rows).toHaveCount(3);
      const all = page.getByRole('checkbox', { name: en('content.bulk.select') });
      const bar = page.getByRole('group', { name: '3 selected' });
      await all.focus();
      await page.keyboard.press('Space');
      await expect(bar).toBeVisible();
      await lookAt(page, 'several-documents');
      await bar.getByRole('button', { name: en('content.actions.publish') }).click();
      const refused = page.getByRole('dialog', { name: 'One couldn’t be done' });
      await expect(refused.getByRole('listitem')).toContainText('Zoe C.');
      await expect(refused.getByRole('listitem')).toContainText('To put right: ');
      await lookAt(page, 'documents-refused');
      await refused.getByRole('button', { name: en('ra.action.close') }).click();
      await expect(page.getByText('2 published.')).toBeVisible();
      await expect(rows.filter({ hasText: 'Published' })).toHaveCount(2);
      // What could not be done is still selected.
      await expect(page.getByRole('group', { name: '1 selected' })).toBeVisible();

      await all.click();
      await page.getByRole('button', { name: en('content.actions.unpublish') }).click();
      await expect(rows.filter({ hasText: 'Draft' })).toHaveCount(3);
      await all.click();
      await page.getByRole('button', { name: en('content.actions.trash') }).click();
      await expect(rows).toHaveCount(0);
      await page.getByRole('button', { name: en('ra.action.undo') }).click();
      await expect(page.getByText('3 restored.')).toBeVisible();
      await expect(rows).toHaveCount(3);
      await all.click();
      await page.getByRole('button', { name: en('content.actions.trash') }).click();
      await expect(rows).toHaveCount(0);
    });

    await test.step('a picture is uploaded within a form, and published once it is described', async () => {
      await goWithin(page, '/admin/content/blog/blog-market');
      await page
        .getByRole('button', { name: en('content.fields.changePicture') })
        .first()
        .click();
      const picker = page.getByRole('dialog', { name: en('pictures.picker.title') });
      const create = { width: 900, height: 600, channels: 3, background: '#8a4b2f' } as const;
      const buffer = await sharp({ create }).jpeg().toBuffer();
      const file = { name: 'terracotta.jpg', mimeType: 'image/jpeg', buffer };
      await picker.locator('input[type=file][multiple]').setInputFiles([file]);
      await picker.getByRole('button', { name: 'Choose terracotta.jpg' }).click();
      const missing = page.getByText(
        'Say what the photo shows, in one language at least (Spanish).',
      );
      await expect(missing.first()).toBeVisible();
      await page.getByRole('button', { name: en('content.actions.publish'), exact: true }).click();
      const wrong = page.getByText('Something needs correcting.');
      await expect(wrong).toBeVisible();
      const inSpanish = page
        .getByRole('textbox', { name: /^What the photo shows.* · Spanish$/ })
        .first();
      await expect(inSpanish).toHaveAccessibleDescription(/Say what the photo shows/);
      await inSpanish.fill('Pared de barro cocido');
      await page
        .getByRole('textbox', { name: /^What the photo shows.* · English$/ })
        .first()
        .fill('A terracotta wall');
      await expect(missing).toHaveCount(0);
      await publish(page, 'en');
      await expect(page.getByText('Published: it’s on the site now.')).toBeVisible();
      await expectRefusals(noise, 422, 1);
      await expect.poll(() => publicHtml(office, '/en/blog/market')).toContain('A terracotta wall');
    });

    await test.step('documents are called by their titles in the language of the office, and found by either', async () => {
      await goWithin(page, '/admin/content/workshop?sort=title&order=ASC');
      const links = page.locator('#main-content').getByRole('listitem').getByRole('link');
      await expect(links.first()).toBeVisible();
      const titles = await links.allTextContents();
      const collator = new Intl.Collator('es', { sensitivity: 'base', ignorePunctuation: true });
      expect(titles).toEqual(titles.toSorted((one, other) => collator.compare(one, other)));
      // By what it is called in the other language, too.
      for (const word of ['Cúrcuma', 'Turmeric']) {
        await page.getByRole('searchbox').fill(word);
        await expect(page).toHaveURL(new RegExp(`filter=.*${encodeURIComponent(word)}`));
        await expect(links).toHaveCount(1);
        await expect(links).toContainText(/Turmeric/i);
      }
      await links.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Turmeric/i);
    });

    await test.step('the section of a dish is one of those of its menu', async () => {
      await goWithin(page, '/admin/content/dailyMenu/menu-bocadillos');
      await page.getByRole('tab', { name: 'Dishes' }).click();
      await page.getByRole('button', { name: 'Open Serranito' }).click();
      await page.getByRole('combobox', { name: 'Section' }).click();
      await page.getByRole('option', { name: 'Sandwiches' }).click();
      await expect(page.getByRole('combobox', { name: 'Section' })).toHaveText('Sandwiches');
      await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();
    });
  });
});
