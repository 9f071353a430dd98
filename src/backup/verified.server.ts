import type { Kysely } from 'kysely';
import { readFact, writeFact, type FactTables } from '../database/index.server.ts';

/** The newest backup that was read again after it was written. */
const FACT = 'backup.verified';

export interface VerifiedBackup {
  readonly madeAt: Date;
  readonly bytes: number;
  /** Is the data key in it? */
  readonly hasKey: boolean;
}

/** The newest backup that was verified; null while there is none. */
export async function lastVerifiedBackup(db: Kysely<FactTables>): Promise<VerifiedBackup | null> {
  const fact = await readFact<Omit<VerifiedBackup, 'madeAt'>>(db, FACT);
  return fact && { madeAt: new Date(fact.at), ...fact.value };
}

/** Records a verified backup; the newest alone is kept. */
export async function markVerified(
  db: Kysely<FactTables>,
  { madeAt, ...about }: VerifiedBackup,
): Promise<void> {
  const last = await lastVerifiedBackup(db);
  if (last && last.madeAt > madeAt) return;
  await writeFact(db, FACT, about, madeAt.getTime());
}
