import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import {
  addGroup,
  allergyKey,
  changeGroup,
  readGroup,
  readGroups,
  readNeeds,
  removeGroup,
  writeNeeds,
  type SubmissionTables,
} from '../../requests/index.server.ts';
import {
  groupNeeds,
  groupPlan,
  hasTimes,
  isDay,
  NO_NEEDS,
  type GroupNeeds,
  type GroupPlan,
} from '../../requests/index.ts';
import type { OfficeServices } from '../services.server.ts';
import { ApiError } from './api-error.server.ts';
import { numberOfRevision } from './revision.server.ts';
import { requestsRoute, type RecordDone } from './route.server.ts';
import { calendarContent, tightDays, usualPlaces } from './calendar-days.server.ts';
import { feedRoutes } from './calendar-feed.server.ts';
import { kitchenDay, kitchenNeeds } from './kitchen.server.ts';

const day = v.pipe(v.string(), v.maxLength(10), v.check(isDay, 'day'));
/** What is saved of a group at once. Without `needs` they stay as they are: only who has seen them changes them. */
const group = v.strictObject({
  plan: v.pipe(
    groupPlan,
    v.check((plan) => hasTimes(plan), 'times'),
  ),
  needs: v.optional(groupNeeds),
});
/** A new one, under the id that whoever adds it gave it: added again, where the answer was lost, it is no second one. */
const newGroup = v.strictObject({
  ...group.entries,
  id: v.optional(v.pipe(v.string(), v.uuid())),
});

/** The longest stretch that is asked for at once, days: more than a month with the weeks around it. */
const MOST_DAYS = 100;
const DAY = 86_400_000;

/** The revision of a request that nobody has planned yet. */
const UNPLANNED = '0';

/** The calendar of groups, and what the kitchen needs of a day. */
export function calendarRoutes(services: OfficeServices) {
  const { dataKey, content, now } = services;
  const db: Kysely<SubmissionTables> = services.db;
  const key = () => allergyKey(dataKey);

  async function read(id: string) {
    const group = await readGroup(db, id, await usualPlaces(content.service));
    if (!group) throw new ApiError(404, 'notFound');
    return { ...group, revision: String(group.revision ?? UNPLANNED) };
  }

  /**
   * Stores the needs of a group that is being saved, if there are any to store, and answers them as they were
   * read back and decrypted. That is no look that the audit names: it tells nobody more than they have just typed,
   * and nothing of the visitor's own words.
   */
  async function keepNeeds(
    transaction: Transaction<SubmissionTables>,
    { id, day: on, record }: { id: string; day: string; record: RecordDone },
    needs: GroupNeeds | undefined,
  ): Promise<{ needs?: GroupNeeds }> {
    if (!needs) return {};
    await writeNeeds(transaction, key(), { id, day: on }, needs);
    // That it was written, and never what.
    await record(transaction, 'allergies.write', `group/${id}`);
    const kept = await readNeeds(transaction, key(), [{ id, submissionId: null }]);
    const { diets, allergens, note } = kept.get(id) ?? NO_NEEDS;
    return { needs: { diets, allergens, note } };
  }

  return [
    requestsRoute('GET /calendar', {
      query: v.pipe(
        v.strictObject({ from: day, to: day }),
        v.check(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY <= MOST_DAYS, 'days'),
      ),
      async handle({ query: range, account: { language } }) {
        const [groups, shown] = await Promise.all([
          readGroups(db, range, await usualPlaces(content.service)),
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
    requestsRoute('GET /calendar/groups/:id', { handle: ({ params }) => read(params.id) }),
    requestsRoute('POST /calendar/groups', {
      body: newGroup,
      async handle({ body: { plan, needs, ...given }, account, record }) {
        const { id, kept } = await db.transaction().execute(async (transaction) => {
          const made = await addGroup(transaction, { plan, author: account.name, ...given }, now());
          await record(transaction, 'group.add', `group/${made}`, { after: withoutWords(plan) });
          const about = { id: made, day: plan.day, record };
          return { id: made, kept: await keepNeeds(transaction, about, needs) };
        });
        return { ...(await read(id)), ...kept };
      },
    }),
    requestsRoute('PUT /calendar/groups/:id', {
      body: group,
      needsRevision: true,
      async handle({ params, body: { plan, needs }, revision, account, record }) {
        const before = await read(params.id);
        // A request that somebody else has planned meanwhile is found by its own id still.
        if (before.revision !== revision) throw new ApiError(409, 'stale');
        const { id, kept } = await db.transaction().execute(async (transaction) => {
          const change = {
            ...{ id: before.id, plan, author: account.name },
            revision: revision === UNPLANNED ? null : numberOfRevision(revision),
          };
          const changed = await changeGroup(transaction, change, now());
          await record(transaction, 'group.change', `group/${changed}`, {
            ...{ before: withoutWords(before), after: withoutWords(plan) },
          });
          const about = { id: changed, day: plan.day, record };
          return { id: changed, kept: await keepNeeds(transaction, about, needs) };
        });
        return { ...(await read(id)), ...kept };
      },
    }),
    requestsRoute('DELETE /calendar/groups/:id', {
      needsRevision: true,
      async handle({ params, revision, record }) {
        const before = await read(params.id);
        await db.transaction().execute(async (transaction) => {
          await removeGroup(transaction, before.id, numberOfRevision(revision));
          await record(transaction, 'group.remove', `group/${before.id}`, {
            before: withoutWords(before),
          });
        });
      },
    }),
    requestsRoute('POST /calendar/groups/:id/needs/read', {
      async handle({ params, record }) {
        const group = await read(params.id);
        await record(db, 'allergies.look', `group/${group.id}`);
        return (await readNeeds(db, key(), [group])).get(group.id) ?? { ...NO_NEEDS, words: '' };
      },
    }),
    requestsRoute('GET /calendar/kitchen/:day', {
      handle: ({ params }) => kitchenDay(services, checkedDay(params.day)),
    }),
    requestsRoute('POST /calendar/kitchen/:day/needs', {
      async handle({ params, record }) {
        const asked = checkedDay(params.day);
        // Before anything is decrypted: a look that fails is a look.
        await record(db, 'allergies.look', `kitchen/${asked}`);
        return kitchenNeeds(services, asked);
      },
    }),
    ...feedRoutes(services),
  ];
}

function checkedDay(text: string): string {
  if (!isDay(text)) throw new ApiError(404, 'notFound');
  return text;
}

/** What of a group the audit may keep: nothing that somebody wrote, and no name. */
function withoutWords({ day: on, startsAt, endsAt, people, place, service, state }: GroupPlan) {
  return { day: on, startsAt, endsAt, people, place, service, state };
}
