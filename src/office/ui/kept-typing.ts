import { useEffect } from 'react';
import { lastAccount } from '../app/current-account.ts';
import { dropAll, store, stored } from '../../browser/index.ts';

/** What was typed into a form and is not on the server yet. */
export interface KeptTyping<Values> {
  readonly values: Values;
  /** What the server had when it was begun; missing in what was kept before that was. */
  readonly base?: Values;
  readonly revision?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const PREFIX = 'sobremesa.office.typing.';
/** By who typed it, too: their session may end, and somebody else sign in at this device. */
const ofAccount = () => `${PREFIX}${lastAccount()?.id}.`;
const keyOf = (path: string) => ofAccount() + path;

/**
 * Kept in the browser by the path it is saved to, so that a closed tab or a lost connection loses nothing; false where
 * the browser keeps nothing.
 */
export function keepTyping<Values>(path: string, typing: Omit<KeptTyping<Values>, 'at'>): boolean {
  return store('localStorage', keyOf(path), JSON.stringify({ ...typing, at: Date.now() }));
}

export function keptTyping<Values>(path: string): KeptTyping<Values> | null {
  try {
    return JSON.parse(stored('localStorage', keyOf(path)) ?? 'null') as KeptTyping<Values> | null;
  } catch {
    return null;
  }
}

export function forgetTyping(path: string): void {
  store('localStorage', keyOf(path), null);
}

/**
 * Keeps what is typed, null for nothing, while its screen is shown: whoever leaves it has been asked; a tab that is
 * closed, or a phone that gives out, asks nobody.
 */
export function useKeepTyping<Values>(path: string, values: Values | null): void {
  useEffect(() => {
    if (values === null) forgetTyping(path);
    else keepTyping(path, { values });
  }, [path, values]);
  useEffect(() => () => forgetTyping(path), [path]);
}

/**
 * Forgets all that somebody typed, when they sign out: the next at this device may be somebody else. What others typed
 * waits for them.
 */
export function forgetAllTyping(): void {
  dropAll(ofAccount());
}
