import type { EmailOutage } from '../inbox/waiting.ts';
import { CHANNELS, type Db } from '../tables.server.ts';

/** Counts what the outbox holds that is not done. */
export async function outboxFigures(db: Db) {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => [
      'state',
      fn.countAll<number>().as('count'),
      fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', ['waiting', 'sending', 'failed', 'held'])
    .groupBy('state')
    .execute();
  const countOf = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  const waiting = rows.filter(({ state }) => state === 'waiting' || state === 'sending');
  const times = waiting.map(({ oldest }) => oldest);
  return {
    states: {
      waiting: countOf('waiting'),
      sending: countOf('sending'),
      failed: countOf('failed'),
      held: countOf('held'),
    },
    /** When the oldest of what waits or is being sent was stored, milliseconds since 1970. */
    oldest: times.length > 0 ? Math.min(...times) : null,
  };
}

/** How long emails may wait before something is wrong, milliseconds: an hour. */
export const OVERDUE_AFTER = 60 * 60_000;

/**
 * Says whether emails have not gone out for an hour: one to the business waits that long, or nothing has
 * gone out since the newest that does. One visitor's mailbox that takes no email is no outage. Null when
 * emails go out.
 */
export async function emailOutage(db: Db, now: number): Promise<EmailOutage | null> {
  const overdue = await db
    .selectFrom('deliveries')
    .select(['channel', 'created_at'])
    .where('state', 'in', ['waiting', 'sending'])
    .where('channel', '<>', 'content-copy')
    .where('created_at', '<=', now - OVERDUE_AFTER)
    .execute();
  if (overdue.length === 0) return null;
  const times = overdue.map(({ created_at }) => created_at);
  const outage = { since: Math.min(...times), waiting: overdue.length };
  // Nobody's mistyped address keeps those to the business from going out.
  if (overdue.some(({ channel }) => CHANNELS[channel].to === 'owner')) return outage;
  const gone = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', 'in', ['delivered', 'kept'])
    .where('channel', '<>', 'content-copy')
    .where('done_at', '>=', Math.max(...times))
    .limit(1)
    .executeTakeFirst();
  return gone ? null : outage;
}
