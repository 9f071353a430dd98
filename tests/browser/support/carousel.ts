import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** How long a slide is shown (specification, section 9), milliseconds. */
export const ADVANCE = 3_000;

/** What guests say: one slide at once. */
export const VOICES = '.carousel.single';
/** The pictures of a service. */
export const PICTURES = '.carousel:not(.single)';

/** A page's carousel, in view and awake, at a clock that stands still unless a test moves it. */
export async function awakeCarousel(page: Page, path: string, kind = VOICES): Promise<Locator> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const carousel = page.locator(kind);
  await carousel.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect(carousel).toHaveAttribute('data-hydrated');
  // So that nothing rests because of where the pointer happens to be.
  await page.mouse.move(1, 1);
  return carousel;
}

/** Numbers of the slides that are seen, from 1, in the order in which they stand. */
export function seen(carousel: Locator): Promise<number[]> {
  return carousel.locator('.slides > li').evaluateAll((slides) =>
    slides
      .map((slide, index) => ({ slide: slide as HTMLElement, number: index + 1 }))
      .filter(({ slide }) => !slide.inert)
      .sort(
        (a, b) =>
          Number(a.slide.style.getPropertyValue('--offset')) -
          Number(b.slide.style.getPropertyValue('--offset')),
      )
      .map(({ number }) => number),
  );
}

/** Waits until just these slides are seen. */
export async function expectSeen(carousel: Locator, numbers: readonly number[]): Promise<void> {
  await expect.poll(() => seen(carousel)).toEqual(numbers);
}
