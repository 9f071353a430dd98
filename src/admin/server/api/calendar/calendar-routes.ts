import type { Kysely } from 'kysely';
import * as v from 'valibot';
import {
  addGroup,
  allergyKey,
  changeGroup,
  GroupError,
  readGroup,
  readGroups,
  readNeeds,
  removeGroup,
  writeNeeds,
  type SubmissionTables,
} from '../../../../submissions/index.server.ts';
import { groupNeeds, groupPlan, isDay, type GroupPlan } from '../../../../submissions/index.ts';
import type { CalendarAnswer, Group } from '../../../calendar/types.ts';
import { recordAudit } from '../../audit/audit.ts';
import { recordIn } from '../../audit/record-in.ts';
import type { AdminServices } from '../../services.ts';
import { ApiError } from '../api-error.ts';
import { numberOfRevision } from '../revision.ts';
import { route, type Route } from '../route.ts';
import { calendarContent, tightDays } from './days.ts';
import { feedRoutes } from './feed-routes.ts';
import { kitchenDay, kitchenNeeds } from './kitchen.ts';

const day = v.pipe(v.string(), v.maxLength(10), v.check(isDay, 'day'));
const plan = v.pipe(
  groupPlan,
  v.check(({ startsAt, endsAt }) => endsAt > startsAt, 'times'),
);

/** The longest stretch that is asked for at once, days: more than a month with the weeks around it. */
const MOST_DAYS = 100;
const DAY = 86_400_000;

/** The revision of a request that nobody has planned yet. */
const UNPLANNED = '0';

/** The calendar of groups, and what the kitchen needs of a day. */
export function calendarRoutes(services: AdminServices): Route[] {
  const { dataKey, content, now } = services;
  const db: Kysely<SubmissionTables> = services.db;
  const key = () => allergyKey(dataKey);

  async function read(id: string): Promise<Group> {
    const group = await readGroup(db, id);
    if (!group) throw new ApiError(404, 'notFound');
    return { ...group, revision: String(group.revision ?? UNPLANNED) };
  }

  return [
    route({
      method: 'GET',
      path: '/calendar',
      needs: 'requests',
      query: v.pipe(
        v.strictObject({ from: day, to: day }),
        v.check(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY <= MOST_DAYS, 'days'),
      ),
      async handle({ query: range, account: { language } }): Promise<CalendarAnswer> {
        const [groups, shown] = await Promise.all([
          readGroups(db, range),
          calendarContent(content.service, { ...range, language }),
        ]);
        const { dates, specialDays, capacity } = shown;
        return {
          groups: groups.map((group) => ({
            ...group,
            revision: String(group.revision ?? UNPLANNED),
          })),
          ...{ dates, specialDays, capacity },
          tight: tightDays(range, groups, shown),
        };
      },
    }),
    route({
      method: 'GET',
      path: '/calendar/groups/:id',
      needs: 'requests',
      handle: ({ params }) => read(params['id'] ?? ''),
    }),
    route({
      method: 'POST',
      path: '/calendar/groups',
      needs: 'requests',
      body: plan,
      async handle({ body, account }) {
        const id = await db.transaction().execute(async (transaction) => {
          const made = await addGroup(transaction, { plan: body, author: account.name }, now());
          await recordIn(transaction, {
            ...{ account, at: now(), action: 'group.add', subject: `group/${made}` },
            after: withoutWords(body),
          });
          return made;
        });
        return read(id);
      },
    }),
    route({
      method: 'PUT',
      path: '/calendar/groups/:id',
      needs: 'requests',
      body: plan,
      needsRevision: true,
      async handle({ params, body, revision, account }) {
        const before = await read(params['id'] ?? '');
        const id = await refusals(() =>
          db.transaction().execute(async (transaction) => {
            const change = {
              ...{ id: before.id, plan: body, author: account.name },
              revision: revision === UNPLANNED ? null : numberOfRevision(revision),
            };
            const changed = await changeGroup(transaction, change, now());
            await recordIn(transaction, {
              ...{ account, at: now(), action: 'group.change', subject: `group/${changed}` },
              ...{ before: withoutWords(before), after: withoutWords(body) },
            });
            return changed;
          }),
        );
        return read(id);
      },
    }),
    route({
      method: 'DELETE',
      path: '/calendar/groups/:id',
      needs: 'requests',
      needsRevision: true,
      async handle({ params, revision, account }) {
        const before = await read(params['id'] ?? '');
        await refusals(() =>
          db.transaction().execute(async (transaction) => {
            await removeGroup(transaction, before.id, numberOfRevision(revision));
            await recordIn(transaction, {
              ...{ account, at: now(), action: 'group.remove', subject: `group/${before.id}` },
              before: withoutWords(before),
            });
          }),
        );
      },
    }),
    route({
      method: 'POST',
      path: '/calendar/groups/:id/needs/read',
      needs: 'requests',
      async handle({ params, account }) {
        const group = await read(params['id'] ?? '');
        await recordAudit(services.db, {
          ...{ account, at: now(), action: 'allergies.look', subject: `group/${group.id}` },
        });
        return (await readNeeds(db, key(), [group])).get(group.id);
      },
    }),
    route({
      method: 'PUT',
      path: '/calendar/groups/:id/needs',
      needs: 'requests',
      body: groupNeeds,
      needsRevision: true,
      async handle({ params, body, revision, account }) {
        const group = await read(params['id'] ?? '');
        if (group.revision !== revision) throw new ApiError(409, 'stale');
        const id = await refusals(() =>
          db.transaction().execute(async (transaction) => {
            const change = {
              ...{ id: group.id, plan: planOf(group), author: account.name },
              revision: revision === UNPLANNED ? null : numberOfRevision(revision),
            };
            const planned = await changeGroup(transaction, change, now());
            await writeNeeds(transaction, key(), { id: planned, day: group.day }, body);
            // That it was written, and never what.
            await recordIn(transaction, {
              ...{ account, at: now(), action: 'allergies.write', subject: `group/${planned}` },
            });
            return planned;
          }),
        );
        return read(id);
      },
    }),
    route({
      method: 'GET',
      path: '/calendar/kitchen/:day',
      needs: 'requests',
      handle: ({ params }) => kitchenDay(services, checkedDay(params['day'])),
    }),
    route({
      method: 'POST',
      path: '/calendar/kitchen/:day/needs',
      needs: 'requests',
      async handle({ params, account }) {
        const asked = checkedDay(params['day']);
        // Before anything is decrypted: a look that fails is a look.
        await recordAudit(services.db, {
          ...{ account, at: now(), action: 'allergies.look', subject: `kitchen/${asked}` },
        });
        return kitchenNeeds(services, asked);
      },
    }),
    ...feedRoutes(services),
  ];
}

function checkedDay(text = ''): string {
  if (!isDay(text)) throw new ApiError(404, 'notFound');
  return text;
}

/** What of a group the audit may keep: nothing that somebody wrote, and no name. */
function withoutWords({ day: on, startsAt, endsAt, people, place, service, state }: GroupPlan) {
  return { day: on, startsAt, endsAt, people, place, service, state };
}

function planOf(group: GroupPlan): GroupPlan {
  const { name, menu, note } = group;
  return { ...withoutWords(group), name, menu, note };
}

/** What the store refuses, as the application has words for it. */
async function refusals<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GroupError)) throw error;
    throw error.code === 'stale' ? new ApiError(409, 'stale') : new ApiError(404, 'notFound');
  }
}
