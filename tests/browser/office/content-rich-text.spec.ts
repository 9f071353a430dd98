/** What is written in the editor of rich text, on a phone, is read on the blog as it was meant. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { lookAt } from './support/look-at.ts';
import { expect, PHONE, publish, test } from './support/one-office.ts';

const words = {
  ...{ tab: 'Texto', editor: 'Texto · español', tools: 'Formato de Texto · español' },
  ...{ style: 'Estilo', heading: 'Título', normal: 'Texto', bold: 'Negrita', bullet: 'Lista' },
  ...{
    link: 'Enlace',
    address: 'Dirección del enlace',
    apply: 'Poner',
    beside: 'Foto junto al texto',
  },
  ...{
    picker: 'Elegir una foto',
    choose: /^Elegir /,
    text: 'Texto junto a la foto',
    right: 'Foto a la derecha',
  },
  ...{ saved: 'Borrador guardado', path: '/blog/terrace-event', alt: /^Qué se ve en la foto · / },
  ...{ title: 'Lo que sobra, se reparte', strong: 'muy despacio', items: ['Pan', 'Aceite'] },
  ...{ pasted: 'Traído de otro sitio', linked: 'la carta', besides: 'Así queda la mesa.' },
  ...{ shows: 'Una mesa puesta' },
} as const;

test.use(PHONE);

test('a heading, bold words, a list, a link and a picture beside text are written, and read on the blog', async ({
  page,
}) => {
  // It is written at a person's pace.
  test.slow();
  await page.goto('/admin/content/blog/blog-terrace-event');
  await page.getByRole('tab', { name: words.tab }).click();
  const editor = page.getByRole('textbox', { name: words.editor, exact: true });
  const tools = page.getByRole('toolbar', { name: words.tools });
  await expect(editor).not.toHaveText('');
  await editor.focus();
  await pause(300);
  await press('ControlOrMeta+End');
  await press('Enter');

  await paste(`<h1>${words.pasted}</h1>`);
  await expect(tools.getByRole('combobox', { name: words.style })).toHaveText(words.heading);
  await press('Enter');
  await choose(page, words.heading);
  await page.keyboard.type(words.title, { delay: 10 });
  await press('Enter');
  await choose(page, words.normal);
  const bold = tools.getByRole('button', { name: words.bold });
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type(words.strong, { delay: 10 });
  await tools.getByRole('button', { name: words.bold }).click();
  await page.keyboard.type(` · ${words.linked}`, { delay: 10 });
  const chosen = () => page.evaluate(() => getSelection()?.toString().length ?? 0);
  // On a busy machine the editor may miss a key, which a person sees and presses again.
  await expect(async () => {
    const count = await chosen();
    if (count < words.linked.length) await press('Shift+ArrowLeft');
    if (count > words.linked.length) await press('Shift+ArrowRight');
    expect(count).toBe(words.linked.length);
  }).toPass({ intervals: [150] });
  await tools.getByRole('button', { name: words.link, exact: true }).click();
  const address = page.getByRole('textbox', { name: words.address });
  await address.fill('ninguna parte');
  await address.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('/menu');
  await page.getByRole('button', { name: words.apply, exact: true }).click();
  await expect(editor).toBeFocused();
  await expect(editor.locator('u').filter({ hasText: words.linked })).toBeVisible();
  await press('ControlOrMeta+End');
  await press('Enter');
  await tools.getByRole('button', { name: words.bullet, exact: true }).click();
  await page.keyboard.type(words.items[0] ?? '', { delay: 10 });
  await press('Enter');
  await page.keyboard.type(words.items[1] ?? '', { delay: 10 });
  // Out of a list by the keyboard, either way.
  await press('Tab');
  await expect(editor).not.toBeFocused();
  await editor.focus();
  await pause(300);
  await press('ControlOrMeta+End');
  await press('Shift+Tab');
  await expect(tools.getByRole('button', { name: words.beside })).toBeFocused();

  await tools.getByRole('button', { name: words.beside }).click();
  const picker = page.getByRole('dialog', { name: words.picker });
  await picker.getByRole('listitem').getByRole('button', { name: words.choose }).first().click();
  await expect(picker).toBeHidden();
  const besides = editor.getByRole('textbox', { name: words.text }).last();
  await besides.fill(words.besides);
  await editor.getByRole('combobox', { name: words.beside }).last().click();
  await page.getByRole('option', { name: words.right }).click();
  await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
  await lookAt(page, 'rich-text');
  // The tools stay in sight over the fields in the text, whose names have a layer of their own.
  const layer = (part: Locator) => part.evaluate((one) => Number(getComputedStyle(one).zIndex));
  expect(await layer(tools)).toBeGreaterThan(await layer(editor.locator('label').first()));
  // What was typed last is published with the rest, however soon after it.
  for (const alt of await editor.getByRole('textbox', { name: words.alt }).all()) {
    if ((await alt.inputValue()) !== '') continue;
    await alt.pressSequentially(words.shows);
    await expect(alt).toHaveValue(words.shows);
  }
  await publish(page, 'es');

  await page.goto(words.path);
  const post = page.getByRole('article');
  for (const name of [words.pasted, words.title])
    await expect(post.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(post.locator('strong', { hasText: words.strong })).toBeVisible();
  for (const item of words.items)
    await expect(post.getByRole('listitem').filter({ hasText: item })).toBeVisible();
  await expect(post.getByRole('link', { name: words.linked })).toHaveAttribute('href', /menu$/);
  const beside = post
    .locator('figure, div')
    .filter({ hasText: words.besides })
    .filter({ has: page.locator('img') })
    .last();
  await expect(beside).toContainText(words.besides);
  const picture = beside.getByRole('img', { name: words.shows });
  await expect(picture).toBeVisible();

  /** As a person would: the editor takes note of a selection a moment after the browser has it. */
  async function press(key: string): Promise<void> {
    await page.keyboard.press(key);
    await pause(150);
  }

  /** What another program has put into the clipboard. */
  async function paste(html: string): Promise<void> {
    await editor.evaluate((element, markup) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', markup);
      const of = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', of));
    }, html);
  }

  async function choose(page: Page, style: string): Promise<void> {
    await tools.getByRole('combobox', { name: words.style }).click();
    await page.getByRole('option', { name: style, exact: true }).click();
    await expect(editor).toBeFocused();
  }
});
