import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, it } from 'vitest';
import { openDatabase } from './open.server.ts';

const dishes: Migration = {
  up: async (db) => void (await sql`create table dishes (name text)`.execute(db)),
};

it('starts after a migration that was cut off in the middle, as if it had not begun', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'migrate-'));
  const prices = (isCutOff: boolean): Migration => ({
    async up(db) {
      await sql`alter table dishes add column price integer`.execute(db);
      if (isCutOff) throw new Error('cut off');
    },
  });
  const open = (isCutOff: boolean) =>
    openDatabase<{ dishes: { name: string; price: number } }>({
      dataDirectory,
      migrations: { '0001-test-dishes': dishes, '0002-test-prices': prices(isCutOff) },
    });
  try {
    await expect(open(true)).rejects.toThrow('cut off');
    const { db, close } = await open(false);
    await db.insertInto('dishes').values({ name: 'Paella', price: 18 }).execute();
    expect(await db.selectFrom('dishes').selectAll().execute()).toHaveLength(1);
    await close();
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
});
