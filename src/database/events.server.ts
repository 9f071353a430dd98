import { randomBytes } from 'node:crypto';
import type { QueryCreator } from 'kysely';
import { inBatches } from './batches.server.ts';
import { sqlMigration } from './sql-migration.server.ts';

/** The audit log: who did what in the office, to the content and at sign-in, and when. */
export interface EventsTable {
  /** In the order in which one process writes them, also within a millisecond. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** An account's, or the name of a part of the product; empty for who is not known. */
  account_id: string;
  /** What they were called then; empty for who has no name. */
  account_name: string;
  /** `submission.status`, `account.invite`, `document.publish` */
  action: string;
  /** What it was done to: the kind of thing and its id, `submission/0b5e…`, `document/TYPE/ID`. */
  subject: string;
  /** What of the subject stands before the id: `submission`, `document/TYPE`. */
  subject_kind: string;
  /** A document's title at that time; null for what has none. */
  title: string | null;
  /** JSON, what changed alone; null where there was nothing. Never a visitor's data. */
  before: string | null;
  after: string | null;
}

export interface EventTables {
  events: EventsTable;
}

/** Something that was done; see `EventsTable`. */
export interface Event {
  readonly account: { readonly id: string; readonly name?: string | undefined };
  readonly action: string;
  readonly subject: string;
  readonly title?: string;
  /** As JSON takes it. Never a visitor's data: events outlive its erasure. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly at: number;
}

type Db = QueryCreator<EventTables>;

/** Events are kept this long, milliseconds: two years. */
export const EVENTS_KEPT = 2 * 365 * 24 * 60 * 60 * 1000;

const BASELINE = `
create table events (
  id text primary key,
  at bigint not null,
  account_id text not null,
  account_name text not null,
  action text not null,
  subject text not null,
  subject_kind text not null,
  title text,
  before text,
  after text
)

create index events_by_time on events (at, id)

create index events_by_subject on events (subject, at)

create index events_by_account on events (account_id, at)
`;

export const eventMigrations = { '0001-database-events': sqlMigration(BASELINE) };

let written = 0;

function newEventId(at: number): string {
  written = (written + 1) % 10_000_000;
  const parts = [String(at).padStart(15, '0'), String(written).padStart(7, '0')];
  return [...parts, randomBytes(4).toString('hex')].join('-');
}

/** The row of an event. */
export function eventRow({
  account,
  action,
  subject,
  title,
  before,
  after,
  at,
}: Event): EventsTable {
  const jsonOf = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  return {
    ...{ id: newEventId(at), at, action, subject, title: title ?? null },
    ...{ account_id: account.id, account_name: account.name ?? '' },
    subject_kind: subject.replace(/\/[^/]*$/, ''),
    ...{ before: jsonOf(before), after: jsonOf(after) },
  };
}

/** Records what was done, in the transaction of the write itself. */
export async function recordEvents(db: Db, events: readonly Event[]): Promise<void> {
  await inBatches(events.map(eventRow), (batch) => db.insertInto('events').values(batch).execute());
}

/** Removes what has been kept long enough. */
export async function forgetEvents(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('events')
    .where('at', '<', now - EVENTS_KEPT)
    .execute();
}
