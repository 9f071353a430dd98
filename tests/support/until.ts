import { vi } from 'vitest';

/** How long something of a browser is waited for, milliseconds: the computer may be busy. */
export const PATIENCE = 30_000;

/** Tries until it does not fail any more. */
export const until = <Value>(attempt: () => Promise<Value>): Promise<Value> =>
  vi.waitFor(attempt, { timeout: PATIENCE, interval: 50 });
