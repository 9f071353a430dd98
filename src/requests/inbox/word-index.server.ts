import { sql } from 'kysely';
import { isSqlite } from '../../database/index.server.ts';
import type { Db, SubmissionRow } from '../tables.server.ts';

/** What is looked for: words, and when it came in, from `since` and before `before`. */
export interface Sought {
  readonly words: readonly string[];
  readonly since?: number | undefined;
  readonly before?: number | undefined;
  /** Only what comes after this one, which was found before. */
  readonly after?: Place | undefined;
}

/** In one millisecond as many submissions have a place in SQLite's index. */
export const ROWS_IN_MS = 4_096;

/** The words of a row as PostgreSQL indexes them; written the same in the index and in each search. */
export const WORDS_OF_ROW = `array_to_tsvector(array_remove(string_to_array(search, ' '), ''))`;

/** Where a submission stands among all, newest first. */
export type Place = Pick<SubmissionRow, 'id' | 'created_at'>;

/** The newest submissions that have all of the words, or words that begin so, newest first. */
export async function findByWords(
  db: Db,
  sought: Sought,
  limit: number,
): Promise<readonly Place[]> {
  // What was typed has neither letter nor digit.
  if (sought.words.length === 0) return [];
  const query = isSqlite(db) ? onSqlite(sought, limit) : onPostgres(sought, limit);
  return (await query.execute(db)).rows;
}

/** `submission_index` and its rows are kept by triggers; a row's number says when it came in. */
function onSqlite({ words, since, before, after }: Sought, limit: number) {
  const place = (instant: number) => sql`cast(${instant} as integer) * ${sql.lit(ROWS_IN_MS)}`;
  const found = sql`submission_index match ${words.map((word) => `"${word}" *`).join(' AND ')}`;
  const conditions = [
    found,
    ...(since === undefined ? [] : [sql`submission_index.rowid >= ${place(since)}`]),
    ...(before === undefined ? [] : [sql`submission_index.rowid < ${place(before)}`]),
    ...(after === undefined
      ? []
      : [
          // Where it was erased meanwhile, what came at the same instant is read again.
          sql`submission_index.rowid < coalesce(
            (select "row" from submission_index_rows where id = ${after.id}),
            ${place(after.created_at + 1)})`,
        ]),
  ];
  return sql<Place>`
    select submission_index_rows.id, submission_index.rowid / ${sql.lit(ROWS_IN_MS)} as created_at
    from submission_index
    join submission_index_rows on submission_index_rows."row" = submission_index.rowid
    where ${sql.join(conditions, sql` and `)}
    order by submission_index.rowid desc limit ${sql.lit(limit)}`;
}

function onPostgres({ words, since, before, after }: Sought, limit: number) {
  const found = words.map((word) => `'${word}':*`).join(' & ');
  const conditions = [
    sql`${sql.raw(WORDS_OF_ROW)} @@ ${found}::tsquery`,
    ...(since === undefined ? [] : [sql`created_at >= ${since}`]),
    ...(before === undefined ? [] : [sql`created_at < ${before}`]),
    ...(after === undefined
      ? []
      : [sql`(created_at, id) < (cast(${after.created_at} as bigint), ${after.id})`]),
  ];
  return sql<Place>`
    select id, created_at from submissions where ${sql.join(conditions, sql` and `)}
    order by created_at desc, id desc limit ${sql.lit(limit)}`;
}
