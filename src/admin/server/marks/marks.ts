import type { Kysely } from 'kysely';
import type { MarkTables } from './tables.ts';

/** A mark, read as what was written under its name; null without one. */
export async function readMark<Value>(
  db: Kysely<MarkTables>,
  name: string,
): Promise<{ readonly value: Value; readonly at: number } | null> {
  const row = await db
    .selectFrom('office_marks')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  return row ? { value: JSON.parse(row.value) as Value, at: row.at } : null;
}

/** Every mark whose name begins so, by its name. */
export async function marksOf(
  db: Kysely<MarkTables>,
  prefix: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('office_marks')
    .select(['name', 'at'])
    .where('name', 'like', `${prefix}%`)
    .execute();
  return new Map(rows.map(({ name, at }) => [name.slice(prefix.length), at]));
}

/** Writes a mark over what it was. */
export async function writeMark(
  db: Kysely<MarkTables>,
  name: string,
  value: unknown,
  at: number,
): Promise<void> {
  const row = { name, value: JSON.stringify(value), at };
  await db
    .insertInto('office_marks')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value, at }))
    .execute();
}

/** Writes a mark unless there is one; answers what then stands under the name. */
export async function firstMark<Value>(
  db: Kysely<MarkTables>,
  name: string,
  value: Value,
  at: number,
): Promise<Value> {
  await db
    .insertInto('office_marks')
    .values({ name, value: JSON.stringify(value), at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await readMark<Value>(db, name))?.value ?? value;
}

/**
 * Writes a mark unless one was written within the last `after` milliseconds; answers whether this call
 * did. Of several at the same moment, one does.
 */
export async function claimMark(
  db: Kysely<MarkTables>,
  name: string,
  value: unknown,
  { at, after }: { readonly at: number; readonly after: number },
): Promise<boolean> {
  const row = { name, value: JSON.stringify(value), at };
  const claimed = await db
    .insertInto('office_marks')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: row.value, at })
        .where((where) =>
          where.or([
            where('office_marks.at', '<=', at - after),
            // The clock was set back.
            where('office_marks.at', '>', at),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function removeMark(db: Kysely<MarkTables>, name: string): Promise<void> {
  await db.deleteFrom('office_marks').where('name', '=', name).execute();
}
