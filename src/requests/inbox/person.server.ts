import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { newId } from '../ids.server.ts';
import { emailKey } from '../intake/mailbox.server.ts';
import { phoneKey } from '../search-text.server.ts';
import { allergyKey, readAllergy } from '../allergies.server.ts';
import { deriveKey } from '../data-key.server.ts';
import { PICTURE_TYPE, readPictures } from '../pictures.server.ts';
import type { SubmissionRow, SubmissionTables } from '../tables.server.ts';
import type { EraseOptions } from './erase-options.server.ts';
import { readDetail } from './detail.server.ts';
import type { ErasuresTable } from './tables.server.ts';

/** What a person is found by. */
export interface Person {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Everything that a person sent, by their address or their number, newest first. */
export async function findPerson(
  db: Kysely<SubmissionTables>,
  person: Person,
): Promise<SubmissionRow[]> {
  const email = emailKey(person.email ?? '');
  const phone = phoneKey(person.phone ?? '');
  if (email === null && phone === null) return [];
  return db
    .selectFrom('submissions')
    .selectAll()
    .where(({ eb, or }) =>
      or([
        ...(email === null ? [] : [eb('email', '=', email)]),
        ...(phone === null ? [] : [eb('phone', '=', phone)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute();
}

/** What a person is called in the record of erasures: of each way to find them, a keyed hash. */
function hashesOf(person: Person, dataKey: Uint8Array): string[] {
  const key = deriveKey(dataKey, 'erasures');
  const email = emailKey(person.email ?? '');
  const phone = phoneKey(person.phone ?? '');
  const names = [email === null ? '' : `email ${email}`, phone === null ? '' : `phone ${phone}`];
  return names.filter(Boolean).map((name) => createHmac('sha256', key).update(name).digest('hex'));
}

/** Makes the record of an erasure, once it is known how much was removed. */
export function erasureOf(
  person: Person,
  { dataKey, by, now = Date.now }: Pick<EraseOptions, 'dataKey' | 'by' | 'now'>,
) {
  return (counts: Readonly<Record<string, number>>): ErasuresTable[] =>
    hashesOf(person, dataKey).map((hash) => ({
      id: newId(now()),
      at: now(),
      person: hash,
      account_id: by?.id ?? null,
      account_name: by?.name ?? null,
      counts: JSON.stringify(counts),
    }));
}

/** An erasure as the record has it. */
export interface Erasure {
  readonly id: string;
  readonly at: number;
  readonly accountName: string | null;
  readonly counts: Readonly<Record<string, number>>;
}

const erasureIn = ({ id, at, account_name, counts }: ErasuresTable): Erasure => ({
  id,
  at,
  accountName: account_name,
  counts: JSON.parse(counts) as Erasure['counts'],
});

/** The erasures of a person, newest first: whether they are recorded only asking for them tells. */
export async function erasuresOf(
  db: Kysely<SubmissionTables>,
  person: Person,
  dataKey: Uint8Array,
): Promise<readonly Erasure[]> {
  const hashes = hashesOf(person, dataKey);
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('erasures')
    .selectAll()
    .where('person', 'in', hashes)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(erasureIn);
}

/** The latest erasures, newest first. */
export async function listErasures(
  db: Kysely<SubmissionTables>,
  limit: number,
): Promise<readonly Erasure[]> {
  const rows = await db
    .selectFrom('erasures')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(erasureIn);
}

const timeOf = (at: number) => new Date(Number(at)).toISOString();

/**
 * Everything that is kept of a person, to be given to them: what they sent, their allergies, what was
 * written to them and about them. Who of the business did it is not theirs.
 */
export async function personFile(
  db: Kysely<SubmissionTables>,
  person: Person,
  { dataKey, now }: { readonly dataKey: Uint8Array; readonly now: number },
) {
  const key = allergyKey(dataKey);
  const submissions = [];
  for (const { id } of await findPerson(db, person)) {
    const detail = await readDetail(db, id);
    if (!detail) continue;
    const { submission, fields } = detail;
    const allergies = await readAllergy(db, key, id).catch(() => undefined);
    const pictures = await readPictures(db, id);
    submissions.push({
      reference: id,
      kind: submission.kind,
      received: timeOf(submission.created_at),
      language: submission.locale,
      status: submission.status,
      fields,
      ...(allergies !== undefined && { allergies }),
      ...(pictures.length > 0 && {
        pictures: pictures.map(({ question, picture }) => ({
          question,
          picture: `data:${PICTURE_TYPE};base64,${picture}`,
        })),
      }),
      emails: detail.deliveries.map(({ channel, state, created_at, done_at }) => ({
        channel,
        state,
        created: timeOf(created_at),
        ...(done_at !== null && { done: timeOf(done_at) }),
      })),
      answers: detail.answers.map(({ subject, body, sent_at }) => ({
        sent: timeOf(sent_at),
        subject,
        body,
      })),
      notes: detail.notes.map(({ body, created_at }) => ({ written: timeOf(created_at), body })),
      history: detail.events
        .filter(({ action }) => action === 'status')
        .map(({ at, before, after }) => ({ at: timeOf(at), before, after })),
      testimonials: detail.testimonials.map(({ document_id, how, given_on }) => ({
        testimonial: document_id,
        agreedBy: how,
        agreedOn: given_on,
      })),
    });
  }
  return { made: timeOf(now), person, submissions };
}
