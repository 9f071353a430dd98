import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { createContent } from '../../../src/content/index.server.ts';
import * as sample from '../../../src/content/testing/samples.ts';
import { openDatabase } from '../../../src/database/index.server.ts';
import { createPostgresDatabase } from '../../../src/database/testing/postgres-database.ts';
import { silentLog } from '../../../src/log/index.server.ts';
import { MIGRATIONS, type Tables } from '../../../src/server/tables.ts';
import { openKnownKey } from '../../../src/requests/index.server.ts';
import { DATA_KEY, storeSubmission } from '../../../src/requests/testing/submissions.ts';

/** Where the databases of released versions are: `0.1.0.sqlite.gz`, `0.1.0.postgres.sql`. */
export const STORED = join(import.meta.dirname, 'stored-databases');

const AUTHOR = { author: { id: 'ana', name: 'Ana' }, expectedRevision: null };

/** Stores a database of this version for each engine; the PostgreSQL at `server` needs `pg_dump`. */
export async function storeDatabases(version: string, server: string): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-store-'));
  const copy = join(dataDirectory, 'copy.sqlite');
  const { url, drop } = await createPostgresDatabase(server, 'store');
  try {
    await fill(dataDirectory, undefined, (db) => sql`vacuum into ${copy}`.execute(db));
    await writeFile(join(STORED, `${version}.sqlite.gz`), gzipSync(readFileSync(copy)));
    await fill(dataDirectory, url);
    await writeFile(join(STORED, `${version}.postgres.sql`), postgresDump(url));
  } finally {
    await drop();
    await rm(dataDirectory, { recursive: true });
  }
}

type Opened = Awaited<ReturnType<typeof openDatabase<Tables>>>;

/** A menu, a post, a testimonial and opening hours; one submission of each kind, with allergies. */
async function fill(
  dataDirectory: string,
  url: string | undefined,
  whenFilled: (db: Opened['db']) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const opened = await openDatabase<Tables>({ url, dataDirectory, migrations: MIGRATIONS });
  const { db, location } = opened;
  await openKnownKey({ db, given: DATA_KEY.toString('hex'), dataDirectory });
  const content = await createContent({
    config: {
      CONTENT_SOURCE: 'embedded',
      SANITY_DATASET: '',
      SANITY_API_VERSION: '',
    },
    ...{ db, location, dataDirectory, log: silentLog },
  });
  for (const document of [
    sample.menu('menu-of-the-day', 1, { title: { es: 'Menú de otoño' } }),
    sample.post('una-entrada'),
    sample.testimonial('ana', 1),
    sample.hours(),
  ])
    await content.editor?.publishDocument(document, AUTHOR);
  const now = Date.now();
  const fields = { email: 'ana@example.com', allergy: 'nueces', allergyConsent: true };
  await storeSubmission(db, { kind: 'request', now, fields });
  await storeSubmission(db, { kind: 'contact', now });
  await storeSubmission(db, { kind: 'feedback', now });
  await whenFilled(db);
  await content.stop();
  await opened.close();
}

/** The whole database as SQL that any client runs, without what its server alone is told. */
function postgresDump(url: string): string {
  const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', url], {
    encoding: 'utf8',
  });
  const lines = dump
    .split('\n')
    .filter((line) => !/^(--|\\|SET |SELECT pg_catalog\.|$)/.test(line));
  return `${lines.join('\n')}\n`;
}
