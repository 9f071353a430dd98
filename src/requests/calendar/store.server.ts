import { ConflictError, NotFoundError } from '../../http/index.server.ts';
import { addDays, businessDay, byCodeUnits } from '../../i18n/index.ts';
import { slotOf } from '../constants.ts';
import type { StoredSubmission } from '../fields.ts';
import { newId } from '../ids.server.ts';
import { nameIn } from '../person-name.ts';
import type { QuoteDocument } from '../quotes/document.ts';
import type { Db, Tx } from '../tables.server.ts';
import { menuText } from './menu-lines.ts';
import { keepUntilAfter } from './needs.server.ts';
import type { GroupEntry, GroupPlan, GroupState } from './plan.ts';
import type { GroupRow } from './tables.server.ts';

/** The longest stretch of the calendar that is read at once, days. */
const MOST_DAYS = 400;

/** The statuses of requests that are on the calendar, and what they are there. */
const STATES: Readonly<Record<string, GroupState>> = {
  ...{ new: 'asked', answered: 'asked', quoted: 'asked', accepted: 'asked' },
  ...{ confirmed: 'confirmed', depositPaid: 'confirmed', done: 'confirmed' },
  ...{ declined: 'cancelled', spam: 'cancelled' },
};

/** Where a service is usually had, by its key: there a group is whom nobody has planned yet. */
export type PlaceOf = (service: string) => string;

/** The groups from a day to another, both included, in order of their times, without the cancelled ones. */
export async function readGroups(
  db: Db,
  { from, to }: { from: string; to: string },
  placeOf: PlaceOf,
): Promise<GroupEntry[]> {
  const last = to > addDays(from, MOST_DAYS) ? addDays(from, MOST_DAYS) : to;
  const planned = await db
    .selectFrom('groups')
    .leftJoin('submissions', 'submissions.id', 'groups.submission_id')
    .selectAll('groups')
    .select(['submissions.data as data', 'submissions.status as status'])
    .where('day', '>=', from)
    .where('day', '<=', last)
    .execute();
  const asked = await db
    .selectFrom('submissions')
    .leftJoin('groups', 'groups.submission_id', 'submissions.id')
    .select(['submissions.id as id', 'submissions.data as data', 'submissions.status as status'])
    .where('kind', '=', 'request')
    .where('event_day', '>=', from)
    .where('event_day', '<=', last)
    .where('groups.id', 'is', null)
    .execute();
  return [
    ...planned.map((row) => plannedEntry(row, row.data, row.status)),
    ...asked.map(({ id, data, status }) => askedEntry(id, data, status, placeOf)),
  ]
    .filter(({ state }) => state !== 'cancelled')
    .sort((one, other) => byCodeUnits(orderOf(one), orderOf(other)));
}

const orderOf = ({ day, startsAt, name, id }: GroupEntry) => [day, startsAt, name, id].join(' ');

/** One group by the id of its plan or of its request. */
export async function readGroup(
  db: Db,
  id: string,
  placeOf: PlaceOf,
): Promise<GroupEntry | undefined> {
  const row = await db
    .selectFrom('groups')
    .leftJoin('submissions', 'submissions.id', 'groups.submission_id')
    .selectAll('groups')
    .select(['submissions.data as data', 'submissions.status as status'])
    .where((where) => where.or([where('groups.id', '=', id), where('submission_id', '=', id)]))
    .executeTakeFirst();
  if (row) return plannedEntry(row, row.data, row.status);
  const asked = await db
    .selectFrom('submissions')
    .select(['data', 'status'])
    .where('id', '=', id)
    .where('kind', '=', 'request')
    .executeTakeFirst();
  return asked && askedEntry(id, asked.data, asked.status, placeOf);
}

function plannedEntry(row: GroupRow, data: string | null, status: string | null): GroupEntry {
  const { id, submission_id: submissionId, starts_at: startsAt, ends_at: endsAt, ...plan } = row;
  const fields = data === null ? null : requestFields(data);
  return {
    ...{ id, submissionId, startsAt, endsAt, day: plan.day, people: plan.people },
    ...{ place: plan.place, menu: plan.menu, note: plan.note, revision: plan.revision },
    service: plan.service,
    name: fields ? nameOf(fields) : plan.name,
    // What the request has become counts, unless its plan alone was called off.
    state: plan.state === 'cancelled' ? 'cancelled' : (STATES[status ?? ''] ?? plan.state),
    isOpenEnded: false,
  };
}

