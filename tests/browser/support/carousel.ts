import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Carousels advance every 3 s (docs/product.md); milliseconds. */
export const ADVANCE = 3_000;

/** The testimonials: one slide at a time. */
const TESTIMONIALS = '.carousel.single';
/** A service's pictures: several slides at a time. */
export const PICTURES = '.carousel:not(.single)';

/** A page's carousel, in view and hydrated, with a clock that only the test advances. */
export async function hydratedCarousel(
  page: Page,
  path: string,
  kind = TESTIMONIALS,
): Promise<Locator> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.goto(path);
  const carousel = page.locator(kind);
  await carousel.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await expect(carousel).toHaveAttribute('data-hydrated');
  // A pointer that happens to be over the carousel would stop it.
  await page.mouse.move(1, 1);
  return carousel;
}

/** Numbers of the visible slides, from 1, from left to right. */
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

/** Waits until exactly these slides are visible. */
export async function expectSeen(carousel: Locator, numbers: readonly number[]): Promise<void> {
  await expect.poll(() => seen(carousel)).toEqual(numbers);
}

/** Waits until the carousel moves by itself, or rests: what starts or ends its timer has run, too. */
export async function expectMoving(carousel: Locator, isMoving: boolean): Promise<void> {
  const live = isMoving ? 'off' : 'polite';
  await expect(carousel.locator('.slides')).toHaveAttribute('aria-live', live);
  await carousel.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(undefined);
      }),
  );
}
