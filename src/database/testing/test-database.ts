import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { openDatabase, type DatabaseKind, type OpenDatabase } from '../index.server.ts';

const postgresUrl = process.env['TEST_DATABASE_URL'];

/** SQLite, and PostgreSQL where the tests are given one. */
export const DATABASE_KINDS: readonly DatabaseKind[] = postgresUrl
  ? ['sqlite', 'postgres']
  : ['sqlite'];

/** A database of one test. */
export interface TestDatabase<Tables> extends OpenDatabase<Tables> {
  readonly directory: string;
  /** Opens the same database once more, as another process would. */
  again(): Promise<OpenDatabase<Tables>>;
  remove(): Promise<void>;
}

/** A migrated database of its own: a new folder for SQLite, a new schema for PostgreSQL. */
export async function createTestDatabase<Tables>(
  kind: DatabaseKind,
  migrations: Readonly<Record<string, Migration>>,
): Promise<TestDatabase<Tables>> {
  const directory = mkdtempSync(join(tmpdir(), 'sobremesa-test-'));
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const url = kind === 'postgres' ? schemaUrl(schema) : undefined;
  const again = () => openDatabase<Tables>({ url, dataDirectory: directory });
  const open = await again();
  if (kind === 'postgres') await open.db.schema.createSchema(schema).execute();
  // Not by the migrator: it takes another schema's tables of its own for this one's.
  // In one transaction: a commit for each table takes SQLite three times as long.
  await open.db.transaction().execute(async (transaction) => {
    for (const name of Object.keys(migrations).sort())
      await migrations[name]?.up(transaction as unknown as Kysely<unknown>);
  });
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
