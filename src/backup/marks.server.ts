import type { Kysely } from 'kysely';
import { sqlMigration } from '../database/index.server.ts';

/** A backup that was read again after it was written. */
export interface VerifiedBackupsTable {
  /** Milliseconds since 1970. */
  made_at: number;
  /** Bytes of the file. */
  bytes: number;
  /** Is the data key in it? */
  has_key: number;
}

export interface BackupTables {
  verified_backups: VerifiedBackupsTable;
}

const BASELINE = `
create table verified_backups (
  made_at bigint primary key,
  bytes bigint not null,
  has_key integer not null
)
`;

export const backupMigrations = { '0001-backup-baseline': sqlMigration(BASELINE) };

export interface VerifiedBackup {
  readonly madeAt: Date;
  readonly bytes: number;
  readonly hasKey: boolean;
}

/** The newest backup that was verified; null while there is none. */
export async function lastVerifiedBackup(db: Kysely<BackupTables>): Promise<VerifiedBackup | null> {
  const row = await db
    .selectFrom('verified_backups')
    .selectAll()
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { madeAt: new Date(row.made_at), bytes: row.bytes, hasKey: row.has_key === 1 }
    : null;
}

/** Records a verified backup; the newest alone is kept. */
export async function markVerified(
  db: Kysely<BackupTables>,
  { madeAt, bytes, hasKey }: VerifiedBackup,
): Promise<void> {
  const made_at = madeAt.getTime();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('verified_backups')
      .values({ made_at, bytes, has_key: hasKey ? 1 : 0 })
      .onConflict((conflict) => conflict.column('made_at').doNothing())
      .execute();
    await transaction.deleteFrom('verified_backups').where('made_at', '<', made_at).execute();
  });
}
