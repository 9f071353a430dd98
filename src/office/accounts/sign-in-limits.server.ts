import type { Limit } from '../../database/index.server.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const GROWING = [5, 10, 30, 60, 120, 300, 600, 900].map((seconds) => seconds * SECOND);

/**
 * The limits of who tries to sign in: no pause is longer than half an hour. Whoever tries slows down
 * themselves and who is near them; a browser in which somebody has signed in before has a count of its
 * own, which nobody else can use up.
 */
export const SIGN_IN_LIMITS = {
  /** One account from one network, or from one browser that knows it. */
  account: { name: 'account', tries: 5, pauses: GROWING, window: 12 * HOUR },
  /** One network, whatever it tries. */
  network: { name: 'sign-in network', tries: 20, pauses: GROWING, window: HOUR },
  /** One account from one /24 or /48: whoever has all of it has no more tries than some networks have. */
  neighbourhood: { name: 'sign-in neighbourhood', tries: 20, pauses: GROWING, window: 12 * HOUR },
  /**
   * The codes of one account from all browsers that do not know it: of six digits, many networks together
   * would find one. Only who has its password gets there.
   */
  strangers: { name: 'strangers', tries: 50, pauses: [6 * MINUTE], window: 12 * HOUR },
  /** The links that browsers of one /24 or /48 that do not know the accounts ask for, whichever accounts. */
  linkNeighbourhood: { name: 'link neighbourhood', tries: 60, pauses: GROWING, window: HOUR },
  /** The links that all browsers that do not know an account have sent to its mailbox. */
  mailbox: { name: 'mailbox', tries: 10, pauses: [30 * MINUTE], window: 12 * HOUR },
} as const satisfies Record<string, Limit>;
