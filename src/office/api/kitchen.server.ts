import type { Kysely } from 'kysely';
import { namedAllergens } from '../../content/index.server.ts';
import {
  allergyKey,
  groupsWithNeeds,
  readGroups,
  readNeeds,
  type SubmissionTables,
} from '../../requests/index.server.ts';
import { totalNeeds, type KitchenNeeds } from '../../requests/index.ts';
import type { OfficeServices } from '../services.server.ts';
import { usualPlaces } from './calendar-days.server.ts';

type Services = Pick<OfficeServices, 'db' | 'content'>;

/** The groups of a day for the kitchen: when, how many, of what. Of what they cannot eat, only that there is something. */
export async function kitchenDay({ db, content }: Services, day: string) {
  const groups = await readGroups(db, { from: day, to: day }, await usualPlaces(content.service));
  const [known, phones] = await Promise.all([groupsWithNeeds(db, groups), readPhones(db, groups)]);
  return {
    day,
    groups: groups.map((group) => ({
      ...group,
      hasNeeds: known.has(group.id),
      phone: phones.get(group.submissionId ?? '') ?? '',
    })),
  };
}

/** The telephones that requests gave, by request. */
async function readPhones(
  db: Kysely<SubmissionTables>,
  groups: readonly { readonly submissionId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = groups.flatMap(({ submissionId }) => submissionId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'data'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, data }) => [id, (JSON.parse(data) as { phone?: string }).phone ?? '']),
  );
}

/** What the groups of a day eat and do not, of each and in all. */
export async function kitchenNeeds(
  { db, dataKey }: Pick<OfficeServices, 'db' | 'dataKey'>,
  day: string,
) {
  // Where they are had makes no difference.
  const groups = await readGroups(db, { from: day, to: day }, () => '');
  const read = await readNeeds(db, allergyKey(dataKey), groups);
  const needs = new Map<string, KitchenNeeds>(
    [...read].map(([id, one]) => [id, { ...one, named: namedAllergens(one.words) }]),
  );
  const confirmed = groups.filter(({ state }) => state === 'confirmed');
  return {
    needs: Object.fromEntries(needs),
    totals: totalNeeds(confirmed.flatMap(({ id }) => needs.get(id) ?? [])),
  };
}
