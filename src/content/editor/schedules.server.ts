import { RefusedError } from '../../http/index.server.ts';
import { FARTHEST_SCHEDULE } from '../farthest-schedule.ts';
import { authorIn, type Author } from '../store/author.server.ts';
import type { ContentSchedulesTable, Db, Tx } from '../store/tables.server.ts';

export type ScheduledAction = 'publish' | 'unpublish';

/** A document that will be published, or taken off the site, at an instant. */
export interface Schedule {
  readonly documentId: string;
  readonly action: ScheduledAction;
  /** Milliseconds since 1970, as every time here. */
  readonly at: number;
  /** Who asked for it; it is written in their name. */
  readonly author: Author;
  /** Why it was not done when its time came; null while it is to come. */
  readonly failure: ScheduleFailure | null;
}

export interface ScheduleFailure {
  readonly at: number;
  /** `invalid`: the draft could not be published; `trashed`: the document was in the trash. */
  readonly reason: 'invalid' | 'trashed';
  /** What was wrong with the draft, a line each. */
  readonly problems: readonly string[];
}

/** Refuses a time for a schedule that lies in the past, or further ahead than anybody plans. */
export function assertTimeToCome(at: number, now: number): void {
  if (!Number.isSafeInteger(at) || at <= now || at > now + FARTHEST_SCHEDULE) {
    throw new RefusedError('scheduleTime', {}, 'The time must lie ahead, within two years');
  }
}

/** The schedules of documents, or all of them; the next first. */
export async function listSchedules(db: Db, documentIds?: readonly string[]): Promise<Schedule[]> {
  if (documentIds?.length === 0) return [];
  const rows = await db
    .selectFrom('content_schedules')
    .selectAll()
    .$if(documentIds !== undefined, (query) => query.where('document_id', 'in', documentIds ?? []))
    .orderBy('at')
    .orderBy('document_id')
    .execute();
  return rows.map(asSchedule);
}

/** Sets the time of a document's action, in the place of an earlier one. */
export async function putSchedule(
  transaction: Tx,
  { documentId, action, at, author }: Omit<Schedule, 'failure'>,
): Promise<void> {
  const rest = {
    at,
    author_id: author.id,
    author_name: author.name ?? null,
    failed_at: null,
    failure: null,
  };
  await transaction
    .insertInto('content_schedules')
    .values({ document_id: documentId, action, ...rest })
    .onConflict((conflict) => conflict.columns(['document_id', 'action']).doUpdateSet(rest))
    .execute();
}

/** Returns whether there was one. */
export async function removeSchedule(
  transaction: Tx,
  documentId: string,
  action: ScheduledAction,
): Promise<boolean> {
  const result = await transaction
    .deleteFrom('content_schedules')
    .where('document_id', '=', documentId)
    .where('action', '=', action)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Keeps a schedule that could not be carried out, with the reason. */
export async function failSchedule(
  transaction: Tx,
  { documentId, action }: Pick<Schedule, 'documentId' | 'action'>,
  failure: ScheduleFailure,
): Promise<void> {
  const { at, ...rest } = failure;
  await transaction
    .updateTable('content_schedules')
    .set({ failed_at: at, failure: JSON.stringify(rest) })
    .where('document_id', '=', documentId)
    .where('action', '=', action)
    .execute();
}

/** The first schedule whose time has come and that was not tried; null without one. */
export async function nextDue(db: Db, now: number): Promise<Schedule | null> {
  const row = await db
    .selectFrom('content_schedules')
    .selectAll()
    .where('failed_at', 'is', null)
    .where('at', '<=', now)
    .orderBy('at')
    // What is taken off first leaves its page to what is published in its place.
    .orderBy('action', 'desc')
    .orderBy('document_id')
    .limit(1)
    .executeTakeFirst();
  return row ? asSchedule(row) : null;
}

/** When the next schedule is due; null without one. */
export async function nextTime(db: Db): Promise<number | null> {
  const { next } = await db
    .selectFrom('content_schedules')
    .select(({ fn }) => fn.min('at').as('next'))
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return next;
}

function asSchedule(row: ContentSchedulesTable): Schedule {
  return {
    documentId: row.document_id,
    action: row.action,
    at: row.at,
    author: authorIn(row.author_id, row.author_name) ?? { id: row.author_id },
    failure:
      row.failed_at === null
        ? null
        : {
            at: row.failed_at,
            ...(JSON.parse(row.failure ?? '{}') as Omit<ScheduleFailure, 'at'>),
          },
  };
}
