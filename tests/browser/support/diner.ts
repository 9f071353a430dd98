import type { Page } from '@playwright/test';

/** The page on which the filter is set. */
export const FORM = '/menu/filter';

/** Sets the filter as it is kept from an earlier visit, for the next page. */
export const keep = (page: Page, text: string) =>
  page.evaluate((value) => localStorage.setItem('diner', value), text);

/** The filter as the browser keeps it. */
export const kept = (page: Page) => page.evaluate(() => localStorage.getItem('diner'));
/** The bar that says that it is on. */
export const bar = (page: Page) => page.locator('main > .diner');

/** Each dish that is seen: its state, and the text of its one mark. */
export function marksOf(page: Page) {
  return page.locator('li.dish:visible').evaluateAll((dishes) =>
    dishes.map((dish) => ({
      state: dish.getAttribute('data-is'),
      marks: [...dish.querySelectorAll('.mark')].map((mark) => mark.textContent ?? ''),
    })),
  );
}
