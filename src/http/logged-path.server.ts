import { withoutOrigin } from './path.ts';

/** Longest path in the log, characters. */
const LONGEST = 200;

/** Addresses that are secrets themselves: who knows one is let in. */
const SECRET = /^(\/(?:quote|calendar)\/)[^/]+/;

/**
 * An address as the log may hold it: without its query, which may say what somebody does not eat, and
 * without the secret of an address that has one.
 */
export function loggedPath(address: string): string {
  const [path = ''] = withoutOrigin(address).split(/[?#]/, 1);
  const shown = path.replace(SECRET, '$1…');
  return shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown;
}
