import { sql } from 'kysely';

/** Rows in one statement: some 20 values each stay below SQLite's 32,766 and PostgreSQL's 65,535. */
export const BATCH = 500;

/** Runs `work` on one batch after another; not at all if there are no items. */
export async function inBatches<Item>(
  items: readonly Item[],
  work: (batch: readonly Item[]) => Promise<unknown>,
  size = BATCH,
): Promise<void> {
  for (let start = 0; start < items.length; start += size) {
    await work(items.slice(start, start + size));
  }
}

/** Of a row that is there already, every column but its id becomes what was to be inserted. */
export function asInserted(batch: readonly { readonly id: string }[]) {
  const columns = Object.keys(batch[0] ?? {}).filter((name) => name !== 'id');
  return Object.fromEntries(columns.map((name) => [name, sql.ref<never>(`excluded.${name}`)]));
}