/** A request that nobody has planned yet: the day, the part of it and the size that it asks for. */
function askedEntry(id: string, data: string, status: string, placeOf: PlaceOf): GroupEntry {
  const fields = requestFields(data);
  const { from: startsAt, to: endsAt } = slotOf(fields.requestedTime);
  const sizes = fields.participants.match(/\d+/g)?.map(Number) ?? [1];
  const service = fields.service || '';
  return {
    ...{ id, submissionId: id, revision: null, service, startsAt, endsAt },
    state: STATES[status] ?? 'asked',
    day: fields.requestedDate,
    people: sizes.at(-1) ?? 1,
    isOpenEnded: fields.participants.endsWith('+'),
    place: placeOf(service),
    name: nameOf(fields),
    menu: fields.workshop ?? '',
    note: '',
  };
}

const requestFields = (data: string) => JSON.parse(data) as StoredSubmission<'request'>;

function nameOf(fields: StoredSubmission<'request'>): string {
  return [nameIn(fields), fields.company].filter(Boolean).join(' · ');
}

export interface GroupChange {
  /** Of the plan, or of the request that gets its first one. */
  readonly id: string;
  /** Null for the first plan of a request. */
  readonly revision: number | null;
  readonly plan: GroupPlan;
  readonly author: string;
}

interface NewGroup extends Pick<GroupChange, 'plan' | 'author'> {
  /** By default one is made. */
  readonly id?: string | undefined;
}

/** Adds a group by hand; answers its id. Where there is one of this id it is a conflict. */
export async function addGroup(
  db: Db,
  { plan, author, ...given }: NewGroup,
  now: number,
): Promise<string> {
  const { id = newId(now) } = given;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('groups')
    .values({ id, submission_id: null, ...rowOf(plan), ...firstOf(author, now) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new ConflictError();
  return id;
}

/**
 * Changes the plan of a group if nobody has since; answers its id, which a request's plan gets with
 * its first one. What the request is called and what became of it are its own. Run it in a
 * transaction.
 */
export async function changeGroup(db: Db, change: GroupChange, now: number): Promise<string> {
  const { id, revision, plan, author } = change;
  if (revision === null) return planRequest(db, change, now);
  const row = await db
    .updateTable('groups')
    .set({ ...rowOf(plan), author, revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('submission_id')
    .executeTakeFirst();
  if (!row) throw await refusal(db, id);
  await keepUntilAfter(db, { id, submissionId: row.submission_id, day: plan.day });
  return id;
}

async function planRequest(db: Db, { id, plan, author }: GroupChange, now: number) {
  const request = await db
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'request')
    .executeTakeFirst();
  if (!request) throw new NotFoundError();
  const own = newId(now);
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('groups')
    .values({
      id: own,
      submission_id: id,
      ...rowOf({ ...plan, name: '' }),
      ...firstOf(author, now),
    })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new ConflictError();
  await keepUntilAfter(db, { id: own, submissionId: id, day: plan.day });
  return own;
}

/** Removes a group that was added by hand. */
export async function removeGroup(db: Db, id: string, revision: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('groups')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .where('submission_id', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw await refusal(db, id);
}

/** Why a group is not what somebody takes it for: somebody else was first, or it is gone. */
async function refusal(db: Db, id: string): Promise<Error> {
  const there = await db.selectFrom('groups').select('id').where('id', '=', id).executeTakeFirst();
  return there ? new ConflictError() : new NotFoundError();
}

/** Puts a request on the calendar as its accepted quote says: for certain, or until its deposit is there still to be confirmed. */
export async function planAgreed(
  transaction: Tx,
  submissionId: string,
  document: QuoteDocument,
  now: number,
): Promise<void> {
  const { day, startsAt, endsAt, people, place, service, lines } = document;
  const menu = menuText(lines.filter(({ count }) => count > 0));
  const row = rowOf({
    ...{ day, startsAt, endsAt, people, place, menu, service: service.key },
    ...{ state: document.sum.deposit > 0 ? 'asked' : 'confirmed', name: '', note: '' },
  });
  const agreed: Partial<typeof row> = { ...row };
  // The owner's own note stays.
  delete agreed.note;
  const { id } = await transaction
    .insertInto('groups')
    .values({ id: newId(now), submission_id: submissionId, ...row, ...firstOf('', now) })
    .onConflict((conflict) =>
      conflict.column('submission_id').doUpdateSet((set) => ({
        ...agreed,
        revision: set('groups.revision', '+', 1),
        updated_at: now,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepUntilAfter(transaction, { id, submissionId, day });
}

function rowOf({ startsAt, endsAt, ...plan }: GroupPlan) {
  return { ...plan, starts_at: startsAt, ends_at: endsAt };
}

const firstOf = (author: string, now: number) => ({
  ...{ author, revision: 1, created_at: now, updated_at: now },
});

/** How long a group that was added by hand is kept after its day, days. */
const KEPT_DAYS = 365;

/** Removes groups that were added by hand and were here more than a year ago; answers how many. */
export async function removeOldGroups(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('groups')
    .where('submission_id', 'is', null)
    .where('day', '<', addDays(businessDay(now), -KEPT_DAYS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
