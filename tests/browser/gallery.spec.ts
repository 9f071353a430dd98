import { expect, LANGUAGES, pathIn, test } from './support/fixtures.ts';
import { filled, WORDS } from './support/words.ts';

/** The gallery has 48 photos (docs/product.md). */
const PHOTOS = 48;

for (const { language, prefix } of LANGUAGES) {
  test.describe(`the gallery without JavaScript, ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows 48 photos, each with alt text and size, and a link to the large one', async ({
      page,
      server,
    }) => {
      await page.goto(pathIn(prefix, '/gallery'));
      const photos = await page.locator('.gallery a').evaluateAll((links) =>
        links.map((link) => {
          const image = link.querySelector('img');
          return {
            href: link.getAttribute('href') ?? '',
            alt: image?.alt ?? '',
            srcset: image?.getAttribute('srcset') ?? '',
            sizes: image?.getAttribute('sizes') ?? '',
            area: Number(image?.getAttribute('width')) * Number(image?.getAttribute('height')),
          };
        }),
      );
      expect(photos).toHaveLength(PHOTOS);
      expect(new Set(photos.map(({ alt }) => alt)).size).toBe(PHOTOS);
      expect(new Set(photos.map(({ href }) => href)).size).toBe(PHOTOS);
      for (const { alt, srcset, sizes, area } of photos) {
        expect(alt.length, alt).toBeGreaterThan(10);
        expect(srcset, alt).toMatch(/ 320w, .* 480w/);
        expect(sizes, alt).not.toBe('');
        expect(area, alt).toBeGreaterThan(0);
      }
      const count = filled(WORDS[language].gallery.photos, { count: PHOTOS });
      await expect(page.locator('.page-top')).toContainText(count);
      const large = await fetch(server.url + (photos[0]?.href ?? ''));
      expect(large.headers.get('content-type')).toMatch(/^image\//);
    });
  });

  for (const width of [360, 1280]) {
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
}

test.describe("with the browser's own Accept header", () => {
  test.use({ extraHTTPHeaders: {} });

  test('photos come as AVIF, and are shown', async ({ page }) => {
    const photo = page.locator('.gallery img').first();
    const answered = page.waitForResponse('**/images/**');
    await page.goto('/gallery');
    expect((await answered).headers()['content-type']).toBe('image/avif');
    await expect
      .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(100);
  });
});
