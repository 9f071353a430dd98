import type { Kysely } from 'kysely';
import type { DeliveryRow, SubmissionRow, SubmissionTables } from '../tables.server.ts';

/** A submission with its deliveries, oldest delivery first. */
export interface InboxEntry {
  readonly submission: SubmissionRow;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly deliveries: readonly DeliveryRow[];
}

/** Submissions per page. */
const PAGE = 200;

/** Everything visitors sent, newest first, read a page at a time. */
export async function* readInbox(db: Kysely<SubmissionTables>): AsyncGenerator<InboxEntry> {
  let last: SubmissionRow | undefined;
  do {
    const page: readonly SubmissionRow[] = await readPage(db, last);
    yield* await withDeliveries(db, page);
    last = page.length < PAGE ? undefined : page.at(-1);
  } while (last);
}

/** One submission, or undefined. */
export async function readEntry(
  db: Kysely<SubmissionTables>,
  id: string,
): Promise<InboxEntry | undefined> {
  const rows = await db.selectFrom('submissions').selectAll().where('id', '=', id).execute();
  return (await withDeliveries(db, rows))[0];
}

function readPage(db: Kysely<SubmissionTables>, after: SubmissionRow | undefined) {
  let query = db
    .selectFrom('submissions')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE);
  if (after) {
    const { created_at, id } = after;
    query = query.where(({ eb, or, and }) =>
      or([
        eb('created_at', '<', created_at),
        and([eb('created_at', '=', created_at), eb('id', '<', id)]),
      ]),
    );
  }
  return query.execute();
}

/** Submissions with their deliveries, in the order that they have. */
export async function withDeliveries(
  db: Kysely<SubmissionTables>,
  rows: readonly SubmissionRow[],
): Promise<InboxEntry[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('channel')
    .execute();
  const bySubmission = Map.groupBy(deliveries, ({ submission_id }) => submission_id);
  return rows.map((submission) => ({
    submission,
    fields: JSON.parse(submission.data) as Record<string, unknown>,
    deliveries: bySubmission.get(submission.id) ?? [],
  }));
}
