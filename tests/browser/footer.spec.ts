import { expect, heightsOf, LANGUAGES, pathIn, test, THUMB } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

/** Jumps to the end of the page. */
const toFoot = () => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });

for (const { language, prefix } of LANGUAGES) {
  const { nav, footer } = WORDS[language].common;

  test(`the footer, ${language}: contact, hours, quick links, copyright`, async ({ page }) => {
    await page.goto(pathIn(prefix, '/'));
    const foot = page.getByRole('contentinfo');
    await expect(foot.locator('address')).toContainText('Málaga');
    await expect(foot.locator('a[href^="tel:+34"]')).toBeVisible();
    await expect(foot.locator('a[href^="mailto:"]')).toContainText('@example.com');
    await expect(foot.getByRole('heading', { name: footer.hours })).toBeVisible();
    await expect(foot).toContainText('9:00');
    const quick = foot.locator('a[data-quick]');
    await expect(quick).toHaveText([
      nav.home,
      nav.services,
      nav.menu,
      nav.blog,
      nav.gallery,
      nav.about,
      nav.contact,
    ]);
    await expect(foot).toContainText(/© 20\d\d La Sobremesa/);
  });

  test(`the footer, ${language}: a quick link to the current page scrolls to its top`, async ({
    page,
  }) => {
    await page.goto(`${pathIn(prefix, '/menu')}?from=here`);
    await page.evaluate(toFoot);
    await page.locator('footer a[data-quick]', { hasText: nav.menu }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(`${pathIn(prefix, '/menu')}?from=here`);
  });

  test(`the footer, ${language}: a quick link to another page opens it at its top`, async ({
    page,
  }) => {
    await page.goto(pathIn(prefix, '/menu'));
    await page.evaluate(toFoot);
    await page.locator('footer a[data-quick]', { hasText: nav.gallery }).click();
    await expect(page).toHaveURL(pathIn(prefix, '/gallery'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}

test('after a quick link the new page scrolls to its top 100 ms later', async ({ page }) => {
  await page.clock.install();
  await page.goto('/menu');
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.locator('footer a[data-quick][href="/blog"]').click();
  await expect(page).toHaveURL('/blog');
  const scroll = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await page.clock.runFor(99);
  expect(await scroll()).toBe(400);
  await page.clock.runFor(1);
  await expect.poll(scroll).toBe(0);
});

test('the two networks open in a new tab, without access to this one', async ({ page }) => {
  await page.goto('/');
  const links = page.locator('footer li a[target="_blank"]');
  await expect(links).toHaveCount(2);
  for (const [index, name] of ['Instagram', 'Facebook'].entries()) {
    const link = links.nth(index);
    await expect(link).toContainText(name);
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toContainText(WORDS.es.common.footer.newTab);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('quick links lead to the pages', async ({ page }) => {
    await page.goto('/');
    await page.locator('footer a[data-quick][href="/about"]').click();
    await expect(page).toHaveURL('/about');
  });
});

test('at 360 px every link of the footer is large enough to tap', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { prefix } of LANGUAGES) {
    await page.goto(pathIn(prefix, '/'));
    const heights = await heightsOf(page.locator('footer').locator('a:visible, summary:visible'));
    expect(heights.length).toBeGreaterThan(15);
    for (const [name, height] of heights) expect(height, name).toBeGreaterThanOrEqual(THUMB);
  }
});

test('WhatsApp opens in a new tab, without access to this one and without telling where it was', async ({
  page,
}) => {
  await page.goto('/');
  const link = page.locator('footer a[href^="https://wa.me/"]');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
