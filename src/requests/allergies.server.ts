import { addDays, businessDay } from '../i18n/index.ts';
import type { AllergiesTable, Db } from './tables.server.ts';
import { deriveKey } from './data-key.server.ts';
import { seal, unseal } from './sealed.server.ts';

/** Days after the event for which an allergy is kept. */
export const KEPT_DAYS = 30;

/** The key that encrypts allergies and nothing else. */
export function allergyKey(dataKey: Uint8Array): Buffer {
  return deriveKey(dataKey, 'allergies');
}

/** The row of an allergy that a visitor consented to storing: encrypted, and tied to its submission. */
export function allergyRow(
  key: Uint8Array,
  submission: { readonly id: string; readonly eventDay: string; readonly now: number },
  allergy: string,
): AllergiesTable {
  const { id, eventDay, now } = submission;
  return {
    submission_id: id,
    ...seal(key, id, allergy),
    consent_at: now,
    erase_after: addDays(eventDay, KEPT_DAYS),
  };
}

/**
 * The allergy of a submission; undefined if it has none or it was erased. Throws if the key is not
 * the one it was encrypted with.
 */
export async function readAllergy(
  db: Db,
  key: Uint8Array,
  submissionId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('allergies')
    .select(['cipher', 'nonce'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  return row && unseal(key, submissionId, row);
}

/** Erases what is known of allergies of events 30 days ago or more; answers how many rows. */
export async function eraseDue(db: Db, now: Date): Promise<number> {
  let count = 0;
  for (const table of ['allergies', 'group_needs'] as const) {
    const result = await db
      .deleteFrom(table)
      .where('erase_after', '<=', businessDay(now))
      .executeTakeFirst();
    count += Number(result.numDeletedRows);
  }
  return count;
}
