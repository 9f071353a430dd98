/** The photos of the gallery are seen large, by mouse, keyboard and touch, and the page behind stays as it was. */
import { expect, pathIn, test, SPANISH } from './support/fixtures.ts';
import { expectOnlyFrame, expectPhoto, lightbox, photoLinks, PHOTOS } from './support/lightbox.ts';
import { WORDS } from './support/words.ts';

const { prefix } = SPANISH;
const { close, lightbox: words } = WORDS.es.islands;

test('the lightbox opens by a click, moves forward and back, wraps around, closes by its button and beside the photo', async ({
  page,
  context,
  noise,
}) => {
  await page.goto(pathIn(prefix, '/gallery'));
  await test.step('the neighbouring pictures are preloaded', async () => {
    const large = (index: number) => photoLinks(page).nth(index).getAttribute('href');
    const wanted = await Promise.all([large(4), large(6), large(7)]);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      asked.add(pathname + search);
    });
    await photoLinks(page).nth(5).click();
    await expectPhoto(page, 6);
    await expect.poll(() => wanted.slice(0, 2).every((href) => asked.has(href ?? ''))).toBe(true);
    expect(asked).not.toContain(wanted[2]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => asked.has(wanted[2] ?? '')).toBe(true);
    await lightbox(page).getByRole('button', { name: close }).click();
  });

  await photoLinks(page).first().click();
  await expectPhoto(page, 1);
  const alt = await photoLinks(page).first().locator('img').getAttribute('alt');
  await expect(lightbox(page).locator('figure img')).toHaveAttribute('alt', alt ?? '');
  await lightbox(page).getByRole('button', { name: words.previous }).click();
  await expectPhoto(page, PHOTOS);
  await lightbox(page).getByRole('button', { name: words.next }).click();
  await expectPhoto(page, 1);
  await lightbox(page).getByRole('button', { name: words.next }).click();
  await expectPhoto(page, 2);
  await lightbox(page).getByRole('button', { name: close }).click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(pathIn(prefix, '/gallery'));

  await photoLinks(page).first().click();
  await expectPhoto(page, 1);
  const photo = lightbox(page).locator('figure img');
  await expect
    // It is made when somebody first asks for it, and nothing else is to be done.
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
  await photo.click();
  await lightbox(page).locator('figcaption').click();
  await expectPhoto(page, 1);
  // The photo is as high as its room, and not as wide.
  await photo.click({ position: { x: 20, y: 200 } });
  await expect(lightbox(page)).toHaveCount(0);

  await test.step('the lightbox opens by Enter, follows the arrow keys, keeps focus and page where they are, and returns the focus', async () => {
    const opener = photoLinks(page).nth(PHOTOS - 1);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expectPhoto(page, PHOTOS);
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 1);
    await page.keyboard.press('ArrowLeft');
    await expectPhoto(page, PHOTOS);
    await page.keyboard.press('ArrowLeft');
    await expectPhoto(page, PHOTOS - 1);
    await page.keyboard.press('Home');
    await expectPhoto(page, 1);

    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -600);
    await page.keyboard.press('PageUp');
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus:not(body, dialog *)')).toHaveCount(0);
    }
    expect(await overflow()).toBe('hidden');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await overflow()).not.toBe('hidden');
  });

  await test.step('opening a photo in a new tab is left to the browser', async () => {
    // On a busy machine the page may still go back to where it was scrolled to while it is clicked, which is no click.
    await expect(async () => {
      const other = context.waitForEvent('page', { timeout: 5_000 });
      await photoLinks(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] });
      await (await other).close();
    }).toPass();
    await expect(lightbox(page)).toHaveCount(0);
    expectOnlyFrame(noise);
  });

  await test.step('a photo that cannot be loaded says so, and the next one is shown', async () => {
    // One that was not seen before.
    const number = 20;
    const href = await photoLinks(page)
      .nth(number - 1)
      .getAttribute('href');
    await page.route(
      (url) => url.pathname + url.search === href,
      (route) => route.abort(),
    );
    await photoLinks(page)
      .nth(number - 1)
      .click();
    await expect(lightbox(page).getByRole('alert')).toHaveText(words.failed);
    await expect(lightbox(page).locator('figure img')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, number + 1);
    await expect(lightbox(page).getByText(words.failed)).toHaveCount(0);
    expect(noise.splice(0).every((line) => line.includes('ERR_FAILED'))).toBe(true);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a swipe to the left moves forward, one to the right back', async ({ page, context }) => {
    await page.goto('/gallery');
    await photoLinks(page).nth(1).tap();
    await expectPhoto(page, 2);
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 370 }],
      });
    const swipe = async (xs: readonly number[]) => {
      await touch('touchStart', xs[0]);
      for (const x of xs.slice(1)) await touch('touchMove', x);
      await touch('touchEnd');
    };
    await swipe([300, 260, 200, 120, 60]);
    await expectPhoto(page, 3);
    await swipe([60, 100, 160, 240, 300]);
    await expectPhoto(page, 2);
    // Movements below the threshold of five pixels are not swipes.
    await swipe([200, 198, 197]);
    await expectPhoto(page, 2);
  });
});
