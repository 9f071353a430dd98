import { addDays } from '../../i18n/index.ts';
import { KEPT_DAYS, readAllergy } from '../allergies.server.ts';
import { seal, unseal } from '../sealed.server.ts';
import type { Db } from '../tables.server.ts';
import { NO_NEEDS, type GroupNeeds } from './needs.ts';
import type { GroupEntry } from './plan.ts';

/** Stores what a planned group eats and does not; nothing is left of what is empty. */
export async function writeNeeds(
  db: Db,
  key: Uint8Array,
  { id, day }: { readonly id: string; readonly day: string },
  needs: GroupNeeds,
): Promise<void> {
  await db.deleteFrom('group_needs').where('group_id', '=', id).execute();
  if (isEmpty(needs)) return;
  const sealed = seal(key, id, JSON.stringify(needs));
  await db
    .insertInto('group_needs')
    .values({ group_id: id, ...sealed, erase_after: addDays(day, KEPT_DAYS) })
    .execute();
}

function isEmpty({ diets, allergens, note }: GroupNeeds): boolean {
  return (
    note.trim() === '' && [diets, allergens].every((counts) => !Object.values(counts).some(Boolean))
  );
}

/** A group's day has changed: what is known of its allergies is kept until 30 days after it. */
export async function keepUntilAfter(
  db: Db,
  { id, submissionId, day }: { id: string; submissionId: string | null; day: string },
): Promise<void> {
  const erase_after = addDays(day, KEPT_DAYS);
  await db.updateTable('group_needs').set({ erase_after }).where('group_id', '=', id).execute();
  if (submissionId === null) return;
  await db
    .updateTable('allergies')
    .set({ erase_after })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** What a group eats and does not, as it was counted and in the visitor's own words. */
export interface ReadNeeds extends GroupNeeds {
  readonly words: string;
}

/**
 * Decrypts the needs of groups. Who may is for the caller to check, and each look is theirs to
 * record. Throws if the key is not the one that they were encrypted with.
 */
export async function readNeeds(
  db: Db,
  key: Uint8Array,
  groups: readonly Pick<GroupEntry, 'id' | 'submissionId'>[],
): Promise<ReadonlyMap<string, ReadNeeds>> {
  const found = new Map<string, ReadNeeds>();
  for (const { id, submissionId } of groups) {
    const row = await db
      .selectFrom('group_needs')
      .select(['cipher', 'nonce'])
      .where('group_id', '=', id)
      .executeTakeFirst();
    const counted = row ? (JSON.parse(unseal(key, id, row)) as GroupNeeds) : NO_NEEDS;
    const words = submissionId === null ? undefined : await readAllergy(db, key, submissionId);
    found.set(id, { ...counted, words: words ?? '' });
  }
  return found;
}

/** The groups whose visitors wrote of allergies that nobody has counted for the kitchen yet. */
export async function groupsWithAllergiesUncounted(
  db: Db,
  groups: readonly GroupEntry[],
): Promise<readonly GroupEntry[]> {
  const { isCounted, isWritten } = await knownOf(db, groups);
  return groups.filter((group) => isWritten(group) && !isCounted(group));
}

/** The groups of which something is known about what they eat and do not; never what. */
export async function groupsWithNeeds(
  db: Db,
  groups: readonly Known[],
): Promise<ReadonlySet<string>> {
  const { isCounted, isWritten } = await knownOf(db, groups);
  const known = groups.filter((group) => isCounted(group) || isWritten(group));
  return new Set(known.map(({ id }) => id));
}

type Known = Pick<GroupEntry, 'id' | 'submissionId'>;

/** Of which groups something was counted for the kitchen, and of which their visitors wrote. */
async function knownOf(db: Db, groups: readonly Known[]) {
  const ids = groups.map(({ id }) => id);
  const submissions = groups.flatMap(({ submissionId }) => submissionId ?? []);
  const counted = ids.length
    ? await db.selectFrom('group_needs').select('group_id').where('group_id', 'in', ids).execute()
    : [];
  const written = submissions.length
    ? await db
        .selectFrom('allergies')
        .select('submission_id')
        .where('submission_id', 'in', submissions)
        .execute()
    : [];
  const withNeeds = new Set(counted.map(({ group_id }) => group_id));
  const withWords = new Set<string | null>(written.map(({ submission_id }) => submission_id));
  return {
    isCounted: ({ id }: Known) => withNeeds.has(id),
    isWritten: ({ submissionId }: Known) => withWords.has(submissionId),
  };
}
