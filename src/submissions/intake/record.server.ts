import type { Transaction } from 'kysely';
import type { UsedProof } from '../../captcha/index.server.ts';
import type { SubmissionKind } from '../constants.ts';
import { newId } from '../ids.server.ts';
import type { PlanDeliveries } from '../plan.server.ts';
import type { SubmissionOf } from '../schemas.ts';
import { allergyRow } from '../secrets/allergies.server.ts';
import type { SubmissionTables } from '../tables.server.ts';
import type { PostKey } from './replays.server.ts';

/** A checked submission, and what is written with it. */
export interface Entry {
  readonly kind: SubmissionKind;
  readonly value: SubmissionOf[SubmissionKind];
  readonly postKey: PostKey | null;
  readonly proof: UsedProof | undefined;
}

export interface RecordOptions {
  readonly planDeliveries: PlanDeliveries;
  readonly allergyKey: Uint8Array;
  /** The domain of the letters' Message-IDs. */
  readonly mailDomain: string;
  readonly now: () => number;
}

/** The captcha's proof was used before, perhaps a moment ago. */
export class UsedProofError extends Error {
  override name = 'UsedProofError';
}

/** An e-mail address as a person is found by it; null when there is none. */
export function emailKey(email: string): string | null {
  // PostgreSQL keeps no NUL.
  return email.toWellFormed().replaceAll('\0', '').trim().toLowerCase() || null;
}

/**
 * Writes a submission with all that belongs to it, in the transaction it is given: the row, the
 * encrypted allergy, the deliveries, the key's answer, the mark of the proof. Answers its id.
 */
export async function writeEntry(
  transaction: Transaction<SubmissionTables>,
  entry: Entry,
  options: RecordOptions,
): Promise<string> {
  const now = options.now();
  const id = newId(now);
  const { kind, value, postKey, proof } = entry;
  if (proof) await markUsed(transaction, proof);
  await transaction
    .insertInto('submissions')
    .values({
      id,
      kind,
      locale: value.locale,
      data: JSON.stringify(storedFields(value)),
      email: emailKey(value.email),
      created_at: now,
    })
    .execute();
  if ('allergy' in value && value.allergy) {
    const row = allergyRow(
      options.allergyKey,
      { id, eventDay: value.requestedDate, now },
      value.allergy,
    );
    await transaction.insertInto('allergies').values(row).execute();
  }
  await transaction
    .insertInto('deliveries')
    .values(
      options.planDeliveries({ kind, email: value.email }).map((channel) => {
        const delivery = newId(now);
        return {
          id: delivery,
          submission_id: id,
          channel,
          state: 'waiting' as const,
          attempts: 0,
          next_attempt_at: now,
          message_id: `<${delivery}@${options.mailDomain}>`,
          created_at: now,
        };
      }),
    )
    .execute();
  if (postKey) {
    await transaction
      .insertInto('idempotency_keys')
      .values({
        key: postKey.key,
        body_hash: postKey.bodyHash,
        status: 201,
        answer: JSON.stringify({ id }),
        submission_id: id,
        created_at: now,
      })
      .execute();
  }
  return id;
}

/** What is kept in the clear: never the allergy. */
function storedFields(value: SubmissionOf[SubmissionKind]): object {
  const secret = ['allergy', 'allergyConsent'];
  return Object.fromEntries(Object.entries(value).filter(([name]) => !secret.includes(name)));
}

async function markUsed(transaction: Transaction<SubmissionTables>, proof: UsedProof) {
  const result = await transaction
    .insertInto('captcha_nonces')
    .values({ nonce: proof.nonce, expires_at: proof.expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  if (!result.numInsertedOrUpdatedRows) throw new UsedProofError();
}
