import type { Db, DeliveryRow, SubmissionRow } from '../tables.server.ts';

/** A submission with its deliveries, oldest delivery first. */
export interface InboxEntry {
  readonly submission: SubmissionRow;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly deliveries: readonly DeliveryRow[];
}

/** One submission, or undefined. */
export async function readEntry(db: Db, id: string): Promise<InboxEntry | undefined> {
  const rows = await db.selectFrom('submissions').selectAll().where('id', '=', id).execute();
  return (await withDeliveries(db, rows))[0];
}

/** Submissions with their deliveries, in the order that they have. */
export async function withDeliveries(
  db: Db,
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
