import * as v from 'valibot';
import {
  assign,
  changeStatus,
  markRead,
  stateOf,
  undoStatus,
  type By,
  type Changed,
} from '../../../requests/index.server.ts';
import { STATUSES } from '../../../requests/index.ts';
import { recordEvents } from '../../../database/index.server.ts';
import { ConflictError } from '../../../http/index.server.ts';
import type { Account } from '../../account.ts';
import type { OfficeServices, OfficeDb } from '../../services.server.ts';
import { ApiError } from '../api-error.server.ts';
import { whole } from '../list-query.server.ts';
import { tellingCurrent } from '../revision.server.ts';
import { requestsRoute } from '../route.server.ts';
import { idsSchema } from './list-routes.server.ts';
import { requireAny } from './require-any.server.ts';
import type { Kysely } from 'kysely';
import type { AccountTables } from '../../accounts/tables.server.ts';

const status = v.picklist(STATUSES);
/** What each was seen with, by id. */
const seenWith = <Schema extends v.GenericSchema<string | null>>(schema: Schema) =>
  v.record(v.pipe(v.string(), v.maxLength(36)), schema);
const accountId = v.nullable(v.pipe(v.string(), v.maxLength(100)));

/** What is changed of submissions: status, of several or of one, who looks after them, read or not. */
export function changeRoutes(services: OfficeServices) {
  const changing = (
    account: Account,
    action: 'submission.status' | 'submission.assignee' | 'submission.undo',
    work: (transaction: OfficeDb, by: By, now: number) => Promise<Changed>,
  ) =>
    services.db.transaction().execute(async (transaction: OfficeDb) => {
      const at = services.now();
      const changes = await work(transaction, account, at);
      const events = changes.changed.map(({ id, before, after }) => ({
        ...{ account, action, subject: `submission/${id}`, before, after, at },
      }));
      await recordEvents(transaction, events);
      return changes;
    });

  return [
    requestsRoute('GET /inbox/assignees', {
      handle: async () => whole(await assignees(services.db)),
    }),
    requestsRoute('POST /inbox/status', {
      body: v.strictObject({ ids: idsSchema, seen: seenWith(status), to: status }),
      handle: ({ account, body: { ids, seen, to } }) =>
        changing(account, 'submission.status', async (transaction, by, now) => {
          await requireAny(transaction, ids);
          return changeStatus(transaction, {
            ids,
            seen: new Map(Object.entries(seen)),
            to,
            by,
            now,
          });
        }),
    }),
    requestsRoute('POST /inbox/assignee', {
      body: v.strictObject({ ids: idsSchema, seen: seenWith(accountId), to: accountId }),
      async handle({ account, body: { ids, seen, to: id } }) {
        const to = await assigneeOf(services.db, id);
        return changing(account, 'submission.assignee', async (transaction, by, now) => {
          await requireAny(transaction, ids);
          const sight = new Map(Object.entries(seen));
          const done = await assign(transaction, { ids, to, by, now, seen: sight });
          // Of two who take the same at once, the second is told.
          if (done.refused.length > 0 && done.changed.length === 0) throw new ConflictError();
          return done;
        });
      },
    }),
    requestsRoute('POST /inbox/read', {
      body: v.strictObject({ ids: idsSchema, isRead: v.boolean() }),
      async handle({ account, body: { ids, isRead } }) {
        const { db, now } = services;
        await requireAny(db, ids);
        return { changed: await markRead(db, ids, { isRead, by: account, now: now() }) };
      },
    }),
    requestsRoute('POST /inbox/undo', {
      body: v.strictObject({ events: idsSchema }),
      async handle({ account, body: { events } }) {
        const undo = async (transaction: OfficeDb, by: By, now: number) => {
          const changed = await undoStatus(transaction, events, { by, now });
          if (changed.length === 0) throw new ConflictError('tooLateToUndo');
          return { changed, refused: [] };
        };
        const { changed } = await changing(account, 'submission.undo', undo);
        return { undone: changed.map(({ id }) => id) };
      },
    }),
    requestsRoute('PATCH /inbox/:id', {
      needsRevision: true,
      body: v.strictObject({ status }),
      async handle({ account, params: { id }, body: { status: to }, revision }) {
        const { db } = services;
        const seen = { ids: [id], revision: revision ?? undefined };
        const before = await stateOf(db, id);
        if (!before) throw new ApiError(404, 'notFound');
        const change = () =>
          changing(account, 'submission.status', (transaction, by, now) =>
            changeStatus(transaction, { ...seen, to, by, now }),
          );
        const { changed, refused } = await tellingCurrent(change, () => stateOf(db, id));
        if (refused.length > 0) throw new ApiError(409, 'statusRefused', { current: before });
        return { id, events: changed.map(({ event }) => event), ...(await stateOf(db, id)) };
      },
    }),
  ];
}

/** The accounts that may look after a submission, by name. */
function assignees(db: Kysely<AccountTables>): Promise<By[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('role', 'in', ['owner', 'service'])
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** The account with an id, or nobody; throws when it may not look after submissions. */
async function assigneeOf(db: Kysely<AccountTables>, id: string | null): Promise<By | null> {
  if (id === null) return null;
  const found = (await assignees(db)).find((account) => account.id === id);
  if (!found) throw new ApiError(422, 'noSuchAccount');
  return found;
}
