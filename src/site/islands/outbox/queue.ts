import { createStore, del, entries, get, set } from 'idb-keyval';
import type { SubmissionKind } from '../../../requests/index.ts';
import { isRetryable, sendSubmission } from '../forms/send.ts';
import type { Values } from '../forms/values.ts';
import { announce, markKept } from './signals.ts';

/** A submission that waits in this browser. */
export interface Kept {
  /** Its Idempotency-Key: however often it is sent, it is stored once. */
  readonly key: string;
  readonly kind: SubmissionKind;
  /** The fields, without the proof of a person, which is made anew. */
  readonly body: Readonly<Record<string, unknown>>;
  /** When it was kept, milliseconds since 1970. */
  readonly since: number;
  /** The address at which its form stands. */
  readonly page?: string;
  /** What tells the form's draft from others of its kind. */
  readonly form?: string | undefined;
  /** Refused for good: it waits for its author to correct it. */
  readonly isRefused?: boolean;
}

const DATABASE = 'sobremesa-outbox';

let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore(DATABASE, 'submissions'));

/** All that waits, oldest first. */
export async function keptSubmissions(): Promise<Kept[]> {
  const found = await entries<string, Kept>(store());
  return found.map(([, kept]) => kept).sort((one, other) => one.since - other.since);
}

/**
 * Keeps a submission durably in this browser. Rejects where the browser keeps nothing.
 * A form does so before it sends anything, so that a tab which is closed meanwhile loses nothing.
 */
export async function keep(kept: Kept): Promise<void> {
  await set(kept.key, kept, store());
  markKept(true);
}

/** The texts of a kept submission, as a form is filled in with them; none once it is gone. */
export async function keptTexts(key: string): Promise<Values> {
  const kept = await get<Kept>(key, store());
  const texts = Object.entries(kept?.body ?? {}).filter(
    ([, value]) => value && typeof value === 'string',
  );
  return Object.fromEntries(texts) as Values;
}

/** Takes a submission out: it was answered, or its author wants it no more. */
export async function discard(key: string): Promise<void> {
  await del(key, store());
  markKept((await entries(store())).length > 0);
}

/**
 * Sends what waits, oldest first, each under its own key; what is refused for good stays, marked.
 * Stops at the first that gets no answer. Answers whether something still waits to be sent.
 */
export async function sendKept(
  proof: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<boolean> {
  for (const kept of await keptSubmissions()) {
    if (kept.isRefused) continue;
    const fields = await proof().catch(() => null);
    if (!fields) return true;
    const outcome = await sendSubmission(kept.kind, { ...kept.body, ...fields }, kept.key);
    // It was discarded, here or in another tab, while it was under way.
    if (!(await get(kept.key, store()))) continue;
    if (outcome.state === 'failed' && isRetryable(outcome)) return true;
    if (outcome.state === 'stored') await discard(kept.key);
    else await set(kept.key, { ...kept, isRefused: true }, store());
    announce({ state: outcome.state === 'stored' ? 'sent' : 'refused', key: kept.key });
  }
  return false;
}
