/** At a desk: previews, copies, the bin, versions, several documents at once, pictures and lists in a form, titles. */
import sharp from 'sharp';
import { lookAt } from './support/look-at.ts';
import {
  DESK,
  expect,
  expectRefusals,
  forget,
  goWithin,
  publicHtml,
  publish,
  test,
} from './support/one-office.ts';
import { begins, en } from './support/says.ts';

test.use(DESK);

test('content at a desk', async ({ page, office, noise }) => {
  await test.step('a draft is previewed on the real page, and nobody else sees it', async () => {
    await page.goto('/admin/content/homePage/homePage');
    await page.getByRole('textbox', { name: 'Title · English' }).fill('Only a draft of a title');
    await page.getByRole('button', { name: en('content.actions.preview') }).click();
    const frame = page.frameLocator('iframe');
    const preview = page.getByRole('complementary', { name: en('content.actions.preview') });
    await preview.getByRole('button', { name: en('content.languages.en') }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Only a draft of a title');
    await preview.getByRole('button', { name: en('content.preview.desktop') }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Only a draft of a title');
    expect(await publicHtml(office, '/en')).not.toContain('Only a draft of a title');
    // The browser thinks that the preview might be somebody else's.
    forget(noise, /allow-same-origin.*preview/);
  });

  await test.step('a document is copied, binned and taken out of the bin from its row', async () => {
    await goWithin(page, '/admin/content/testimonial');
    const rows = page
      .locator('#main-content')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') });
    const menu = page.getByRole('button', {
      name: begins(en('content.actions.moreWith', { title: '' })),
    });
    await expect(menu.first()).toBeVisible();
    const count = await rows.count();
    const choose = async (action: string) => {
      await menu.first().press('Enter');
      await page.getByRole('menuitem', { name: action }).press('Enter');
    };
    await choose(en('content.actions.copy'));
    await expect(page.getByText(en('content.done.copy'))).toBeVisible();
    await expect(rows).toHaveCount(count + 1);
    await page.getByRole('button', { name: en('ra.action.undo') }).click();
    await expect(page.getByText(en('content.done.trash'))).toBeVisible();
    await expect(rows).toHaveCount(count);

    await page.reload();
    // Its row goes with the focus, and so does the button that brings it back.
    const hasFocus = () => expect.poll(() => page.locator('body :focus').count()).toBe(1);
    await choose(en('content.actions.trash'));
    await expect(rows).toHaveCount(count - 1);
    await hasFocus();
    const undo = page.getByRole('button', { name: en('ra.action.undo') });
    await page.keyboard.press('Alt+t');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(count);
    await expect(undo).toBeHidden();
    await hasFocus();
    await goWithin(page, '/admin/content/testimonial?filter={"state":"trashed"}');
    await expect(rows).toHaveCount(1);
    await choose(en('content.actions.restore'));
    await expect(page.getByText(en('content.noMatch'))).toBeVisible();
    await expect(rows).toHaveCount(0);
  });

  await test.step('a version is looked at and restored', async () => {
    await goWithin(page, '/admin/content/legalIdentity/legalIdentity');
    const first = page.getByRole('textbox').first();
    await expect(first).not.toHaveValue('');
    const before = await first.inputValue();
    await first.fill('Another name');
    await publish(page, 'en');
    await page.getByRole('button', { name: en('content.actions.versions') }).click();
    const dialog = page.getByRole('dialog', { name: en('content.actions.versions') });
    await dialog.getByRole('button', { name: en('content.versions.published') }).click();
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
    const bar = page.getByRole('group', { name: en('ra.action.bulk_actions', { count: 3 }) });
    await all.focus();
    await page.keyboard.press('Space');
    await expect(bar).toBeVisible();
    await lookAt(page, 'several-documents');
    await bar.getByRole('button', { name: en('content.actions.publish') }).click();
    const refused = page.getByRole('dialog', { name: en('content.bulk.refused', { count: 1 }) });
    await expect(refused.getByRole('listitem')).toContainText('Zoe C.');
    await expect(refused.getByRole('listitem')).toContainText(
      en('content.bulk.lacks', { names: '' }).replace('.', ''),
    );
    await lookAt(page, 'documents-refused');
    await refused.getByRole('button', { name: en('ra.action.close') }).click();
    await expect(page.getByText(en('content.bulk.publish', { count: 2 }))).toBeVisible();
    await expect(rows.filter({ hasText: en('content.states.published') })).toHaveCount(2);
    // What could not be done is still selected.
    await expect(
      page.getByRole('group', { name: en('ra.action.bulk_actions', { count: 1 }) }),
    ).toBeVisible();

    await all.click();
    await page.getByRole('button', { name: en('content.actions.unpublish') }).click();
    await expect(rows.filter({ hasText: en('content.states.draft') })).toHaveCount(3);
    await all.click();
    await page.getByRole('button', { name: en('content.actions.trash') }).click();
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: en('ra.action.undo') }).click();
    await expect(page.getByText(en('content.bulk.restore', { count: 3 }))).toBeVisible();
    await expect(rows).toHaveCount(3);
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
    await picker
      .getByRole('button', { name: en('pictures.picker.choose', { name: file.name }) })
      .click();
    const missing = page.getByText(
      en('content.problems.altText', { language: en('content.languages.es') }),
    );
    await expect(missing.first()).toBeVisible();
    await page.getByRole('button', { name: en('content.actions.publish'), exact: true }).click();
    const wrong = page.getByText(en('errors.invalid'));
    await expect(wrong).toBeVisible();
    const inSpanish = page
      .getByRole('textbox', { name: /^What the photo shows.* · Spanish$/ })
      .first();
    await expect(inSpanish).toHaveAccessibleDescription(
      begins(en('content.problems.altText').split('(')[0] ?? ''),
    );
    await inSpanish.fill('Pared de barro cocido');
    await page
      .getByRole('textbox', { name: /^What the photo shows.* · English$/ })
      .first()
      .fill('A terracotta wall');
    await expect(missing).toHaveCount(0);
    await publish(page, 'en');
    await expect(page.getByText(en('content.done.publish'))).toBeVisible();
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

  await test.step('documents are picked for a list one after another, and moved, by the keyboard', async () => {
    await goWithin(page, '/admin/content/snapshot/snapshot');
    await page.getByRole('tab', { name: 'Menus', exact: true }).click();
    const list = page.getByRole('region', { name: 'Menus' });
    const items = list.getByRole('listitem');
    await expect(items).toHaveCount(6);
    await expect(items.last()).toContainText('Drinks');
    for (const title of ['Sweet things', 'Drinks'])
      await list.getByRole('button', { name: en('content.fields.remove', { title }) }).click();
    const box = list.getByRole('combobox');
    await box.focus();
    for (const title of ['Drinks', 'Sweet things']) {
      await page.keyboard.type(title);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(items.last()).toContainText(title);
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('');
    }
    const handle = en('content.order.handle', { title: 'Sweet things' });
    await list.getByRole('button', { name: handle }).press('ArrowUp');
    await expect(page.locator('[aria-live=polite]').last()).toHaveText(
      en('content.order.moved', { title: 'Sweet things', place: 5, total: 6 }),
    );
    await expect(
      page.getByRole('status').filter({ hasText: en('office.saving.saved') }),
    ).toBeVisible();
  });

  await test.step('the section of a dish is one of those of its menu', async () => {
    await goWithin(page, '/admin/content/dailyMenu/menu-bocadillos');
    await page.getByRole('tab', { name: 'Dishes' }).click();
    await page
      .getByRole('button', { name: en('content.fields.unfold', { title: 'Serranito' }) })
      .click();
    await page.getByRole('combobox', { name: 'Section' }).click();
    await page.getByRole('option', { name: 'Sandwiches' }).click();
    await expect(page.getByRole('combobox', { name: 'Section' })).toHaveText('Sandwiches');
    await expect(
      page.getByRole('status').filter({ hasText: en('office.saving.saved') }),
    ).toBeVisible();
  });
});
