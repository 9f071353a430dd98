import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { until } from '../../tests/support/work.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Runs a statement on a site's database. */
export type Ask = (sql: string) => readonly Row[] | Promise<readonly Row[]>;

export interface DeliveryLine {
  readonly submission_id: string;
  readonly state: string;
  readonly attempts: number;
  readonly message_id: string;
}

/** Asks the database file of a data folder, beside the server that uses it. */
export function askFile(dataDirectory: string): Ask {
  return (sql) => {
    using database = new DatabaseSync(join(dataDirectory, 'sobremesa.sqlite'), { timeout: 10_000 });
    return database.prepare(sql).all();
  };
}

/** What a site has stored: the ids of submissions, what they say, and their deliveries. */
export async function readLedger(ask: Ask) {
  const submissions = await ask('SELECT id, data FROM submissions');
  const deliveries = await ask('SELECT submission_id, state, attempts, message_id FROM deliveries');
  return {
    ids: new Set(submissions.map(({ id }) => String(id))),
    messages: submissions.map(
      ({ data }) => (JSON.parse(String(data)) as { message?: string }).message ?? '',
    ),
    deliveries: deliveries as unknown as readonly DeliveryLine[],
  };
}

/** Number of deliveries that are neither done nor given up. */
export async function unfinished(ask: Ask): Promise<number> {
  const rows = await ask("SELECT id FROM deliveries WHERE state IN ('waiting', 'sending')");
  return rows.length;
}

/** Waits until every email is sent or given up; false when that takes too long. */
export function untilSent(ask: Ask, patience: number): Promise<boolean> {
  return until(async () => (await unfinished(ask)) === 0, patience);
}
