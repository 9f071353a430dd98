import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { EditedSite, StoredDocument } from './restartable.ts';

/** How long a part of the menu is shown; docs/product.md, milliseconds. */
const TURN = 12_000;

/** After this time the page asks whether it has changed, milliseconds. */
export const SECOND = 1_000;

/** A dish of a menu, as it is stored. */
export interface Dish extends Record<string, unknown> {
  readonly key: string;
}

/** The bocadillos with another first dish. */
export function withFirstDish(site: EditedSite, fields: object): StoredDocument {
  const menu = site.read('menu-bocadillos');
  const [first, ...others] = menu['items'] as Dish[];
  return { ...menu, items: [{ ...first, ...fields }, ...others] };
}

/** The screen with a clock that only the test advances. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  await expect(page.locator('.place')).toHaveText(/^1 \/ \d+$/);
}

/** The part that is shown. */
export const shown = (page: Page) => page.locator('.slide.on');

/** The parts in their order. */
export const keysOf = (page: Page) =>
  page
    .locator('[data-slide]:has(li:not([hidden]))')
    .evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).dataset['slide'] ?? ''));

/** Advances one turn, in steps that leave time for its answers; says which part is shown, all of which must be seen. */
export async function turn(page: Page): Promise<string> {
  for (let step = 0; step < 4; step += 1) await page.clock.runFor(TURN / 4);
  return page.evaluate(() => {
    const slide = document.querySelector<HTMLElement>('.slide.on');
    if (!slide || document.querySelectorAll('.slide.on').length !== 1) throw new Error('not one');
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth)
      throw new Error('scrolls');
    const last = [...slide.querySelectorAll('li:not([hidden])')].at(-1);
    const bottom = last?.getBoundingClientRect().bottom ?? 0;
    const end = document.querySelector('.screen > footer')?.getBoundingClientRect().top ?? 0;
    const key = slide.dataset['slide'] ?? '';
    if (bottom > end + 1) throw new Error(`${key} is cut off at ${end}: ${bottom}`);
    return key;
  });
}

/** Runs until each part has been shown, and the first ones again; says which were, in order. */
export async function round(page: Page, keys: readonly string[]): Promise<string[]> {
  const visited: string[] = [];
  while (visited.length < keys.length + 2) visited.push(await turn(page));
  return visited;
}
