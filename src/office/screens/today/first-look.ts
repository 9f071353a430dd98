import { api, type TodayAnswer } from './api.ts';

/** An answer that was asked for ahead is shown for so long, milliseconds. */
const FRESH = 10_000;

/** What was asked for before the screen was there to ask, and when. */
let begun: { readonly answer: Promise<TodayAnswer>; readonly at: number } | undefined;

/**
 * Asks for what the first screen shows while the application still finds out who is signed in: one wait of a slow
 * connection less.
 */
export function beginToday(): void {
  const asked = { answer: api('GET /today'), at: Date.now() };
  begun = asked;
  asked.answer.catch(() => {
    // Whoever may not see it is told so by their session; the screen asks again.
    if (begun === asked) begun = undefined;
  });
}

/** What the first screen shows: the answer that was asked for ahead, once, else a new one. */
export function readToday(): Promise<TodayAnswer> {
  const asked = begun;
  begun = undefined;
  return asked && Date.now() - asked.at < FRESH ? asked.answer : api('GET /today');
}
