import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface DeliveryLine {
  readonly id: string;
  readonly submission_id: string;
  readonly channel: string;
  readonly state: string;
  readonly attempts: number;
  readonly message_id: string;
}

/** Reads submissions and deliveries from a server's database file. */
export function readLedger(dataDirectory: string) {
  const database = new DatabaseSync(join(dataDirectory, 'sobremesa.sqlite'), {
    readOnly: true,
    timeout: 10_000,
  });
  try {
    const submissions = database.prepare('SELECT id FROM submissions').all();
    const deliveries = database
      .prepare('SELECT id, submission_id, channel, state, attempts, message_id FROM deliveries')
      .all() as unknown as DeliveryLine[];
    const check = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    return {
      ids: new Set(submissions.map((row) => String(row['id']))),
      deliveries,
      isSound: check.integrity_check === 'ok',
    };
  } finally {
    database.close();
  }
}

/** Number of deliveries that are neither done nor given up. */
export function unfinished(dataDirectory: string): number {
  const database = new DatabaseSync(join(dataDirectory, 'sobremesa.sqlite'), {
    readOnly: true,
    timeout: 10_000,
  });
  try {
    const row = database
      .prepare("SELECT count(*) AS count FROM deliveries WHERE state IN ('waiting', 'sending')")
      .get();
    return Number(row?.['count']);
  } finally {
    database.close();
  }
}

/** Changes a server's rows, as if time had passed; returns how many. */
export function rewrite(dataDirectory: string, sql: string): number {
  const database = new DatabaseSync(join(dataDirectory, 'sobremesa.sqlite'), { timeout: 10_000 });
  try {
    return Number(database.prepare(sql).run().changes);
  } finally {
    database.close();
  }
}
