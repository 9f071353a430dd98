/** A carousel can be moved, stopped and read by everybody, whatever they use. */
import { ADVANCE, expectMoving, expectSeen, hydratedCarousel } from './support/carousel.ts';
import { expect, pathIn, MOVING, test, ENGLISH } from './support/fixtures.ts';
import { filled, WORDS } from './support/words.ts';

test.use(MOVING);

const { prefix } = ENGLISH;
const words = WORDS.en.islands.carousel;

test('a carousel advances every three seconds, wraps around, and stops while the tab is hidden', async ({
  page,
}) => {
  const carousel = await hydratedCarousel(page, pathIn(prefix, '/birthday'));
  await expectSeen(carousel, [1]);
  await expectMoving(carousel, true);
  await page.clock.runFor(ADVANCE - 1);
  await expectSeen(carousel, [1]);
  await page.clock.runFor(1);
  await expectSeen(carousel, [2]);
  await page.clock.runFor(ADVANCE);
  await expectSeen(carousel, [3]);
  await page.clock.runFor(ADVANCE);
  await expectSeen(carousel, [1]);
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  // Three turns would come round to the same slide.
  await hide(true);
  await expectMoving(carousel, false);
  await page.clock.runFor(2 * ADVANCE);
  await expectSeen(carousel, [1]);
  await hide(false);
  await expectMoving(carousel, true);
  await page.clock.runFor(ADVANCE);
  await expectSeen(carousel, [2]);

  await test.step('it stops on hover, on focus, and when its button is pressed', async () => {
    await carousel.locator('.slides').hover();
    await expectMoving(carousel, false);
    await page.clock.runFor(2 * ADVANCE);
    await expectSeen(carousel, [2]);
    await page.mouse.move(1, 1);
    await expectMoving(carousel, true);
    await page.clock.runFor(ADVANCE);
    await expectSeen(carousel, [3]);

    await carousel.getByRole('button', { name: words.next }).focus();
    await page.keyboard.press('Shift+Tab');
    await expectMoving(carousel, false);
    await page.clock.runFor(2 * ADVANCE);
    await expectSeen(carousel, [3]);
    await page.locator('header .logo').focus();
    await expectMoving(carousel, true);
    await page.clock.runFor(ADVANCE);
    await expectSeen(carousel, [1]);

    await carousel.getByRole('button', { name: words.pause }).click();
    await page.mouse.move(1, 1);
    await page.locator('header .logo').focus();
    await expectMoving(carousel, false);
    await page.clock.runFor(2 * ADVANCE);
    await expectSeen(carousel, [1]);
    await carousel.getByRole('button', { name: words.play }).click();
    await page.mouse.move(1, 1);
    await expectMoving(carousel, true);
    await page.clock.runFor(ADVANCE);
    await expectSeen(carousel, [2]);
  });

  await test.step('Previous, Next and dots wrap around, and a drag moves it', async () => {
    const dot = (number: number) =>
      carousel.getByRole('button', { name: filled(words.goTo, { number }), exact: true });
    await dot(1).click();
    await expectSeen(carousel, [1]);
    await carousel.getByRole('button', { name: words.previous }).click();
    await expectSeen(carousel, [3]);
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    await carousel.getByRole('button', { name: words.next }).click();
    await expectSeen(carousel, [1]);
    await dot(2).click();
    await expectSeen(carousel, [2]);
    await expect(carousel.locator('.dots [aria-current]')).toHaveCount(1);
    await expect(carousel).toHaveAttribute('aria-roledescription', words.roles.carousel);
    const name = filled(words.of, { number: 2, total: 3 });
    await expect(carousel.locator('.slides > li').nth(1)).toHaveAttribute('aria-label', name);

    const strip = carousel.locator('.slides');
    // What came later above it has moved it.
    await strip.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await strip.boundingBox();
    const { x: left = 0, y: top = 0, width = 0 } = box ?? {};
    // More than half of a slide: less is a swipe only while it is quick, which no busy machine is.
    const far = width * 0.7;
    const drag = async (distance: number) => {
      const [middle, y] = [left + width / 2, top + 20];
      await page.mouse.move(middle - distance / 2, y);
      await page.mouse.down();
      await page.mouse.move(middle, y);
      await page.mouse.move(middle + distance / 2, y);
      await page.mouse.up();
    };
    await drag(-far);
    await expectSeen(carousel, [3]);
    await drag(far);
    await expectSeen(carousel, [2]);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('it never moves by itself, and has no button to stop it', async ({ page }) => {
    const words = WORDS.es.islands.carousel;
    const carousel = await hydratedCarousel(page, '/birthday');
    await page.clock.runFor(2 * ADVANCE);
    await expectSeen(carousel, [1]);
    await expect(carousel.getByRole('button', { name: words.pause })).toHaveCount(0);
    await expect(carousel.getByRole('button', { name: words.play })).toHaveCount(0);
    await carousel.getByRole('button', { name: words.next }).click();
    await expectSeen(carousel, [2]);
  });
});
