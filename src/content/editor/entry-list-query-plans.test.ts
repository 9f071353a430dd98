import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../database/index.server.ts';
import { plansOf } from '../../database/testing/query-plans.ts';
import { DATABASES } from '../testing/databases.server.ts';
import type { ContentTables } from '../store/tables.server.ts';
import { listEntries, type ListFilter } from './entry-list.server.ts';

const OF_A_TYPE = 10_000;
const BATCH = 500;

function entry(type: string, index: number) {
  const title = `Plato ${(index * 7_919) % OF_A_TYPE}`;
  return {
    ...{ id: `${type}-${index}`, type, title, sort_title: title.toLowerCase(), is_active: 1 },
    ...{ title_en: null, sort_title_en: title.toLowerCase() },
    ...{ state: index % 50 === 0 ? ('draft' as const) : ('published' as const) },
    ...{ slug: null, kind: null, position: index % 9 ? index : null, published_at: index },
    ...{ updated_at: (index * 31) % OF_A_TYPE, author_id: null, author_name: null },
    ...{ trashed_at: null, trashed_by_id: null, trashed_by_name: null },
    lacks: '',
    search_text: `${title.toLowerCase()} ${'con pan y aceite '.repeat(8)}`,
  };
}

describe.each(DATABASES)('lists among 10,000 documents of a type, on %s', (_name, create) => {
  let database: OpenDatabase<ContentTables>;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    const home = await create();
    database = await home.open();
    remove = () => home.remove();
    const { db, kind } = database;
    for (const type of ['blog', 'dailyMenu']) {
      for (let start = 0; start < OF_A_TYPE; start += BATCH) {
        const entries = Array.from({ length: BATCH }, (_, index) => entry(type, start + index));
        await db.insertInto('content_entries').values(entries).execute();
      }
    }
    if (kind === 'postgres') await db.executeQuery(CompiledQuery.raw('vacuum analyze'));
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });

  /** How the database reads the entries for a list: the plan of each statement, in order. */
  const plansOfList = (filter: ListFilter) =>
    plansOf(database, 'content_entries', async (db) => {
      const all = { type: 'blog', limit: 25, ...filter } as const;
      const { documents } = await listEntries(db, all);
      expect(documents.length).toBeGreaterThan(0);
    });

  it.each<[ListFilter['order'], ListFilter['direction'], string, ListFilter['language']?]>([
    ['updatedAt', 'desc', 'content_entries_by_update'],
    ['title', 'asc', 'content_entries_by_title'],
    ['title', 'asc', 'content_entries_by_english_title', 'en'],
    ['position', 'asc', 'content_entries_by_position'],
    ['date', 'desc', 'content_entries_by_date'],
  ])(
    'are read by %s in the order of an index, and counted by one',
    async (order, direction, index, language) => {
      const plans = await plansOfList({ order, direction, language, offset: 50 });
      const [count = '', page = ''] = plans.slice(-2);
      expect(count).toContain('content_entries_by_state');
      expect(count).toMatch(/covering index|index only scan/i);
      expect(page).toContain(index);
      expect(page).not.toMatch(/sort|temp b-tree/i);
    },
  );

  it('are searched in one reading of the type’s texts', async () => {
    const plans = await plansOfList({ search: 'plato 777 aceite' });
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatch(/content_entries_by_|Seq Scan on content_entries/);
    if (database.kind === 'sqlite')
      expect(plans[0]).toMatch(/^SEARCH content_entries USING INDEX/m);
  });

  it('say how many were found on every page, and on one past the last', async () => {
    const { db } = database;
    const found = (offset: number) =>
      listEntries(db, { type: 'blog', search: 'plato 777', offset, limit: 5 });
    const { total, documents } = await found(5);
    // Whatever number has 777 in it: 777, 7770 to 7779, and 1777 to 9777 without 7777.
    expect([total, documents.length]).toEqual([19, 5]);
    expect(await found(20)).toEqual({ documents: [], total: 19, isMore: false });
    expect(await listEntries(db, { search: 'nothing of it' })).toEqual({
      ...{ documents: [], total: 0, isMore: false },
    });
  });
});
