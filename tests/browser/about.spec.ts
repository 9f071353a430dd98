/** The film of the about page plays only as its visitor wants it to, and can be stopped. */
import type { Page } from '@playwright/test';
import { expect, pathIn, MOVING, test, ENGLISH } from './support/fixtures.ts';
import { WORDS } from './support/words.ts';

test.use(MOVING);

const film = (page: Page) => page.locator('.hero video');
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);

const { prefix } = ENGLISH;
const { common } = WORDS.en;

test('the film is muted, loops, plays inline, stops on request, and pauses out of view', async ({
  page,
}) => {
  await page.goto(pathIn(prefix, '/about'));
  const properties = await film(page).evaluate((video: HTMLVideoElement) => ({
    muted: video.muted,
    loop: video.loop,
    inline: video.playsInline,
    controls: video.controls,
    types: [...video.querySelectorAll('source')].map(({ type }) => type),
  }));
  expect(properties).toMatchObject({ muted: true, loop: true, inline: true, controls: false });
  // Below the film, visible until it plays.
  await expect(page.locator('.hero-view img')).toHaveAttribute('src', /\/images\/.+w=/);
  expect(properties.types).toEqual(['video/webm', 'video/mp4']);
  await expect.poll(() => isPaused(page)).toBe(false);
  const button = page.getByRole('button', { name: common.film.pause });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => isPaused(page)).toBe(false);

  await test.step('with reduced motion the film neither plays nor loads until the visitor starts it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url());
    });
    await page.goto(pathIn(prefix, '/about'));
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await isPaused(page)).toBe(true);
    expect(films).toEqual([]);
    await button.click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });
});
