import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { OpenDatabase } from '../database/index.server.ts';
import { BackupError } from './backup-error.server.ts';
import { linesOf } from './lines.server.ts';
import { migrationsNamed, tablesOf, type Migrations, type Table } from './schema.server.ts';

/** Rows that PostgreSQL sends at once. */
const ROWS_AT_ONCE = 500;

type AnyTables = Record<string, Record<string, unknown>>;

export interface DumpOptions {
  readonly database: Pick<OpenDatabase<never>, 'db' | 'kind'>;
  readonly migrations: Migrations;
  /** Tables whose rows are of the moment: they are in the backup, empty. */
  readonly emptied: readonly string[];
  /** Where the rows are written, a file for each table. */
  readonly folder: string;
}

/**
 * Writes every row of every table, all as they were at one moment, whatever is written meanwhile: one
 * transaction sees one state of the database, and holds nobody up.
 */
export async function dumpTables({
  database: { db, kind },
  migrations,
  emptied,
  folder,
}: DumpOptions) {
  const any = db as unknown as Kysely<AnyTables>;
  const reading =
    kind === 'postgres'
      ? any.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
      : any.transaction();
  return reading.execute(async (transaction) => {
    const names = await migrationsOf(transaction);
    const tables = await tablesOf(migrationsNamed(migrations, names));
    const counted: (Table & { rows: number })[] = [];
    for (const table of tables) {
      let rows = 0;
      const source = emptied.includes(table.name) ? none() : rowsOf(transaction, kind, table);
      await pipeline(
        Readable.from(linesOf(source, table, (count) => void (rows = count))),
        createWriteStream(join(folder, `${table.name}.ndjson`), { flags: 'wx', mode: 0o600 }),
      );
      counted.push({ ...table, rows });
    }
    return { migrations: names, tables: counted };
  });
}

/** The migrations that were made, read in the same transaction as the rows. */
async function migrationsOf(transaction: Transaction<AnyTables>): Promise<string[]> {
  const rows = await transaction
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
    .catch((cause: unknown) => {
      throw new BackupError('The database is empty: the site was never started', { cause });
    });
  return rows.map(({ name }) => String(name));
}

async function* none(): AsyncGenerator<Record<string, unknown>> {}

async function* rowsOf(
  transaction: Transaction<AnyTables>,
  kind: OpenDatabase<never>['kind'],
  { name, columns }: Table,
): AsyncGenerator<Record<string, unknown>> {
  const query = transaction.selectFrom(name).select(columns.map((column) => column.name));
  if (kind === 'sqlite') {
    yield* query.stream();
    return;
  }
  await sql`declare backup_rows no scroll cursor for ${query}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`.execute(transaction);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close backup_rows`.execute(transaction);
}
