import type { DatabaseKind, OpenDatabase } from '../../database/index.server.ts';
import {
  createTestDatabase,
  type TestDatabase as OneTestDatabase,
} from '../../database/testing/test-database.ts';
import { submissionMigrations } from '../migrations.server.ts';
import type { SubmissionTables } from '../tables.server.ts';

export { DATABASE_KINDS, FULL_SUITE_KINDS } from '../../database/testing/test-database.ts';

export type TestDatabase = OneTestDatabase<SubmissionTables>;

/** A database of its own with the tables of this module. */
export const openTestDatabase = (kind: DatabaseKind): Promise<TestDatabase> =>
  createTestDatabase(kind, submissionMigrations);

/** How many rows each table has. */
export async function countRows(db: OpenDatabase<SubmissionTables>['db']) {
  const count = async (table: keyof SubmissionTables) =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    submissions: await count('submissions'),
    deliveries: await count('deliveries'),
    idempotency_keys: await count('idempotency_keys'),
    allergies: await count('allergies'),
  };
}
