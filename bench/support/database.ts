import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../src/database/index.server.ts';
import { createPostgresDatabase } from '../../src/database/testing/postgres-database.ts';
import type { SubmissionTables } from '../../src/requests/index.server.ts';
import { KINDS } from '../../src/requests/index.ts';
import { submissionRow } from '../../src/requests/testing/submissions.ts';

/** A database that figures are taken on. */
export interface BenchDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** The settings by which a server uses it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly url: string | undefined;
}

/** Rows in one statement. */
const BATCH = 500;
/** The time over which submissions came in, milliseconds. */
const WHILE = 300 * 86_400_000;

/** Does something on SQLite, then, where `TEST_DATABASE_URL` names a server, on a PostgreSQL database of its own. */
export async function onEachDatabase<Value>(
  work: (database: BenchDatabase) => Promise<readonly Value[]>,
): Promise<Value[]> {
  const results = [...(await work({ name: 'SQLite', environment: {}, url: undefined }))];
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return results;
  const { url, drop } = await createPostgresDatabase(server, 'bench');
  try {
    const database = { name: 'PostgreSQL', environment: { DATABASE_URL: url }, url } as const;
    return [...results, ...(await work(database))];
  } finally {
    await drop();
  }
}

/** Stores what came in during the last 300 days, each with its emails delivered. */
export async function fillSubmissions(
  where: { readonly dataDirectory: string; readonly url: string | undefined },
  total: number,
  fieldsOf: (index: number) => Readonly<Record<string, string>>,
): Promise<void> {
  const { db, close } = await openDatabase<SubmissionTables>(where);
  const now = Date.now();
  const statuses = ['new', 'answered', 'done'] as const;
  try {
    for (let start = 0; start < total; start += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, total - start) }, (_, at) => {
        const index = start + at;
        const received = now - Math.floor((index / total) * WHILE) - 60_000;
        const kind = KINDS[index % KINDS.length] ?? 'contact';
        return {
          ...submissionRow(kind, { now: received, fields: fieldsOf(index) }),
          status: statuses[(index % 7) % 3] ?? 'new',
          read_at: index % 5 ? now : null,
        };
      });
      await db.insertInto('submissions').values(rows).execute();
      const deliveries = rows.flatMap(({ id, created_at }) =>
        (['owner-email', 'visitor-email'] as const).map((channel) => ({
          ...{ id: randomUUID(), submission_id: id, channel, state: 'delivered' as const },
          ...{ attempts: 1, next_attempt_at: created_at, created_at, done_at: created_at },
          ...{ message_id: `<${randomUUID()}@bench.test>`, last_answer: '250 OK' },
        })),
      );
      await db.insertInto('deliveries').values(deliveries).execute();
    }
  } finally {
    await close();
  }
}
