/** The words of a dish have room beside its picture, and the menu can be printed. */
import { expect, sidewaysScroll, test } from './support/fixtures.ts';

/** Room for the words of a dish that has a picture, CSS pixels, by the width of the screen. */
const ROOM = { 320: 190, 360: 130, 768: 300, 1024: 220, 1280: 300 } as const;

test('a dish with a picture has room for its words, and its price stays on the screen', async ({
  page,
}) => {
  for (const path of ['/menu', '/menu?list=comidas', '/menu?list=menu-infantil']) {
    await page.goto(path);
    for (const [width, room] of Object.entries(ROOM)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      const columns = await page.locator('.dish:has(> img) > .cost + .soft').evaluateAll((all) =>
        all.map((text) => {
          const { gridTemplateColumns } = getComputedStyle(text.parentElement as HTMLElement);
          return Number.parseFloat(gridTemplateColumns.split(' ')[1] ?? '');
        }),
      );
      expect(columns.length, path).toBeGreaterThan(0);
      for (const column of columns) expect(column, `${path}, ${width} px`).toBeGreaterThan(room);
      expect(await sidewaysScroll(page), `${path}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }

  // The last of them is printed.
  await test.step('the printed menu is the list that is shown, and says where the others are', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#menu-infantil .dish').first()).toBeVisible();
    for (const unwanted of ['.tabs', '#form', '.dish > img', '.menu-part > img', '.banner > img']) {
      for (const one of await page.locator(unwanted).all()) await expect(one).toBeHidden();
    }
    await expect(page.locator('.printed')).toContainText('/menu/all');
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('.printed')).toBeHidden();
    await page.emulateMedia({ media: null });
    const pdf = await page.pdf({ format: 'A4' });
    const pages = Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);
    expect(pages).toBeLessThanOrEqual(4);
  });
});
