import { expect, heightsOf, LANGUAGES, pathIn, test, THUMB } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

/** Euros as each language writes them; the space before the sign does not break. */
const euros = (amount: number) => ({ es: `${amount},00\u00a0€`, en: `€${amount}.00` }) as const;

/** The business's figures that each page must show (docs/product.md): prices, then others. */
const FIGURES = [
  { path: '/gastronomic', prices: [40, 3], others: ['40', '3', '8', '18'] },
  { path: '/birthday', prices: [40], others: ['8', '3'] },
  { path: '/catering', prices: [25, 100], others: ['25', '15', '8'] },
  { path: '/chef', prices: [65, 60, 50, 100, 25], others: ['4', '6', '10'] },
  { path: '/vegetarian', prices: [150, 80, 35], others: ['15', '8', '3'] },
  { path: '/daily', prices: [], others: ['9:00', '15:00'] },
] as const;

test.use({ javaScriptEnabled: false });

for (const { language, prefix } of LANGUAGES) {
  const { common } = WORDS[language];

  for (const { path, prices, others } of FIGURES) {
    test(`${path}, ${language}: its figures, its notes and the request form`, async ({ page }) => {
      await page.goto(pathIn(prefix, path));
      const said = await page.locator('main').innerText();
      for (const amount of prices) expect(said).toContain(euros(amount)[language]);
      for (const figure of others) expect(said).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
      const form = page.locator('#form');
      await expect(form.getByRole('heading', { level: 2 })).toHaveText(common.requestForm.title);
      await expect(form.locator('.note li')).toHaveCount(3);
      await expect(form.locator('.note')).toContainText(/50\s?%/);
      await expect(form.locator('form')).toBeVisible();
      const button = page.locator('.hero').getByRole('link', { name: common.bar.request });
      await expect(button).toHaveAttribute('href', '#form');
      await button.click();
      await expect(page.locator('#form-title')).toBeInViewport();
    });
  }

  test(`/services, ${language}, links to each of them, and past experiences have their page`, async ({
    page,
  }) => {
    await page.goto(pathIn(prefix, '/services'));
    for (const { path } of FIGURES)
      await expect(page.locator(`main a[href="${pathIn(prefix, path)}"]`).first()).toBeVisible();
    await page.goto(pathIn(prefix, '/past-experiences'));
    expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(3);
  });

  test(`at 360 px links on cards, in tables and crumbs, ${language}, are large enough to tap`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/services', '/blog', '/blog/market', '/gastronomic']) {
      await page.goto(pathIn(prefix, path));
      const links = page.locator('main').locator('.card a, .compare a, .crumbs a, .author a');
      const heights = await heightsOf(links);
      expect(heights.length, path).toBeGreaterThan(3);
      for (const [name, height] of heights) expect(height, name).toBeGreaterThanOrEqual(THUMB);
    }
  });

  test(`no card, ${language}, is left alone in a row`, async ({ page }) => {
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/services', '/blog', '/about', '/gastronomic/goat-cheese']) {
        await page.goto(pathIn(prefix, path));
        const ends = await page.locator('.cards').evaluateAll((lists) =>
          lists.map((list) => {
            const last = list.lastElementChild?.getBoundingClientRect().right ?? 0;
            return Math.round(list.getBoundingClientRect().right - last);
          }),
        );
        expect(ends.length, path).toBeGreaterThan(0);
        expect(new Set(ends), `${path}, ${width} px`).toEqual(new Set([0]));
      }
    }
  });

  test(`/daily, ${language}, shows the kiosk’s week, under its name`, async ({ page }) => {
    await page.goto(pathIn(prefix, '/daily'));
    const names = page.locator('main .hours dt');
    await expect(names.first()).toHaveText({ es: 'Kiosco', en: 'Kiosk' }[language]);
    await expect(names.first()).toHaveCSS('font-weight', '600');
    const places = await page.locator('main .hours').innerText();
    expect(places).not.toContain('20:00');
  });

  test(`legal pages, ${language}, are linked from every footer`, async ({ page }) => {
    await page.goto(pathIn(prefix, '/'));
    for (const path of ['/legal', '/privacy', '/cookies', '/terms']) {
      await page.locator(`footer a[href="${pathIn(prefix, path)}"]`).click();
      await expect(page).toHaveURL(pathIn(prefix, path));
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(600);
    }
  });
}
