/** What is chosen or current can be told apart in the visitor's own colours. */
import { Widget } from './forms/support/feedback.ts';
import { hydratedCarousel } from './support/carousel.ts';
import { colorsOf } from './support/colors-of.ts';
import { expect, pathIn, test, SPANISH } from './support/fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const { language, prefix } = SPANISH;
test('the current page and language, the selected tab, the current dot and the chosen face stand out', async ({
  page,
}) => {
  await page.goto(pathIn(prefix, '/gallery'));
  const nav = page.locator('header nav.wide');
  const current = await colorsOf(nav.locator('[aria-current="page"]'));
  expect(current).not.toBe(await colorsOf(nav.locator('a:not([aria-current])').first()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('details[data-menu] summary').click();
  const menu = page.locator('details[data-menu]');
  expect(await colorsOf(menu.locator('li [aria-current="page"]'))).toBe(current);
  expect(await colorsOf(menu.locator('.languages [aria-current]'))).toBe(current);
  expect(await colorsOf(menu.locator('.languages a:not([aria-current])'))).not.toBe(current);

  await page.goto(pathIn(prefix, '/menu'));
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const selected = await colorsOf(tabs.first());
  expect(selected).not.toBe(await colorsOf(tabs.nth(1)));
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await colorsOf(tabs.nth(1))).toBe(selected);
  expect(await colorsOf(tabs.first())).not.toBe(selected);

  const widget = new Widget(page, language, prefix);
  await widget.open();
  await widget.toRatings();
  await widget.rate({ foodQuality: 2 });
  const face = (score: number) =>
    widget.panel.locator(`label:has([name="ratings.foodQuality"][value="${score}"])`);
  expect(await colorsOf(face(2))).not.toBe(await colorsOf(face(3)));

  const carousel = await hydratedCarousel(page, pathIn(prefix, '/birthday'));
  const dots = carousel.locator('.dots button');
  expect(await colorsOf(dots.first())).not.toBe(await colorsOf(dots.nth(1)));
});
