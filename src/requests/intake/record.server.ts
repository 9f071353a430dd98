import type { UsedProof } from '../../captcha/index.server.ts';
import { businessDay } from '../../i18n/index.ts';
import type { Sender } from '../../http/index.server.ts';
import type { SubmissionKind } from '../constants.ts';
import { newId } from '../ids.server.ts';
import { newDelivery } from '../delivery/new-delivery.server.ts';
import type { ChannelsOf } from '../delivery/channels-of.server.ts';
import { fieldNames, type SubmissionOf } from '../fields.ts';
import type { OwnAnswer } from '../own-question.ts';
import { allergyRow } from '../allergies.server.ts';
import { storePictures, type AnswerPicture } from '../pictures.server.ts';
import { foundBy } from '../search-text.server.ts';
import type { Channel, Tx } from '../tables.server.ts';
import { OverLimitError, type Limits } from './limits.server.ts';
import { emailKey } from './mailbox.server.ts';
import type { PostKey } from './replays.server.ts';

/** A checked submission, and what is written with it. */
export interface Entry {
  readonly kind: SubmissionKind;
  readonly value: SubmissionOf[SubmissionKind];
  /** What it says to own questions. */
  readonly own: readonly OwnAnswer[];
  /** The pictures among that. */
  readonly pictures: readonly AnswerPicture[];
  readonly postKey: PostKey | null;
  readonly proof: UsedProof | undefined;
  readonly sender: Sender;
  /** Whether the question let it through. */
  readonly byQuestion: boolean;
}

export interface RecordOptions {
  readonly limits: Limits;
  readonly channelsOf: ChannelsOf;
  readonly allergyKey: Uint8Array;
  /** The domain of the emails' Message-IDs. */
  readonly mailDomain: string;
  readonly now: () => number;
}

/** The captcha's proof was used before, perhaps a moment ago. */
export class UsedProofError extends Error {
  override name = 'UsedProofError';
}

/** What was written: the submission's id, and whether emails of it wait for the owner. */
export interface Written {
  readonly id: string;
  readonly isHeldBack: boolean;
}

/**
 * Writes a submission with all that belongs to it, in the transaction it is given: the mark of the
 * proof, then the counts of the limits, the row, the encrypted allergy, the deliveries, the key's
 * answer. Throws `UsedProofError` or `OverLimitError`; the transaction is then to be undone.
 */
export async function writeEntry(
  transaction: Tx,
  entry: Entry,
  options: RecordOptions,
): Promise<Written> {
  const now = options.now();
  const id = newId(now);
  const { kind, value, own, postKey, proof, sender, byQuestion } = entry;
  const { mailDomain } = options;
  const channels = options.channelsOf(value.email);
  if (proof) await markUsed(transaction, proof);
  const confirmation = channels.includes('visitor-email') ? value.email : null;
  const verdict = await options.limits.count(transaction, { sender, confirmation, byQuestion });
  if ('wait' in verdict) throw new OverLimitError(verdict.wait);
  const stored = { ...keptInClear(kind, value), ...(own.length > 0 && { own }) };
  const isHeld = (channel: Channel) => HELD[verdict.holds].includes(channel);
  await transaction
    .insertInto('submissions')
    .values({
      id,
      kind,
      locale: value.locale,
      data: JSON.stringify(stored),
      email: emailKey(value.email),
      created_at: now,
      ...foundBy(kind, stored),
    })
    .execute();
  await storePictures(transaction, id, entry.pictures);
  if ('allergy' in value && value.allergy) {
    const row = allergyRow(
      options.allergyKey,
      { id, eventDay: value.requestedDate || businessDay(new Date(now)), now },
      value.allergy,
    );
    await transaction.insertInto('allergies').values(row).execute();
  }
  await transaction
    .insertInto('deliveries')
    .values(
      channels.map((channel) =>
        newDelivery({ submissionId: id, channel, isHeld: isHeld(channel), mailDomain, now }),
      ),
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
  return { id, isHeldBack: channels.some(isHeld) };
}

/** The channels that are held back, by what the limits say. */
const HELD: Readonly<Record<'nothing' | 'confirmation' | 'all', readonly Channel[]>> = {
  nothing: [],
  confirmation: ['visitor-email'],
  all: ['visitor-email', 'owner-email'],
};

/** Never the allergy. */
function keptInClear<Kind extends SubmissionKind>(
  kind: Kind,
  value: SubmissionOf[Kind],
): Readonly<Record<string, unknown>> {
  const stored = fieldNames(kind, ({ kept }) => kept === 'clear');
  return Object.fromEntries(Object.entries(value).filter(([name]) => stored.includes(name)));
}

async function markUsed(transaction: Tx, proof: UsedProof) {
  const result = await transaction
    .insertInto('captcha_nonces')
    .values({ nonce: proof.nonce, expires_at: proof.expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  if (!result.numInsertedOrUpdatedRows) throw new UsedProofError();
}
