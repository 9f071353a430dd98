import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type DatabaseKind, type OpenDatabase } from '../../database/index.server.ts';
import { submissionMigrations } from '../migrations.server.ts';
import type { SubmissionTables } from '../tables.server.ts';

const postgresUrl = process.env['TEST_DATABASE_URL'];

/** SQLite, and PostgreSQL where the tests are given one. */
export const DATABASE_KINDS: readonly DatabaseKind[] = postgresUrl
  ? ['sqlite', 'postgres']
  : ['sqlite'];

export interface TestDatabase extends OpenDatabase<SubmissionTables> {
  readonly directory: string;
  /** Opens the same database once more, as another process would. */
  again(): Promise<OpenDatabase<SubmissionTables>>;
  remove(): Promise<void>;
}

/** A migrated database of its own: a new folder for SQLite, a new schema for PostgreSQL. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'submissions-'));
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const url = kind === 'postgres' ? schemaUrl(schema) : undefined;
  const again = () => openDatabase<SubmissionTables>({ url, dataDirectory: directory });
  const open = await again();
  if (kind === 'postgres') await open.db.schema.createSchema(schema).execute();
  // Not by the migrator: it takes another schema's tables of its own for this one's.
  for (const { up } of Object.values(submissionMigrations)) await up(open.db);
  return {
    ...open,
    directory,
    again,
    async remove() {
      if (kind === 'postgres') await open.db.schema.dropSchema(schema).cascade().execute();
      await open.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function schemaUrl(schema: string): string {
  const url = new URL(postgresUrl ?? '');
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}

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
