import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { openMemoryDatabase } from '../database/index.server.ts';
import { BackupError } from './backup-error.server.ts';
import { columnType, type ColumnType } from './columns.server.ts';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

export type Migrations = Readonly<Record<string, Migration>>;

/** The migrator's own tables. */
const MIGRATOR = /^kysely_/;

/** Those of the migrations that are named; throws when one of the names is unknown. */
export function migrationsNamed(migrations: Migrations, names: readonly string[]): Migrations {
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new BackupError(`It is of a newer version, which has made ${unknown.join(', ')}`);
  }
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)));
}

/**
 * The tables that migrations make, on either database, in an order in which each comes after those
 * that it refers to. Other tables that somebody keeps in the same database are not ours. What SQLite
 * searches by (virtual tables, and those named after them) is made anew with the rows that it is of.
 */
export async function tablesOf(migrations: Migrations): Promise<Table[]> {
  const { db, close } = await openMemoryDatabase<Record<string, never>>(migrations);
  try {
    const { rows: names } = await sql<{ name: string }>`
      select name from pragma_table_list where schema = 'main' and type = 'table'
        and not exists (select 1 from pragma_table_list as index_of
          where index_of.type = 'virtual' and pragma_table_list.name glob index_of.name || '_*')
      order by name`.execute(db);
    const found = new Map<string, { table: Table; after: string[] }>();
    for (const { name } of names) {
      if (MIGRATOR.test(name) || name.startsWith('sqlite_')) continue;
      const { rows: columns } = await sql<{ name: string; type: string }>`
        select name, type from pragma_table_info(${name})`.execute(db);
      const { rows: keys } = await sql<{ target: string }>`
        select "table" as target from pragma_foreign_key_list(${name})`.execute(db);
      const table = { name, columns: columns.map((column) => typed(name, column)) };
      found.set(name, { table, after: keys.map(({ target }) => target) });
    }
    return inOrder(found);
  } finally {
    await close();
  }
}

function typed(table: string, { name, type }: { name: string; type: string }): Column {
  const known = columnType(type);
  if (!known) throw new Error(`${table}.${name} is ${type}, which backups do not know`);
  return { name, type: known };
}

function inOrder(found: ReadonlyMap<string, { table: Table; after: readonly string[] }>): Table[] {
  const ordered = new Set<Table>();
  const add = (name: string, path: readonly string[]) => {
    const one = found.get(name);
    if (!one || ordered.has(one.table) || path.includes(name)) return;
    for (const before of one.after) add(before, [...path, name]);
    ordered.add(one.table);
  };
  for (const name of found.keys()) add(name, []);
  return [...ordered];
}
