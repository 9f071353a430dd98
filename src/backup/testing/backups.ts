import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import {
  type DatabaseKind,
  factMigrations,
  type FactTables,
  type OpenDatabase,
  openDatabase,
} from '../../database/index.server.ts';
import { restoreBackup, writeBackup, type Row } from '../index.server.ts';
import type { BackupOptions } from '../write.server.ts';
import { createPostgresDatabase } from '../../database/testing/postgres-database.ts';

export const KEY = Buffer.alloc(32, 3);
export const OTHER_KEY = Buffer.alloc(32, 4);

export interface Tables extends FactTables {
  menus: { id: string; price: number | null; at: number; body: string };
  dishes: { id: string; menu_id: string; sealed: string | null };
  visits: { id: string };
}

/** Has the database refuse to change a visit. */
const STAY = {
  sqlite: [
    `create trigger visits_stay before update on visits begin select raise(abort, 'stays'); end`,
  ],
  postgres: [
    `create function visits_stay() returns trigger language plpgsql as
      $$ begin raise exception 'stays'; end $$`,
    `create trigger visits_stay before update on visits
      for each row execute function visits_stay()`,
  ],
};

/** A product of two versions: the second gives dishes a column. */
export const FIRST = {
  ...factMigrations,
  '0001-menus': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('menus')
        .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
        .addColumn('price', 'double precision')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('dishes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('menu_id', 'varchar(36)', (column) => column.notNull().references('menus.id'))
        .execute();
      await db.schema.createTable('visits').addColumn('id', 'text').execute();
      // As the migrations of content do: a row that every database has.
      await (db as Kysely<Tables>).insertInto('visits').values({ id: 'first' }).execute();
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      for (const statement of isPostgres ? STAY.postgres : STAY.sqlite)
        await sql.raw(statement).execute(db);
    },
  },
};
export const MIGRATIONS = {
  ...FIRST,
  '0002-sealed': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('dishes').addColumn('sealed', 'text').execute();
    },
  },
};

/** Stands for encryption: a row says which key it needs. */
export const sealedRows = {
  dishes(key: Uint8Array, { sealed }: Row) {
    if (sealed !== null && sealed !== undefined && sealed !== Buffer.from(key).toString('hex')) {
      throw new Error('wrong key');
    }
  },
};

/** Texts that a format could stumble over. */
export const HARD = ['línea\nnueva', '"comillas" \\ ', '🥐 ñ \u2028', ' ', ''];

export interface Place {
  readonly dataDirectory: string;
  readonly url: string | undefined;
  open(migrations?: typeof MIGRATIONS | typeof FIRST): Promise<OpenDatabase<Tables>>;
}

/** A place for data, empty: a folder, and on PostgreSQL a database of its own. */
export async function givenPlace(kind: DatabaseKind): Promise<Place> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-backup-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
  let url: string | undefined;
  if (kind === 'postgres') {
    const own = await createPostgresDatabase(process.env['TEST_DATABASE_URL'] ?? '', 'backup');
    onTestFinished(own.drop);
    url = own.url;
  }
  return {
    ...{ dataDirectory, url },
    open: (migrations) =>
      openDatabase<Tables>({ url, dataDirectory, ...(migrations && { migrations }) }),
  };
}

/** A place with data: two menus with hard texts, dishes, a picture, a file. */
export async function givenData(
  kind: DatabaseKind,
): Promise<Place & { database: OpenDatabase<Tables> }> {
  const place = await givenPlace(kind);
  const database = await place.open(MIGRATIONS);
  onTestFinished(() => database.close());
  const sealed = KEY.toString('hex');
  await database.db
    .insertInto('menus')
    .values(
      HARD.map((body, at) => ({
        id: `m${at}`,
        price: at === 0 ? null : at + 0.1,
        at: 2 ** 40,
        body,
      })),
    )
    .execute();
  await database.db
    .insertInto('dishes')
    .values([
      { id: 'a', menu_id: 'm0', sealed },
      { id: 'b', menu_id: 'm1', sealed: null },
    ])
    .execute();
  // More than are read or written at once.
  const visits = Array.from({ length: 1_200 }, (_, at) => ({ id: `v${at}` }));
  await database.db.insertInto('visits').values(visits).execute();
  await mkdir(join(place.dataDirectory, 'pictures'));
  await writeFile(join(place.dataDirectory, 'pictures', 'abcd1234-1x1.png'), 'a picture');
  await writeFile(join(place.dataDirectory, 'pictures', '.unfinished.tmp'), 'half');
  await mkdir(join(place.dataDirectory, 'files', 'film'), { recursive: true });
  await writeFile(join(place.dataDirectory, 'files', 'film', 'terraza.mp4'), 'a film');
  await mkdir(join(place.dataDirectory, 'cache'));
  await writeFile(join(place.dataDirectory, 'cache', 'made-again'), 'no');
  return { ...place, database };
}

export async function backUp(
  { dataDirectory, database }: Place & { database: OpenDatabase<Tables> },
  more: Partial<Pick<BackupOptions, 'isWithoutKey' | 'emptied' | 'now' | 'place'>> = {},
): Promise<string> {
  const file = join(dataDirectory, `${randomUUID()}.tar.gz`);
  await writeBackup({
    ...{ database: database as unknown as OpenDatabase<never>, dataDirectory, file, sealedRows },
    ...{ dataKey: KEY, migrations: MIGRATIONS, product: '0.1.0' },
    ...more,
  });
  return file;
}

export function restore(place: Place, file: string, more: object = {}) {
  const { dataDirectory, url } = place;
  return restoreBackup({ file, dataDirectory, url, migrations: MIGRATIONS, sealedRows, ...more });
}

/** Every row but those of the backups' own mark. */
export async function rowsOf(place: Place) {
  const { db, close } = await place.open();
  try {
    return {
      menus: await db.selectFrom('menus').selectAll().orderBy('id').execute(),
      dishes: await db.selectFrom('dishes').selectAll().orderBy('id').execute(),
      visits: await db.selectFrom('visits').selectAll().orderBy('id').execute(),
    };
  } finally {
    await close();
  }
}

/** Does its database still refuse what it was made to refuse? */
export async function expectGuarded(place: Place): Promise<void> {
  const { db, close } = await place.open();
  const change = db.updateTable('visits').set({ id: 'changed' }).execute();
  await expect(change).rejects.toThrow('stays').finally(close);
}

export const filesOf = async ({ dataDirectory }: Place) =>
  (await readdir(dataDirectory, { recursive: true })).sort();

/** What a broken backup leaves behind in an empty folder. */
export async function expectRefused(file: string, reason: RegExp): Promise<void> {
  const place = await givenPlace('sqlite');
  await expect(restore(place, file)).rejects.toThrow(reason);
  expect(await filesOf(place)).toEqual([]);
}
