/** The photos in sight are loaded at once, the others when they are needed, in the best format that the browser takes. */
import { expect, pathIn, test, VIEWS } from './support/fixtures.ts';

for (const { language, prefix, width } of VIEWS) {
  test(`the gallery, ${language}, ${width} px: the first photos are not lazy, those below are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(pathIn(prefix, '/gallery'));
    const images = page.locator('.gallery img');
    await expect(images.first()).toBeInViewport();
    await expect(images.first()).not.toHaveAttribute('loading');
    await expect(images.last()).toHaveAttribute('loading', 'lazy');
  });
}

test.describe("with the browser's own Accept header", () => {
  // Few photos are in sight, since encoding one takes a second.
  test.use({ extraHTTPHeaders: {}, viewport: { width: 360, height: 480 } });

  test('photos come as AVIF, and are shown', async ({ page }) => {
    test.setTimeout(120_000);
    const photo = page.locator('.gallery img').first();
    const answered = page.waitForResponse('**/images/**');
    await page.goto('/gallery');
    expect((await answered).headers()['content-type']).toBe('image/avif');
    await expect
      .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100);
  });
});
