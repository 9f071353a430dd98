import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../src/database/index.server.ts';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { createPostgresDatabase } from '../../src/database/testing/postgres-database.ts';
import type { SubmissionTables } from '../../src/requests/index.server.ts';
import { KINDS } from '../../src/requests/index.ts';
import { submissionRow } from '../../src/requests/testing/submissions.ts';
import { cookieHeader, setUpOwner } from '../../tests/support/owner.ts';
import { startBuilt } from '../../tests/support/server.ts';
import { withFolder } from '../../tests/support/work.ts';

/** A database that figures are taken on, with the data folder of the site that uses it. */
export interface BenchDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly dataDirectory: string;
  readonly url: string | undefined;
}

/** Rows in one statement. */
const BATCH = 500;
/** The time over which submissions came in, milliseconds. */
const WHILE = 300 * 86_400_000;
/** Within how many days after they came in requests are for. */
const DAYS_AHEAD = 60;

/** Does something on SQLite, then, where `TEST_DATABASE_URL` names a server, on a PostgreSQL database of its own. */
export async function onEachDatabase<Value>(
  work: (database: BenchDatabase) => Promise<readonly Value[]>,
): Promise<Value[]> {
  const on = (name: BenchDatabase['name'], url?: string) =>
    withFolder((dataDirectory) => work({ name, dataDirectory, url }));
  const results = [...(await on('SQLite'))];
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return results;
  const { url, drop } = await createPostgresDatabase(server, 'bench');
  await using dropped = new AsyncDisposableStack();
  dropped.defer(drop);
  return [...results, ...(await on('PostgreSQL', url))];
}

/** An office that has an owner: the settings that its site is started with, and the owner's cookie. */
export async function makeOffice(
  { dataDirectory, url }: BenchDatabase,
  own: Readonly<Record<string, string>> = {},
) {
  const environment = { ...own, ...(url !== undefined && { DATABASE_URL: url }) };
  const options = { dataDirectory, environment };
  await using site = await startBuilt(options);
  return { options, cookie: cookieHeader(await setUpOwner(site)) };
}

/** Stores what came in during the last 300 days, each with its emails delivered. */
export async function fillSubmissions(
  where: BenchDatabase,
  total: number,
  fieldsOf: (index: number) => Readonly<Record<string, string>>,
): Promise<void> {
  const { db, close } = await openDatabase<SubmissionTables>(where);
  await using closed = new AsyncDisposableStack();
  closed.defer(close);
  const now = Date.now();
  const statuses = ['new', 'answered', 'done'] as const;
  for (let start = 0; start < total; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, total - start) }, (_, at) => {
      const index = start + at;
      const received = now - Math.floor((index / total) * WHILE) - 60_000;
      const kind = KINDS[index % KINDS.length] ?? 'contact';
      // What is asked for is some weeks away.
      const requestedDate = addDays(businessDay(new Date(received)), 3 + (index % DAYS_AHEAD));
      return {
        ...submissionRow(kind, { now: received, fields: { requestedDate, ...fieldsOf(index) } }),
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
}
