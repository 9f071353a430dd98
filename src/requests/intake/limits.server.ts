import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Sender } from '../../http/index.server.ts';
import { deriveKey } from '../data-key.server.ts';
import type { SubmissionTables } from '../tables.server.ts';
import { mailboxKey } from './mailbox.server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many of one subject in a window of so many milliseconds. */
export interface Limit {
  readonly name: string;
  readonly tries: number;
  readonly window: number;
}

/**
 * The limits of the forms, all three together. A window begins with its first submission. Only what
 * is stored counts: who proves nothing uses up nobody's limit.
 */
export const LIMITS = {
  /** Submissions of one IPv4 address or IPv6 /64; beyond it they are refused: an office shares one. */
  network: { name: 'network', tries: 30, window: 10 * MINUTE },
  /** Those of them that were let through by the question, which a machine could answer. */
  question: { name: 'question', tries: 10, window: HOUR },
  /** Submissions of a /24 or /48, which strangers share: beyond it their e-mails are held back. */
  neighbourhood: { name: 'neighbourhood', tries: 120, window: 10 * MINUTE },
  /** Submissions in all; beyond it their e-mails are held back. */
  overall: { name: 'overall', tries: 600, window: HOUR },
  /** Confirmations caused by one network, by its surroundings, and sent to one mailbox. */
  confirmationNetwork: { name: 'confirmation network', tries: 5, window: HOUR },
  confirmationNeighbourhood: { name: 'confirmation neighbourhood', tries: 20, window: HOUR },
  confirmationMailbox: { name: 'confirmation mailbox', tries: 10, window: DAY },
} as const satisfies Record<string, Limit>;

/** What a submission that is about to be stored is counted by. */
export interface Counted {
  readonly sender: Sender;
  /** The e-mail address that a confirmation would go to; null when none will. */
  readonly confirmation: string | null;
  /** Whether the question let it through. */
  readonly byQuestion: boolean;
}

/** What follows from the counts: wait so many milliseconds, or be stored and hold these back. */
export type Verdict =
  { readonly wait: number } | { readonly holds: 'nothing' | 'confirmation' | 'all' };

export interface Limits {
  /**
   * Counts a submission, in the transaction that stores it: what is not stored is not counted. The
   * counts survive a restart and are shared by all processes.
   */
  count(transaction: Kysely<SubmissionTables>, counted: Counted): Promise<Verdict>;
  /** How long the sender is known to have to wait, in milliseconds; 0 when it is not known to. */
  mustWait(sender: Sender): number;
}

export interface LimitsOptions {
  /** From it comes the key that hides the subjects: the rows name no address and no person. */
  readonly dataKey: Uint8Array;
  /** Whether the limits are on. */
  readonly isOn: boolean;
  /** Milliseconds that one network waits between two submissions; 0 for none. */
  readonly throttle: number;
  readonly now: () => number;
}

/** The key that hides the subjects. */
export function limitsKey(dataKey: Uint8Array): KeyObject {
  // Made once: a key of bytes is taken in anew for each hash.
  return createSecretKey(deriveKey(dataKey, 'limits'));
}

/** The name of a subject's row. */
export function limitRow(key: KeyObject, limit: Limit, subject: string): string {
  return `${limit.name} ${createHmac('sha256', key).update(subject).digest('base64url')}`;
}

/** The rows that count a person's mailbox, to be erased with them. */
export function rowsOfMailbox(key: KeyObject, email: string): string[] {
  return [limitRow(key, LIMITS.confirmationMailbox, mailboxKey(email) ?? '')];
}

interface OneOf {
  readonly key: KeyObject;
  readonly limit: Limit;
  readonly subject: string;
  readonly now: number;
}

/** Adds one to a subject; answers 0 within its limit, else how long until its window ends. */
async function countOne(
  database: Kysely<SubmissionTables>,
  { key, limit, subject, now }: OneOf,
): Promise<number> {
  // A window that ends later than one that begins now was begun by a clock that was ahead.
  const isOver = sql`(rate_limits.expires_at <= ${now}
    or rate_limits.expires_at > ${now + limit.window})`;
  const row = await database
    .insertInto('rate_limits')
    .values({ name: limitRow(key, limit, subject), tries: 1, expires_at: now + limit.window })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        tries: sql`case when ${isOver} then 1 else rate_limits.tries + 1 end`,
        expires_at: sql`case when ${isOver} then excluded.expires_at
          else rate_limits.expires_at end`,
      }),
    )
    .returning(['tries', 'expires_at'])
    .executeTakeFirstOrThrow();
  return row.tries > limit.tries ? row.expires_at - now : 0;
}

/**
 * Counts an email to a visitor's mailbox that somebody of the business has sent again, with the
 * confirmations that go there. Throws an `OverLimitError` beyond the limit: the transaction is then to be undone.
 */
export async function countRepeated(
  transaction: Kysely<SubmissionTables>,
  email: string,
  { dataKey, now }: { readonly dataKey: Uint8Array; readonly now: number },
): Promise<void> {
  const key = limitsKey(dataKey);
  const subject = mailboxKey(email) ?? '';
  const limit = LIMITS.confirmationMailbox;
  const wait = await countOne(transaction, { key, limit, subject, now });
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

export function createLimits({ dataKey, isOn, throttle, now }: LimitsOptions): Limits {
  const key = limitsKey(dataKey);
  const over = createOver(now);
  const pause = { name: 'throttle', tries: 1, window: throttle };

  const add = (database: Kysely<SubmissionTables>, limit: Limit, subject: string) =>
    countOne(database, { key, limit, subject, now: now() });

  return {
    mustWait: ({ network }) => (isOn || throttle > 0 ? over.wait(network) : 0),
    async count(transaction, { sender, confirmation, byQuestion }) {
      const { network, neighbourhood } = sender;
      const refusing = [
        ...(throttle > 0 ? [pause] : []),
        ...(isOn ? [LIMITS.network] : []),
        ...(isOn && byQuestion ? [LIMITS.question] : []),
      ];
      for (const limit of refusing) {
        const wait = await add(transaction, limit, network);
        if (wait === 0) continue;
        if (limit !== LIMITS.question) over.remember(network, wait);
        return { wait };
      }
      if (!isOn) return { holds: 'nothing' };
      const isRush =
        (await add(transaction, LIMITS.neighbourhood, neighbourhood)) > 0 ||
        (await add(transaction, LIMITS.overall, '')) > 0;
      if (isRush) return { holds: 'all' };
      if (confirmation === null) return { holds: 'nothing' };
      const isTooMany =
        (await add(transaction, LIMITS.confirmationNetwork, network)) > 0 ||
        (await add(transaction, LIMITS.confirmationNeighbourhood, neighbourhood)) > 0 ||
        (await add(transaction, LIMITS.confirmationMailbox, mailboxKey(confirmation) ?? '')) > 0;
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
