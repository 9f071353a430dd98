/** The whole menu can be read, printed and set on a table, with its table of allergens. */
import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { expect, pathIn, sidewaysScroll, test, SPANISH } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

/** How many pages a PDF for a printer's paper has, and the first one's width and height, points. */
async function printed(
  page: Page,
  format: 'A4' | 'Letter' = 'A4',
): Promise<{ count: number; paper: number[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format })).toString('latin1');
  const box = /\/MediaBox\s*\[([^\]]+)\]/.exec(pdf)?.[1] ?? '';
  const sides = box.trim().split(/\s+/).slice(2);
  return {
    count: [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length,
    paper: sides.map((side) => Math.round(Number(side))),
  };
}

// As Playwright cuts them, from inches.
const A4 = [596, 843];
const LETTER = [612, 792];

const { language, prefix } = SPANISH;
const { print, common } = WORDS[language];

test('the menu leads to the whole menu, and that to its table of allergens: every dish, fourteen columns, by keyboard on a phone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(pathIn(prefix, '/menu'));
  await page.getByRole('link', { name: print.link }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathIn(prefix, '/menu/all'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(print.title);
  const dishes = await page.locator('.printed > li').count();
  expect(dishes).toBeGreaterThan(80);
  await page.getByRole('link', { name: print.table.title }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#table-title')).toBeInViewport();
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(page.locator('table tbody th[scope="row"]')).toHaveCount(dishes);
  const columns = page.locator('table thead th[scope="col"]');
  expect((await columns.allTextContents()).slice(1)).toEqual(
    Object.values(common.allergens).map((name, index) => `${index + 1} ${name}`),
  );
  const region = page.getByRole('region', { name: print.table.title });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);

  await test.step('on paper, the printer’s own: no bar, footer or form, the head of the table on each page', async () => {
    const { count, paper } = await printed(page);
    expect(paper).toEqual(A4);
    expect((await printed(page, 'Letter')).paper).toEqual(LETTER);
    expect(count).toBeGreaterThanOrEqual(4);
    expect(count).toBeLessThanOrEqual(8);
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['header.bar', 'footer', '.lists', '.crumbs', '.tiles'])
      await expect(page.locator(gone).first(), gone).toBeHidden();
    await expect(page.locator('form:visible')).toHaveCount(0);
    await expect(page.locator('.qr')).toBeVisible();
    await expect(page.locator('table thead')).toHaveCSS('display', 'table-header-group');
    await expect(page.locator('.printed > li').first()).toHaveCSS('break-inside', 'avoid');
    await expect(page.locator('table tbody tr').first()).toHaveCSS('break-inside', 'avoid');
    await page.emulateMedia({ media: null });
  });

  await test.step('the table tent: one sheet, two faces, the upper one upside down', async () => {
    await page.getByRole('link', { name: print.tent.link }).click();
    await expect(page).toHaveURL(pathIn(prefix, '/menu/tent'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const faces = page.locator('.face');
    await expect(faces).toHaveCount(2);
    await expect(faces.first()).toHaveCSS('rotate', '180deg');
    await expect(faces.last()).toHaveCSS('rotate', 'none');
    for (const face of await faces.all()) {
      await expect(face).toContainText(WORDS.es.print.tent.scan);
      await expect(face).toContainText(WORDS.en.print.tent.scan);
      await expect(face.locator('svg.qr')).toBeVisible();
    }
    // The one that stands upright begins with the language of the page.
    await expect(faces.last()).toHaveAttribute('lang', language);
    await expect(faces.last().locator('figcaption')).toHaveText(
      new RegExp(`${pathIn(prefix, '/menu')}$`),
    );
    expect(await problemsOf(page)).toEqual([]);
    expect(await printed(page)).toEqual({ count: 1, paper: A4 });
    expect(await printed(page, 'Letter')).toEqual({ count: 1, paper: LETTER });
    expect(await sidewaysScroll(page)).toBe(0);
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
    expect(sitemap).toContain('/menu/all<');
    expect(sitemap).not.toContain('/menu/tent');
    expect(sitemap).not.toContain('/screen');
  });
});
