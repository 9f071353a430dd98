import type { Locator, Page } from '@playwright/test';

/** How long a person takes for a key, milliseconds. */
const KEY = 120;

/** How long a person looks away in the middle of a form, seconds. */
const LOOK_AWAY = 15;

/** How long an answer to what the page asks for in a second takes, milliseconds. */
const ANSWER = 60;

/**
 * Types into a field as people do: a tap, then key by key. Each key goes to what has the focus then, as on
 * a keyboard: a screen that is replaced meanwhile gets, or loses, the rest.
 */
export async function typeLikeAPerson(field: Locator, text: string): Promise<void> {
  await field.click();
  await goOnTyping(field.page(), text);
}

/** Types into what has the focus, as who has not let go of the keyboard. */
export async function goOnTyping(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: KEY });
}

/**
 * Looks away from the page, as somebody does whose telephone rings in the middle of a form: long enough for
 * whatever the page asks for, and asks for again, to have failed. The page's timers run by a clock that the test
 * has installed before (`page.clock.install()`), second by second, with room for an answer in each.
 */
export async function lookAway(page: Page): Promise<void> {
  for (let second = 0; second < LOOK_AWAY; second += 1) {
    await page.clock.runFor(1_000);
    await page.waitForTimeout(ANSWER);
  }
}
