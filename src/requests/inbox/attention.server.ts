import { sql } from 'kysely';
import { nameIn } from '../person-name.ts';
import type { SubmissionStatus } from '../status.ts';
import type { Db, SubmissionRow } from '../tables.server.ts';
import type { FailedEmail, WaitingSubmission } from './waiting.ts';

/** How many of each kind are listed in full. */
const MOST_LISTED = 20;

/** What nobody has answered yet: written out, for an index of these alone. */
const UNANSWERED = sql.lit<SubmissionStatus>('new');

const COLUMNS = ['id', 'kind', 'status', 'data', 'service', 'event_day', 'created_at'] as const;

/** What came in and nobody has answered, newest first, and how many there are in all. */
export async function unansweredSubmissions(
  db: Db,
): Promise<{ readonly newest: readonly WaitingSubmission[]; readonly total: number }> {
  const matching = db.selectFrom('submissions').where('status', '=', UNANSWERED);
  const [{ total }, rows] = await Promise.all([
    matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching.select(COLUMNS).orderBy('created_at', 'desc').limit(MOST_LISTED).execute(),
  ]);
  return { newest: rows.map(waiting), total };
}

/** Requests that came in before an instant and that nobody has answered, the oldest first. */
export async function requestsWithoutAnswer(
  db: Db,
  before: number,
): Promise<readonly WaitingSubmission[]> {
  const rows = await db
    .selectFrom('submissions')
    .select(COLUMNS)
    .where('kind', '=', 'request')
    .where('status', '=', UNANSWERED)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(waiting);
}

/** Emails that were given up or are held back, of what is not spam, newest first. */
export async function failedEmails(db: Db): Promise<readonly FailedEmail[]> {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
    .select(['submission_id', 'state', 'last_answer', 'done_at', 'data'])
    .select('deliveries.created_at as at')
    .where('state', 'in', ['failed', 'held'])
    .where('channel', '!=', 'content-copy')
    // A polite refusal that bounced is still to be told.
    .where('status', '!=', 'spam')
    .orderBy('deliveries.created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    submissionId: row.submission_id,
    name: nameIn(fieldsIn(row.data)),
    state: row.state as FailedEmail['state'],
    answer: row.last_answer,
    at: row.done_at ?? row.at,
  }));
}

const fieldsIn = (data: string) => JSON.parse(data) as Readonly<Record<string, unknown>>;

function waiting(row: Pick<SubmissionRow, (typeof COLUMNS)[number]>): WaitingSubmission {
  const fields = fieldsIn(row.data);
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    name: nameIn(fields),
    service: row.service,
    eventDay: row.event_day,
    participants: String(fields['participants'] ?? '') || null,
    createdAt: row.created_at,
  };
}
