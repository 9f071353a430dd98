import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';

/** So many rows beyond a page are counted; of more it is only said that there are more. */
export const MOST_COUNTED = 1_000;

/** How many rows a list has, as far as they were counted. */
export interface Total {
  readonly total: number;
  readonly isMore: boolean;
}

/** Counts what a query finds, no further than `MOST_COUNTED` beyond the page that begins at `offset`. */
export async function countUpTo<Tables, From extends keyof Tables, Row>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, From, Row>,
  offset: number,
): Promise<Total> {
  const most = offset + MOST_COUNTED;
  const few = query
    .clearSelect()
    .select(sql.lit(1).as('one'))
    .limit(most + 1);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${few}) as counted`.execute(db);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, most), isMore: count > most };
}
