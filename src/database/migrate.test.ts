import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, it, onTestFinished } from 'vitest';
import { executedMigrations, NewerDatabaseError } from './migrate.server.ts';
import { openDatabase } from './open.server.ts';
import { NoDatabaseError } from './unavailable.server.ts';
import { ask, createPostgresDatabase } from './testing/postgres-database.ts';

type Tables = Record<string, { name: string }>;
type Migrations = Readonly<Record<string, Migration>>;

const table = (name: string): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.createTable(name).addColumn('name', 'text').execute();
  },
});

const FIRST: Migrations = { '0001-shop-orders': table('orders') };
const ADDED: Migrations = { ...FIRST, '0002-shop-notes+': table('notes') };
const CHANGED: Migrations = {
  ...FIRST,
  '0002-shop-names': {
    async up(db: Kysely<unknown>) {
      await sql`alter table orders rename column name to title`.execute(db);
    },
  },
};
const BROKEN: Migrations = {
  ...FIRST,
  '0002-shop-notes+': table('notes'),
  '0003-shop-orders': table('orders'),
};

const server = process.env['TEST_DATABASE_URL'];

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-migrate-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Opens one database again and again, as processes of different builds do. */
async function given(kind: 'SQLite' | 'PostgreSQL') {
  const dataDirectory = await givenFolder();
  let url: string | undefined;
  if (kind === 'PostgreSQL') {
    const own = await createPostgresDatabase(server ?? '', 'migrate');
    onTestFinished(own.drop);
    url = own.url;
  }
  const open = async (migrations: Migrations, mustExist = false) => {
    const database = await openDatabase<Tables>({ url, dataDirectory, migrations, mustExist });
    onTestFinished(() => database.close().catch(() => undefined));
    return database;
  };
  return { dataDirectory, url, open };
}

const copiesIn = async (folder: string) =>
  existsSync(join(folder, 'backups')) ? (await readdir(join(folder, 'backups'))).sort() : [];

describe.each(server === undefined ? (['SQLite'] as const) : (['SQLite', 'PostgreSQL'] as const))(
  'a database on %s',
  (kind) => {
    it.runIf(kind === 'PostgreSQL')('is made beside another schema’s tables', async () => {
      const { url = '', open } = await given(kind);
      await ask(
        url,
        'create schema other create table kysely_migration (name text) create table kysely_migration_lock (id text)',
      );
      const { db } = await open(FIRST);
      expect(await executedMigrations(db)).toEqual(Object.keys(FIRST));
    });

    it('is used by an older build after a newer one has only added to it', async () => {
      const { open } = await given(kind);
      const running = await open(FIRST);
      const { db: newer } = await open(ADDED);
      await newer.insertInto('notes').values({ name: 'new' }).execute();
      await running.db.insertInto('orders').values({ name: 'one' }).execute();
      const { db: started } = await open(FIRST);
      await started.insertInto('orders').values({ name: 'two' }).execute();
      expect(await newer.selectFrom('orders').select('name').execute()).toHaveLength(2);
      expect(await executedMigrations(newer)).toEqual(Object.keys(ADDED));
    });

    it('says to an older build in one sentence that a newer one has changed it', async () => {
      const { open } = await given(kind);
      await open(CHANGED);
      const refused = open(FIRST);
      await expect(refused).rejects.toThrow(NewerDatabaseError);
      await expect(refused).rejects.toThrow(
        /^A newer version .*0002-shop-names.* run the newer version, or bring back the copy .*\.$/,
      );
    });

    it('is as it was when a migration fails', async () => {
      const { open } = await given(kind);
      await (await open(FIRST)).close();
      await expect(open(BROKEN)).rejects.toThrow('orders');
      const { db } = await open(FIRST);
      expect(await executedMigrations(db)).toEqual(Object.keys(FIRST));
      await expect(db.selectFrom('notes').selectAll().execute()).rejects.toThrow('notes');
    });

    it('is migrated once by several who open it together', async () => {
      const { open } = await given(kind);
      const databases = await Promise.all([open(ADDED), open(ADDED), open(ADDED)]);
      for (const { db } of databases) expect(await executedMigrations(db)).toHaveLength(2);
    });

    it('must be there for who says so, and is not made', async () => {
      const { dataDirectory, open } = await given(kind);
      const refused = open(FIRST, true);
      await expect(refused).rejects.toThrow(NoDatabaseError);
      await expect(refused).rejects.toThrow(
        kind === 'SQLite' ? join(dataDirectory, 'sobremesa.sqlite') : /PostgreSQL at .*\/migrate_/,
      );
      expect(await readdir(dataDirectory)).toEqual([]);
      const { db } = await open(FIRST);
      expect(await executedMigrations(db)).toHaveLength(1);
      await expect(open(FIRST, true)).resolves.toBeDefined();
    });
  },
);

describe('the copy of SQLite before an upgrade', () => {
  it('holds what was there, for its owner alone, and is made only when something changes', async () => {
    const { dataDirectory, open } = await given('SQLite');
    const { db, close } = await open(FIRST);
    await db.insertInto('orders').values({ name: 'one' }).execute();
    await (await open(FIRST)).close();
    expect(await copiesIn(dataDirectory)).toEqual([]);
    // The older process still has it open, and what it wrote is in the log of writes.
    await open(CHANGED);
    await close();
    const [copy = '', ...more] = await copiesIn(dataDirectory);
    expect(more).toEqual([]);
    const path = join(dataDirectory, 'backups', copy);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const before = new DatabaseSync(path, { readOnly: true });
    expect(before.prepare('select name from orders').all()).toMatchObject([{ name: 'one' }]);
    before.close();
  });

  it('is kept twice, and for 30 days', async () => {
    const { dataDirectory, open } = await given('SQLite');
    let migrations = FIRST;
    for (const number of [2, 3, 4, 5]) {
      await (await open(migrations)).close();
      migrations = { ...migrations, [`000${number}-shop-more+`]: table(`more_${number}`) };
    }
    await (await open(migrations)).close();
    const copies = await copiesIn(dataDirectory);
    expect(copies).toHaveLength(2);
    const backups = join(dataDirectory, 'backups');
    const long = new Date(Date.now() - 31 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const [older = '', newer = ''] = copies;
    await rename(join(backups, older), join(backups, older.replace(/\d{4}-\d\d-\d\d/, long)));
    await writeFile(join(backups, 'sobremesa-2024.tar.gz'), 'not ours to remove');
    await (await open(migrations)).close();
    expect(await copiesIn(dataDirectory)).toEqual([newer, 'sobremesa-2024.tar.gz']);
  });

  it('is needed: where it cannot be written nothing is changed', async () => {
    const { dataDirectory, open } = await given('SQLite');
    await (await open(FIRST)).close();
    await writeFile(join(dataDirectory, 'backups'), 'a file in its way');
    await expect(open(CHANGED)).rejects.toThrow(/could not be copied .* so it was not changed/);
    const { db } = await open(FIRST);
    expect(await db.selectFrom('orders').select('name').execute()).toEqual([]);
  });
});

it('refuses an address that cannot be read without repeating its password', async () => {
  const refused = openDatabase({ url: 'postgres://u:hid/den@host/db', dataDirectory: '' });
  await expect(refused).rejects.toThrow(NoDatabaseError);
  await expect(refused).rejects.not.toThrow(/hid/);
});
