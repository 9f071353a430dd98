import { createRateLimiter, type Limit, type Subject } from '../../database/index.server.ts';
import type { Sender } from '../../http/index.server.ts';
import { deriveKey } from '../data-key.server.ts';
import type { Db } from '../tables.server.ts';
import { mailboxKey } from './mailbox.server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The limits of the forms, all three together. A window begins with its first submission. Only what
 * is stored counts: who proves nothing uses up nobody's limit.
 */
export const LIMITS = {
  /** Submissions of one IPv4 address or IPv6 /64; beyond it they are refused: an office shares one. */
  network: { name: 'network', tries: 30, window: 10 * MINUTE },
  /** Those of them that were let through by the question, which a machine could answer. */
  question: { name: 'question', tries: 10, window: HOUR },
  /** Submissions of a /24 or /48, which strangers share: beyond it their emails are held back. */
  neighbourhood: { name: 'neighbourhood', tries: 120, window: 10 * MINUTE },
  /** Submissions in all; beyond it their emails are held back. */
  overall: { name: 'overall', tries: 600, window: HOUR },
  /** Confirmations caused by one network, by its surroundings, and sent to one mailbox. */
  confirmationNetwork: { name: 'confirmation network', tries: 5, window: HOUR },
  confirmationNeighbourhood: { name: 'confirmation neighbourhood', tries: 20, window: HOUR },
  confirmationMailbox: { name: 'confirmation mailbox', tries: 10, window: DAY },
} as const satisfies Record<string, Limit>;

/** What a submission that is about to be stored is counted by. */
interface Counted {
  readonly sender: Sender;
  /** The email address that a confirmation would go to; null when none will. */
  readonly confirmation: string | null;
  /** Whether the question let it through. */
  readonly byQuestion: boolean;
}

/** What follows from the counts: wait so many milliseconds, or be stored and hold these back. */
type Verdict = { readonly wait: number } | { readonly holds: 'nothing' | 'confirmation' | 'all' };

export type Limits = ReturnType<typeof createLimits>;

interface LimitsOptions {
  readonly dataKey: Uint8Array;
  /** Whether the limits are on. */
  readonly isOn: boolean;
  /** Milliseconds that one network waits between two submissions; 0 for none. */
  readonly throttle: number;
  readonly now: () => number;
}

/** The limiter of the forms. */
const limiterOf = (dataKey: Uint8Array, now: () => number) =>
  createRateLimiter(deriveKey(dataKey, 'limits'), now);

const mailbox = (email: string): Subject => ({
  limit: LIMITS.confirmationMailbox,
  of: mailboxKey(email) ?? '',
});

/** Forgets what was sent to a person's mailbox; answers how many counts there were. */
export function forgetMailbox(
  transaction: Db,
  email: string,
  dataKey: Uint8Array,
): Promise<number> {
  return limiterOf(dataKey, Date.now).forget(transaction, [mailbox(email)]);
}

/**
 * Counts an email to a visitor's mailbox that somebody of the business has sent again, with the
 * confirmations that go there. Throws an `OverLimitError` beyond the limit: the transaction is then to be undone.
 */
export async function countRepeated(
  transaction: Db,
  email: string,
  { dataKey, now }: { readonly dataKey: Uint8Array; readonly now: number },
): Promise<void> {
  const wait = await limiterOf(dataKey, () => now).take(transaction, [mailbox(email)]);
  if (wait > 0) throw new OverLimitError(wait);
}

/** The sender has had what a limit allows; nothing was stored or counted. */
export class OverLimitError extends Error {
  override name = 'OverLimitError';
  /** Milliseconds to wait. */
  readonly wait: number;
  constructor(wait: number) {
    super('Over a limit');
    this.wait = wait;
  }
}

export function createLimits({ dataKey, isOn, throttle, now }: LimitsOptions) {
  const limiter = limiterOf(dataKey, now);
  const over = createOver(now);
  const pause = { name: 'throttle', tries: 1, window: throttle };

  return {
    /** How long the sender is known to have to wait, in milliseconds; 0 when it is not known to. */
    mustWait: ({ network }: Sender) => (isOn || throttle > 0 ? over.wait(network) : 0),
    /**
     * Counts a submission, in the transaction that stores it: what is not stored is not counted. The
     * counts survive a restart and are shared by all processes.
     */
    async count(transaction: Db, { sender, confirmation, byQuestion }: Counted): Promise<Verdict> {
      const { network, neighbourhood } = sender;
      const refusing = [
        ...(throttle > 0 ? [pause] : []),
        ...(isOn ? [LIMITS.network] : []),
        ...(isOn && byQuestion ? [LIMITS.question] : []),
      ];
      for (const limit of refusing) {
        const wait = await limiter.take(transaction, [{ limit, of: network }]);
        if (wait === 0) continue;
        if (limit !== LIMITS.question) over.remember(network, wait);
        return { wait };
      }
      if (!isOn) return { holds: 'nothing' };
      const isOver = async (...subjects: Subject[]) =>
        (await limiter.take(transaction, subjects)) > 0;
      const isRush = await isOver(
        { limit: LIMITS.neighbourhood, of: neighbourhood },
        { limit: LIMITS.overall, of: '' },
      );
      if (isRush) return { holds: 'all' };
      if (confirmation === null) return { holds: 'nothing' };
      const isTooMany = await isOver(
        { limit: LIMITS.confirmationNetwork, of: network },
        { limit: LIMITS.confirmationNeighbourhood, of: neighbourhood },
        mailbox(confirmation),
      );
      return { holds: isTooMany ? 'confirmation' : 'nothing' };
    },
  };
}

/** Networks remembered as over their limit at most. */
const REMEMBERED = 10_000;

/** Remembers who is over a limit, so that they cost the database nothing. */
function createOver(now: () => number) {
  const known = new Map<string, { readonly since: number; readonly until: number }>();
  return {
    wait(network: string): number {
      const entry = known.get(network);
      if (!entry) return 0;
      const time = now();
      if (time < entry.until && time >= entry.since) return entry.until - time;
      // Its time is over, or the clock was set back.
      known.delete(network);
      return 0;
    },
    remember(network: string, wait: number): void {
      if (known.size >= REMEMBERED) known.clear();
      known.set(network, { since: now(), until: now() + wait });
    },
  };
}
