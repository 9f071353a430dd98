/** A service's pictures stand beside each other as the screen has room for them. */
import { ADVANCE, hydratedCarousel, expectSeen, PICTURES, seen } from './support/carousel.ts';
import { ENGLISH, expect, pathIn, MOVING, test } from './support/fixtures.ts';
import { filled, WORDS } from './support/words.ts';

test.use(MOVING);

/** Slides shown at once, by the width of the window (docs/product.md). */
const VIEWS = [
  { width: 360, slides: 1 },
  { width: 799, slides: 1 },
  { width: 800, slides: 2 },
  { width: 1_199, slides: 2 },
  { width: 1_200, slides: 3 },
];
/** Gap between two slides, pixels. */
const GAP = 20;

const { prefix } = ENGLISH;
const { carousel: words } = WORDS.en.islands;

test(`picture carousel: as many at once as have room, ${GAP} px apart, and on by one`, async ({
  page,
}) => {
  const carousel = await hydratedCarousel(page, pathIn(prefix, '/catering'), PICTURES);
  for (const { width, slides } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await seen(carousel)).length, `${width} px`).toBe(slides);
    const strip = await carousel.locator('.slides').boundingBox();
    const boxes = await carousel
      .locator('.slides > li:not([inert])')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const [first, second] = boxes.toSorted((one, other) => one.x - other.x);
    const wanted = ((strip?.width ?? 0) - GAP * (slides - 1)) / slides;
    expect(first?.width, `${width} px`).toBeCloseTo(wanted, 0);
    if (second) expect(second.x - (first?.x ?? 0) - wanted, `${width} px`).toBeCloseTo(GAP, 0);
  }
  const before = await seen(carousel);
  await page.clock.runFor(ADVANCE);
  await expectSeen(
    carousel,
    before.map((number) => number + 1),
  );

  await test.step('"Slide N", wraps around', async () => {
    const images = carousel.locator('.slides img');
    const count = await images.count();
    expect(count).toBeGreaterThan(3);
    const alts = await images.evaluateAll((all) =>
      all.map((image) => (image as HTMLImageElement).alt),
    );
    expect(alts).toEqual(alts.map((_, index) => filled(words.slide, { number: index + 1 })));
    const first = filled(words.goTo, { number: 1 });
    await carousel.getByRole('button', { name: first, exact: true }).click();
    await expectSeen(carousel, [1, 2, 3]);
    await carousel.getByRole('button', { name: words.previous }).click();
    await expectSeen(carousel, [count, 1, 2]);
    await carousel.getByRole('button', { name: words.next }).click();
    await expectSeen(carousel, [1, 2, 3]);
    const last = filled(words.goTo, { number: count });
    await carousel.getByRole('button', { name: last, exact: true }).click();
    await expectSeen(carousel, [count, 1, 2]);
    await expect(carousel.locator('.dots [aria-current]')).toHaveAttribute('aria-label', last);
  });
});
