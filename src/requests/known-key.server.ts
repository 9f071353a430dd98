import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely, QueryCreator } from 'kysely';
import {
  addFact,
  NoDatabaseError,
  readFact,
  writeFact,
  type FactTables,
} from '../database/index.server.ts';
import { deriveKey, KEY_FILE, openDataKey } from './data-key.server.ts';

/** By what a database knows its data key. */
const FACT = 'dataKey.fingerprint';

/** Nothing about the key can be learnt from it. */
export function keyFingerprint(dataKey: Uint8Array): string {
  const key = deriveKey(dataKey, 'fingerprint');
  return createHmac('sha256', key).update('sobremesa data key').digest('hex');
}

/** The key is not the one that the database was first used with; the message is for the operator. */
export class WrongDataKeyError extends NoDatabaseError {
  override name = 'WrongDataKeyError';
}

interface KnownKeyOptions {
  readonly db: Kysely<FactTables>;
  /** `DATA_KEY`. */
  readonly given: string | undefined;
  readonly dataDirectory: string;
  readonly now?: () => number;
}

/**
 * The data key, which must be the one that the database was first used with: the first to come
 * leaves the key's fingerprint there. Rejects with `WrongDataKeyError` where it is another, and
 * makes no key for a database that has one.
 */
export async function openKnownKey(options: KnownKeyOptions): Promise<Buffer> {
  const { db, given, dataDirectory, now = Date.now } = options;
  const file = join(dataDirectory, KEY_FILE);
  const known = await fingerprintIn(db);
  if (known !== undefined && given === undefined && !existsSync(file)) {
    throw new WrongDataKeyError(
      `The data key of this database is missing: DATA_KEY is not set, and there is no ${file}. ${ADVICE}`,
    );
  }
  const dataKey = openDataKey(given, dataDirectory);
  const fingerprint = keyFingerprint(dataKey);
  if (known === undefined) await addFact(db, FACT, fingerprint, now());
  // Another process may have been first.
  if ((known ?? (await fingerprintIn(db))) !== fingerprint) {
    const source = given === undefined ? `The key in ${file}` : 'DATA_KEY';
    throw new WrongDataKeyError(
      `${source} is not the data key that this database is used with. ${ADVICE}`,
    );
  }
  return dataKey;
}

const ADVICE =
  'Every machine needs the same key: set DATA_KEY, or bring data.key from another machine or a ' +
  'backup. If it is lost, npm run data-key says what that means and what to do.';

/** Makes a key the database's own, whatever it was used with before. */
export async function acceptKey(
  db: QueryCreator<FactTables>,
  dataKey: Uint8Array,
  now: number,
): Promise<void> {
  await writeFact(db, FACT, keyFingerprint(dataKey), now);
}

/** The fingerprint that the first process has left; undefined before. */
export async function fingerprintIn(db: QueryCreator<FactTables>): Promise<string | undefined> {
  return (await readFact<string>(db, FACT))?.value;
}
