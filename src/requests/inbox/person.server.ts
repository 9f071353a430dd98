import { createHmac } from 'node:crypto';
import { newId } from '../ids.server.ts';
import { emailKey } from '../intake/mailbox.server.ts';
import { phoneKey } from '../search-text.server.ts';
import { deriveKey } from '../data-key.server.ts';
import type { Db, SubmissionRow } from '../tables.server.ts';
import type { EraseOptions } from './erase-options.server.ts';
import type { ErasuresTable } from './tables.server.ts';

/** What a person is found by. */
export interface Person {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Everything that a person sent, by their address or their number, newest first. */
export async function findPerson(db: Db, person: Person): Promise<SubmissionRow[]> {
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
  db: Db,
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
export async function listErasures(db: Db, limit: number): Promise<readonly Erasure[]> {
  const rows = await db
    .selectFrom('erasures')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(erasureIn);
}
