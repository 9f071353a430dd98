import type { QueryCreator } from 'kysely';
import { sqlMigration } from './sql-migration.server.ts';

/** What the product has to remember of itself, by name: `push.keys`, `content.sample`. */
export interface FactsTable {
  name: string;
  /** JSON. */
  value: string;
  /** When it was written, milliseconds since 1970. */
  at: number;
}

export interface FactTables {
  facts: FactsTable;
}

type Db = QueryCreator<FactTables>;

/** What the clocks of processes differ by at most, milliseconds: a time further ahead was written before one was set back. */
export const CLOCKS_APART = 60_000;

const BASELINE = `
create table facts (
  name varchar(100) primary key,
  value text not null,
  at bigint not null
)
`;

export const factMigrations = { '0001-database-facts': sqlMigration(BASELINE) };

/** A fact, read as what was written under its name; null without one. */
export async function readFact<Value>(
  db: Db,
  name: string,
): Promise<{ readonly value: Value; readonly at: number } | null> {
  const row = await db.selectFrom('facts').selectAll().where('name', '=', name).executeTakeFirst();
  return row ? { value: JSON.parse(row.value) as Value, at: row.at } : null;
}

/** What the facts are called after a beginning that they share. */
export async function factsAfter(db: Db, prefix: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('facts')
    .select('name')
    .where('name', 'like', `${prefix}%`)
    .execute();
  return new Set(rows.map(({ name }) => name.slice(prefix.length)));
}

/** Writes a fact over what it was. */
export async function writeFact(db: Db, name: string, value: unknown, at: number): Promise<void> {
  const row = { value: JSON.stringify(value), at };
  await db
    .insertInto('facts')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}

/** Writes a fact unless there is one; answers whether this call did. */
export async function addFact(db: Db, name: string, value: unknown, at: number): Promise<boolean> {
  const added = await db
    .insertInto('facts')
    .values({ name, value: JSON.stringify(value), at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Writes a fact unless one was written within the last `after` milliseconds; answers whether this call
 * did. Of several at the same moment, one does.
 */
export async function claimFact(
  db: Db,
  name: string,
  value: unknown,
  { at, after }: { readonly at: number; readonly after: number },
): Promise<boolean> {
  const row = { value: JSON.stringify(value), at };
  const claimed = await db
    .insertInto('facts')
    .values({ name, ...row })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(row)
        .where((where) =>
          // Also when the clock was set back.
          where.or([
            where('facts.at', '<=', at - after),
            where('facts.at', '>', at + CLOCKS_APART),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Writes a fact's time anew while it still has that value; answers whether it had. */
export async function renewFact(
  db: Db,
  name: string,
  value: unknown,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('facts')
    .set({ at })
    .where('name', '=', name)
    .where('value', '=', JSON.stringify(value))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes a fact; where a value is given, only while it has that. */
export async function removeFact(db: Db, name: string, value?: unknown): Promise<void> {
  await db
    .deleteFrom('facts')
    .where('name', '=', name)
    .$if(value !== undefined, (facts) => facts.where('value', '=', JSON.stringify(value)))
    .execute();
}

/**
 * Has those who lock the same name take turns until their transactions end, in all processes. It is a
 * write itself, so that SQLite waits for another process's write here instead of failing later.
 */
export async function lockFact(transaction: Db, name: string): Promise<void> {
  await writeFact(transaction, name, null, 0);
}
