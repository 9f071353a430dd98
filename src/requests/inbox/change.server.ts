import { ConflictError } from '../../http/index.server.ts';
import type { SubmissionKind } from '../constants.ts';
import { newId } from '../ids.server.ts';
import { nextStatuses, type SubmissionStatus } from '../status.ts';
import type { Db } from '../tables.server.ts';
import type { ContactWay } from './tables.server.ts';

/** Who does something: a signed-in account. */
export interface By {
  readonly id: string;
  readonly name: string;
}

/** One change, with its event, which `undoStatus` takes. */
export interface Change {
  readonly id: string;
  readonly event: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What was changed, and what was not because it may not be, or had changed meanwhile. */
export interface Changed {
  readonly changed: readonly Change[];
  readonly refused: readonly { readonly id: string; readonly status: SubmissionStatus }[];
}

export interface StatusChange {
  readonly ids: readonly string[];
  readonly to: SubmissionStatus;
  /** Null when the visitor or the product does it. */
  readonly by: By | null;
  readonly now: number;
  /** The revision that was seen, where one is to be changed. */
  readonly revision?: string | undefined;
  /** The statuses that were seen, by id: what has another by now, or was not seen, stays as it is. */
  readonly seen?: ReadonlyMap<string, SubmissionStatus> | undefined;
}

/** The revision of a submission's state. */
export function revisionOf({ changed_at }: { readonly changed_at: number }): string {
  return String(changed_at);
}

/** Takes the submissions with these ids for this transaction: what somebody else is changing of them is waited for. */
export async function takeSubmissions(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .updateTable('submissions')
    .set(({ ref }) => ({ changed_at: ref('changed_at') }))
    .where('id', 'in', ids)
    .returning(['id', 'kind', 'status', 'changed_at', 'assignee_id', 'assignee_name'])
    .execute();
}

type Row = Awaited<ReturnType<typeof takeSubmissions>>[number];

/** Throws a `ConflictError` where one of these is no longer at the revision that was seen, if one was. */
export function assertSeen(rows: readonly Row[], revision: string | undefined): void {
  if (revision !== undefined && rows.some((row) => revisionOf(row) !== revision)) {
    throw new ConflictError();
  }
}

async function write(db: Db, row: Row, set: Partial<Row>, now: number): Promise<void> {
  const changed_at = Math.max(now, row.changed_at + 1);
  await db
    .updateTable('submissions')
    .set({ ...set, changed_at })
    .where('id', '=', row.id)
    .execute();
}

interface Event {
  readonly action: 'status' | 'assignee' | ContactWay;
  readonly before: string | null;
  readonly after: string | null;
}

async function remember(
  db: Db,
  submission_id: string,
  event: Event,
  { by, now }: Pick<StatusChange, 'by' | 'now'>,
): Promise<string> {
  const id = newId(now);
  const account = { account_id: by?.id ?? null, account_name: by?.name ?? null };
  await db
    .insertInto('submission_events')
    .values({ id, submission_id, at: now, ...account, ...event })
    .execute();
  return id;
}

/** What a change makes of a row, with its event. */
interface Next {
  readonly set: Partial<Row>;
  readonly event: Event;
}

/** Changes submissions, each with its event: as `next` says, which answers null of one that may not be. */
async function changeEach(
  db: Db,
  change: Omit<StatusChange, 'to' | 'seen'>,
  isSo: (row: Row) => boolean,
  next: (row: Row) => Next | null,
): Promise<Changed> {
  const { ids, now, revision } = change;
  // What is so already is no conflict: whoever did not hear that they changed it asks again.
  const rows = (await takeSubmissions(db, ids)).filter((row) => !isSo(row));
  assertSeen(rows, revision);
  const changed: Change[] = [];
  const refused: { id: string; status: SubmissionStatus }[] = [];
  for (const row of rows) {
    const { id, status } = row;
    const made = next(row);
    if (!made) {
      refused.push({ id, status });
      continue;
    }
    await write(db, row, made.set, now);
    const { before, after } = made.event;
    changed.push({ id, event: await remember(db, id, made.event, change), before, after });
  }
  return { changed, refused };
}

/**
 * Gives submissions another status, with its event, as far as their kind allows it from the one that
 * they have; one that has it already is left as it is. Run it in the transaction of what causes it.
 */
export function changeStatus(db: Db, change: StatusChange): Promise<Changed> {
  const { to, seen } = change;
  return changeEach(
    db,
    change,
    ({ status }) => status === to,
    ({ id, kind, status }) =>
      (!seen || seen.get(id) === status) && nextStatuses(kind, status).includes(to)
        ? { set: { status: to }, event: { action: 'status', before: status, after: to } }
        : null,
  );
}

interface Assignment extends Pick<StatusChange, 'ids' | 'by' | 'now'> {
  readonly to: By | null;
  /** Who was seen to look after each, by id: what somebody else has taken by now, or was not seen, stays theirs. */
  readonly seen?: ReadonlyMap<string, string | null> | undefined;
}

/** Makes an account look after submissions, or nobody. */
export function assign(db: Db, change: Assignment): Promise<Changed> {
  const { to, seen } = change;
  const { id = null, name = null } = to ?? {};
  return changeEach(
    db,
    change,
    ({ assignee_id }) => assignee_id === id,
    ({ id: submission, assignee_id, assignee_name }) =>
      !seen || seen.get(submission) === assignee_id
        ? {
            set: { assignee_id: id, assignee_name: name },
            event: { action: 'assignee', before: assignee_name, after: name },
          }
        : null,
  );
}

/**
 * Marks a new submission as answered, and moves the revision of any: who has not seen the answer has not seen
 * the submission as it is. Run it in the transaction of what causes it.
 */
export async function markAnswered(
  db: Db,
  row: Row | undefined,
  { by, now }: Pick<StatusChange, 'by' | 'now'>,
): Promise<void> {
  if (!row) return;
  await write(db, row, {}, now);
  if (row.status === 'new') await changeStatus(db, { ids: [row.id], to: 'answered', by, now });
}

/**
 * Notes that somebody was answered by telephone or WhatsApp, with what was written there, and marks a new
 * submission as answered. Run it in a transaction.
 */
export async function noteContact(
  db: Db,
  id: string,
  contact: Pick<StatusChange, 'by' | 'now'> & {
    readonly way: ContactWay;
    readonly text: string;
  },
): Promise<void> {
  const { way, text, by, now } = contact;
  await remember(db, id, { action: way, before: null, after: text || null }, { by, now });
  const [row] = await takeSubmissions(db, [id]);
  await markAnswered(db, row, { by, now });
}

/** How long a change of status can be undone, milliseconds. */
const UNDONE_WITHIN = 10 * 60_000;

/**
 * Takes back changes of status by their events, where nothing has changed since and the same account
 * made them a moment ago. Answers the changes that took them back.
 */
export async function undoStatus(
  db: Db,
  events: readonly string[],
  { by, now }: { readonly by: By; readonly now: number },
): Promise<readonly Change[]> {
  if (events.length === 0) return [];
  const found = await db
    .selectFrom('submission_events')
    .selectAll()
    .where('id', 'in', events)
    .where('action', '=', 'status')
    .where('account_id', '=', by.id)
    .where('at', '>', now - UNDONE_WITHIN)
    .execute();
  const rows = await takeSubmissions(
    db,
    found.map(({ submission_id }) => submission_id),
  );
  const undone: Change[] = [];
  for (const { submission_id: id, before, after } of found) {
    const row = rows.find((one) => one.id === id);
    const last = await db
      .selectFrom('submission_events')
      .select('id')
      .where('submission_id', '=', id)
      .where('action', '=', 'status')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (!row || row.status !== after || !events.includes(last?.id ?? '')) continue;
    await write(db, row, { status: before as SubmissionStatus }, now);
    const change = { before: after, after: before };
    const event = await remember(db, id, { action: 'status', ...change }, { by, now });
    undone.push({ id, event, ...change });
  }
  return undone;
}

/** Are any submissions with these ids there? */
export async function isAnyThere(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const there = db.selectFrom('submissions').select('id').where('id', 'in', ids);
  return (await there.executeTakeFirst()) !== undefined;
}

/** Marks submissions as read by an account, or as unread. What is read stays read by whom it was. */
export async function markRead(
  db: Db,
  ids: readonly string[],
  mark: { readonly isRead: boolean; readonly by: By; readonly now: number },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { isRead, by, now } = mark;
  const query = db.updateTable('submissions').where('id', 'in', ids);
  const { numUpdatedRows } = await (
    isRead
      ? query
          .set({ read_at: now, read_by_id: by.id, read_by_name: by.name })
          .where('read_at', 'is', null)
      : query
          .set({ read_at: null, read_by_id: null, read_by_name: null })
          .where('read_at', 'is not', null)
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The kind and status of a submission; undefined when there is none. */
export async function stateOf(
  db: Db,
  id: string,
): Promise<{ kind: SubmissionKind; status: SubmissionStatus; revision: string } | undefined> {
  const row = await db
    .selectFrom('submissions')
    .select(['kind', 'status', 'changed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { kind: row.kind, status: row.status, revision: revisionOf(row) };
}
