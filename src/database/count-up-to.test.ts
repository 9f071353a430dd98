import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countUpTo } from './count-up-to.server.ts';
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from './testing/test-database.ts';

interface Tables {
  things: { id: number; kind: string };
}

const things: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('things')
      .addColumn('id', 'integer')
      .addColumn('kind', 'text')
      .execute();
  },
};

describe.each(DATABASE_KINDS)('a list on %s', (kind) => {
  let database: TestDatabase<Tables>;
  beforeAll(async () => {
    database = await createTestDatabase<Tables>(kind, { '0001-things': things });
    const rows = Array.from({ length: 1_500 }, (_, id) => ({ id, kind: id < 1_000 ? 'a' : 'b' }));
    await database.db.insertInto('things').values(rows).execute();
  });
  afterAll(() => database.remove());

  it.each([
    ['a', 0, { total: 1_000, isMore: false }],
    ['b', 0, { total: 500, isMore: false }],
    ['c', 0, { total: 0, isMore: false }],
    [undefined, 0, { total: 1_000, isMore: true }],
    [undefined, 400, { total: 1_400, isMore: true }],
    [undefined, 500, { total: 1_500, isMore: false }],
    [undefined, 9_000, { total: 1_500, isMore: false }],
  ] as const)(
    'of kind %s is counted no further than it is paged, at %d',
    async (of, at, counted) => {
      const { db } = database;
      const query = db
        .selectFrom('things')
        .$if(of !== undefined, (some) => some.where('kind', '=', of ?? ''));
      expect(await countUpTo(db, query, at)).toEqual(counted);
    },
  );
});
