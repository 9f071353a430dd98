import { Kysely, sql, type CompiledQuery } from 'kysely';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../../database/index.server.ts';
import { openSqliteFile, sqliteDialect } from '../../database/sqlite.server.ts';
import { silentLog } from '../../log/index.server.ts';
import type { ContentService } from '../content-service.ts';
import { createPreviews } from '../editor/preview.server.ts';
import * as sample from '../testing/samples.ts';
import { ContentStore } from './content-store.server.ts';
import { DocumentReader } from '../document-reader.server.ts';
import { serviceOver } from './database-content-service.server.ts';
import { contentMigrations } from './migrations.server.ts';
import type { ContentTables } from './tables.server.ts';

const asked: CompiledQuery[] = [];
let db: Kysely<ContentTables>;
let service: ContentService;

beforeAll(async () => {
  db = new Kysely<ContentTables>({
    dialect: sqliteDialect(openSqliteFile(':memory:')),
    log: ({ query }) => void asked.push(query),
  });
  await migrate(db, contentMigrations);
  await new ContentStore({ db }).importDocuments([
    sample.menu('m', 1),
    sample.post('p'),
    sample.snapshot({ dailyMenus: [sample.reference('m')] }),
  ]);
  service = serviceOver(db, new DocumentReader(silentLog));
  return () => db.destroy();
});

/** SQLite's plan for the queries that `read` makes, a line for each step. */
async function planOf(read: () => Promise<unknown>): Promise<string[]> {
  asked.length = 0;
  await read();
  const queries = [...asked];
  onTestFinished(() => void (asked.length = 0));
  const plans = queries.map(async ({ sql: text, parameters }) => {
    const parts = text.split('?');
    const explained = parts.reduce(
      (query, part, index) =>
        index === 0 ? sql`${sql.raw(part)}` : sql`${query}${parameters[index - 1]}${sql.raw(part)}`,
      sql``,
    );
    const { rows } = await sql<{ detail: string }>`explain query plan ${explained}`.execute(db);
    return rows.map(({ detail }) => detail);
  });
  return (await Promise.all(plans)).flat();
}

it.each<[string, () => Promise<unknown>, string]>([
  ['menus', () => service.dailyMenus(), 'documents_by_position'],
  [
    'a page of posts and their number',
    () => service.blogs({ offset: 40, limit: 10 }),
    'documents_by_date',
  ],
  ['experiences', () => service.pastExperiences(), 'documents_by_date'],
])('reads %s in the order of an index, without sorting', async (_what, read, index) => {
  const plan = await planOf(read);
  expect(plan.length).toBeGreaterThan(0);
  for (const step of plan) expect(step).toMatch(new RegExp(`^SEARCH documents USING .*${index}`));
});

it('finds a post by its slug or id, and what a snapshot refers to, by keys alone', async () => {
  const missing = await planOf(() => service.blog('nowhere', 'es'));
  expect(missing.filter((step) => step !== 'USE TEMP B-TREE FOR ORDER BY')).toEqual([
    'SEARCH documents USING INDEX documents_by_slug (slug=?)',
    'SEARCH documents USING INDEX documents_by_lookup_id (lookup_id=?)',
  ]);
  const references = (await planOf(() => service.snapshot())).slice(-1);
  expect(references).toEqual(['SEARCH documents USING INDEX sqlite_autoindex_documents_1 (id=?)']);
});

it('reads for a preview both what is published and drafts by their indexes', async () => {
  await new ContentStore({ db }).importDocuments([sample.menu('drafts.m', 2)]);
  const preview = await createPreviews({ db, log: silentLog, now: Date.now })();
  const plan = await planOf(async () => {
    await preview.dailyMenus();
    await preview.blogs({ offset: 0, limit: 10 });
    await preview.blog('nowhere', 'es');
    await preview.snapshot();
    await preview.filledTypes();
  });
  const halves = plan.filter((_step, at) =>
    /^(LEFT-MOST SUBQUERY|UNION ALL)$/.test(plan[at - 1] ?? ''),
  );
  expect(halves.length).toBeGreaterThan(20);
  for (const step of halves) expect(step).toMatch(/^SEARCH documents USING /);
});
