import type { Locator, Page, Request } from '@playwright/test';

/** How long a person takes for a key, milliseconds. */
const KEY = 120;

/** How long a person looks away in the middle of a form, seconds. */
const LOOK_AWAY = 15;

/** How long an answer to what the page asks for takes at least, and at most, milliseconds. */
const ANSWER = [60, 1_000] as const;

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

/** Types a word as a phone's keyboard does, into what has the focus: composed letter by letter, written at its end. */
export async function compose(page: Page, word: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let end = 1; end <= word.length; end += 1)
    await session.send('Input.imeSetComposition', {
      ...{ text: word.slice(0, end), selectionStart: end, selectionEnd: end },
    });
  await session.send('Input.insertText', { text: word });
  await session.detach();
}

/**
 * Looks away from the page, as somebody does whose telephone rings in the middle of a form: long enough for
 * whatever the page asks for, and asks for again, to have failed. The page's timers run by a clock that the test
 * has installed before (`page.clock.install()`), second by second, each until what it asked for is answered.
 */
export async function lookAway(page: Page): Promise<void> {
  const asked = new Set<Request>();
  const begin = (request: Request) => void asked.add(request);
  const end = (request: Request) => void asked.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const [least, most] = ANSWER;
  for (let second = 0; second < LOOK_AWAY; second += 1) {
    await page.clock.runFor(1_000);
    const from = performance.now();
    do await page.waitForTimeout(least);
    while (asked.size > 0 && performance.now() - from < most);
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
