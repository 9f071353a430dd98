import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { pack, type Header } from 'tar-stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { packFiles, unpackFiles } from '../files/testing/archives.ts';
import {
  type DatabaseKind,
  factMigrations,
  type FactTables,
  type OpenDatabase,
  openDatabase,
} from '../database/index.server.ts';
import {
  backupCommand,
  lastVerifiedBackup,
  restoreBackup,
  restoreCommand,
  verifyBackup,
  writeBackup,
  type Row,
} from './index.server.ts';
import { createPostgresDatabase } from '../database/testing/postgres-database.ts';

const postgresUrl = process.env['TEST_DATABASE_URL'];
const KINDS: readonly DatabaseKind[] = postgresUrl ? ['sqlite', 'postgres'] : ['sqlite'];

const KEY = Buffer.alloc(32, 3);
const OTHER_KEY = Buffer.alloc(32, 4);

interface Tables extends FactTables {
  menus: { id: string; price: number | null; at: number; body: string };
  dishes: { id: string; menu_id: string; sealed: string | null };
  visits: { id: string };
}

/** A product of two versions: the second gives dishes a column. */
const FIRST = {
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
    },
  },
};
const MIGRATIONS = {
  ...FIRST,
  '0002-sealed': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('dishes').addColumn('sealed', 'text').execute();
    },
  },
};

/** Stands for encryption: a row says which key it needs. */
const sealedRows = {
  dishes(key: Uint8Array, { sealed }: Row) {
    if (sealed !== null && sealed !== undefined && sealed !== Buffer.from(key).toString('hex')) {
      throw new Error('wrong key');
    }
  },
};

/** Texts that a format could stumble over. */
const HARD = ['línea\nnueva', '"comillas" \\ ', '🥐 ñ \u2028', ' ', ''];

interface Place {
  readonly dataDirectory: string;
  readonly url: string | undefined;
  open(migrations?: typeof MIGRATIONS | typeof FIRST): Promise<OpenDatabase<Tables>>;
}

/** A place for data, empty: a folder, and on PostgreSQL a database of its own. */
async function givenPlace(kind: DatabaseKind): Promise<Place> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-backup-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true, force: true }));
  let url: string | undefined;
  if (kind === 'postgres') {
    const own = await createPostgresDatabase(postgresUrl ?? '', 'backup');
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
async function givenData(kind: DatabaseKind): Promise<Place & { database: OpenDatabase<Tables> }> {
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

async function backUp(
  { dataDirectory, database }: Place & { database: OpenDatabase<Tables> },
  more: { isWithoutKey?: boolean; emptied?: readonly string[]; now?: () => number } = {},
): Promise<string> {
  const file = join(dataDirectory, `${randomUUID()}.tar.gz`);
  await writeBackup({
    ...{ database: database as unknown as OpenDatabase<never>, dataDirectory, file, sealedRows },
    ...{ dataKey: KEY, migrations: MIGRATIONS, product: '0.1.0' },
    ...more,
  });
  return file;
}

function restore(place: Place, file: string, more: object = {}) {
  const { dataDirectory, url } = place;
  return restoreBackup({ file, dataDirectory, url, migrations: MIGRATIONS, sealedRows, ...more });
}

/** Every row but those of the backups' own mark. */
async function rowsOf(place: Place) {
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

const filesOf = async ({ dataDirectory }: Place) =>
  (await readdir(dataDirectory, { recursive: true })).sort();

/** What a broken backup leaves behind in an empty folder. */
async function expectRefused(file: string, reason: RegExp): Promise<void> {
  const place = await givenPlace('sqlite');
  await expect(restore(place, file)).rejects.toThrow(reason);
  expect(await filesOf(place)).toEqual([]);
}

describe.each(KINDS)('a backup of %s', (kind) => {
  it.each(KINDS)('is restored into %s with every row, picture and the key', async (into) => {
    const source = await givenData(kind);
    const file = await backUp(source);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const target = await givenPlace(into);
    const { aside, files } = await restore(target, file);
    expect([aside, files]).toEqual([undefined, 2]);
    expect(await rowsOf(target)).toEqual(await rowsOf(source));
    const read = (name: string) => readFile(join(target.dataDirectory, name), 'utf8');
    expect(await read('pictures/abcd1234-1x1.png')).toBe('a picture');
    expect(await read('files/film/terraza.mp4')).toBe('a film');
    expect((await read('data.key')).trim()).toBe(KEY.toString('hex'));
    expect((await stat(join(target.dataDirectory, 'data.key'))).mode & 0o777).toBe(0o600);
    expect(await filesOf(target)).not.toContain('cache');
    // And on: what was restored is backed up again.
    const database = await target.open(MIGRATIONS);
    const again = await backUp({ ...target, database });
    await database.close();
    const last = await givenPlace(kind);
    await restore(last, again);
    expect(await rowsOf(last)).toEqual(await rowsOf(source));
  });

  it('is of one moment while somebody writes, and keeps nobody from writing', async () => {
    const source = await givenData(kind);
    const writer = await source.open();
    onTestFinished(() => writer.close());
    let isOver = false;
    let written = 0;
    // A menu and its dish come together, so that half of them would be seen.
    const writing = (async () => {
      while (!isOver) {
        const id = `w${written}`;
        await writer.db.transaction().execute(async (transaction) => {
          await transaction
            .insertInto('menus')
            .values({ id, price: 1, at: 1, body: 'x'.repeat(2_000) })
            .execute();
          await transaction
            .insertInto('dishes')
            .values({ id, menu_id: id, sealed: null })
            .execute();
        });
        written += 1;
        await new Promise((done) => setTimeout(done, 1));
      }
    })();
    while (written < 20) await new Promise((done) => setTimeout(done, 1));
    const before = written;
    const file = await backUp(source);
    expect(written).toBeGreaterThan(before);
    isOver = true;
    await writing;
    const target = await givenPlace('sqlite');
    await restore(target, file);
    const { menus, dishes } = await rowsOf(target);
    const idsOf = (rows: readonly { id: string }[]) =>
      rows.map(({ id }) => id).filter((id) => id.startsWith('w'));
    expect(idsOf(menus).length).toBeGreaterThanOrEqual(before);
    expect(idsOf(dishes)).toEqual(idsOf(menus));
  });

  it('replaces data only when told to, and keeps what was there', async () => {
    const source = await givenData(kind);
    const before = await rowsOf(source);
    const file = await backUp(source);
    await source.database.db.updateTable('menus').set({ body: 'changed since' }).execute();
    await writeFile(join(source.dataDirectory, 'pictures', 'new-1x1.png'), 'added since');
    await expect(restore(source, file, { doesReplace: true })).rejects.toThrow(/in use/);
    await source.database.close();
    await expect(restore(source, file)).rejects.toThrow(/data already/);
    expect((await rowsOf(source)).menus[0]?.body).toBe('changed since');

    const now = () => Date.parse('2026-05-01T10:00:00Z');
    const { aside = '' } = await restore(source, file, { doesReplace: true, now });
    expect(aside).toBe(join(source.dataDirectory, 'replaced-2026-05-01T10-00-00'));
    expect(await rowsOf(source)).toEqual(before);
    expect(await readdir(join(source.dataDirectory, 'pictures'))).toEqual(['abcd1234-1x1.png']);
    expect(await readFile(join(aside, 'pictures', 'new-1x1.png'), 'utf8')).toBe('added since');
    const old =
      source.url === undefined
        ? await openDatabase<Tables>({ dataDirectory: aside })
        : await openDatabase<Tables>({
            url: `${source.url}?options=-c%20search_path%3Dreplaced_2026_05_01t10_00_00`,
            dataDirectory: '',
          });
    const bodies = await old.db.selectFrom('menus').select('body').execute();
    await old.close();
    expect(new Set(bodies.map(({ body }) => body))).toEqual(new Set(['changed since']));
  });

  it('of an older version is migrated, and one of a newer version refused', async () => {
    const place = await givenPlace(kind);
    const database = await place.open(FIRST);
    await database.db.insertInto('menus').values({ id: 'm', price: 1, at: 1, body: 'b' }).execute();
    await database.db
      .insertInto('dishes')
      .values({ id: 'd', menu_id: 'm' } as Tables['dishes'])
      .execute();
    const file = await backUp({ ...place, database });
    await database.close();
    const target = await givenPlace(kind);
    await restore(target, file);
    expect((await rowsOf(target)).dishes).toEqual([{ id: 'd', menu_id: 'm', sealed: null }]);

    const newer = await givenData(kind);
    const later = await backUp(newer);
    const empty = await givenPlace(kind);
    await expect(restore(empty, later, { migrations: FIRST })).rejects.toThrow(
      /newer version.*0002-sealed/,
    );
    expect(await filesOf(empty)).toEqual([]);
    const { db, close } = await empty.open();
    expect(await db.introspection.getTables()).toEqual([]);
    await close();
  });

  it('is noted once it is verified', async () => {
    const source = await givenData(kind);
    const db = source.database.db;
    expect(await lastVerifiedBackup(db)).toBeNull();
    const now = () => Date.parse('2026-05-01T10:00:00Z');
    const file = await backUp(source, { now, isWithoutKey: true });
    const { size } = await stat(file);
    const noted = { madeAt: new Date(now()), bytes: size, hasKey: false };
    expect(await lastVerifiedBackup(db)).toEqual(noted);
  });
});

describe('a backup', () => {
  it('without the key needs it, and only the right one', async () => {
    const file = await backUp(await givenData('sqlite'), { isWithoutKey: true });
    await expectRefused(file, /without its key/);
    const wrong = await givenPlace('sqlite');
    await expect(restore(wrong, file, { dataKey: OTHER_KEY })).rejects.toThrow(/another data key/);
    const target = await givenPlace('sqlite');
    await restore(target, file, { dataKey: KEY });
    expect(await filesOf(target)).not.toContain('data.key');
    const withFile = await givenPlace('sqlite');
    await writeFile(join(withFile.dataDirectory, 'data.key'), `${KEY.toString('hex')}\n`);
    await restore(withFile, file);
    expect((await rowsOf(withFile)).dishes).toHaveLength(2);
  });

  it('with the key is refused where another one is configured', async () => {
    const file = await backUp(await givenData('sqlite'));
    const target = await givenPlace('sqlite');
    await expect(restore(target, file, { dataKey: OTHER_KEY })).rejects.toThrow(/DATA_KEY is not/);
    expect(await filesOf(target)).toEqual([]);
  });

  it('leaves out what is of the moment', async () => {
    const file = await backUp(await givenData('sqlite'), { emptied: ['visits'] });
    const target = await givenPlace('sqlite');
    await restore(target, file);
    expect((await rowsOf(target)).visits).toEqual([]);
  });

  it('is not made, and leaves nothing, when a row does not open with the key', async () => {
    const source = await givenData('sqlite');
    await source.database.db.updateTable('dishes').set({ sealed: 'other' }).execute();
    const before = await filesOf(source);
    await expect(backUp(source)).rejects.toThrow(/dishes cannot be decrypted/);
    expect(await filesOf(source)).toEqual(before);
  });

  it('never overwrites a file', async () => {
    const source = await givenData('sqlite');
    const file = await backUp(source);
    await expect(
      writeBackup({
        ...{ database: source.database as unknown as OpenDatabase<never>, file, sealedRows },
        ...{ dataKey: KEY, migrations: MIGRATIONS, product: '0.1.0' },
        dataDirectory: source.dataDirectory,
      }),
    ).rejects.toThrow(/exists already/);
  });

  it('that was cut anywhere changes nothing', async () => {
    const source = await givenData('sqlite');
    const file = await backUp(source);
    const bytes = await readFile(file);
    for (const share of [0.1, 0.5, 0.9, 0.999]) {
      await writeFile(`${file}.cut`, bytes.subarray(0, Math.floor(bytes.length * share)));
      await expectRefused(`${file}.cut`, /cut|broken|no backup/);
    }
    // Cut before it was packed: the archive itself ends well, and is not whole.
    const tar = gunzipSync(bytes);
    for (const end of [512, 1_024, tar.length - 2_048]) {
      await writeFile(`${file}.cut`, gzipSync(tar.subarray(0, end)));
      await expectRefused(`${file}.cut`, /cut|broken|no backup|missing/);
    }
  });

  it('with one changed byte changes nothing, wherever it is', async () => {
    const file = await backUp(await givenData('sqlite'));
    const tar = gunzipSync(await readFile(file));
    for (const text of ['a picture', 'línea', '"price":1.1', 'm1']) {
      const changed = Buffer.from(tar);
      const at = changed.lastIndexOf(text);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await writeFile(`${file}.changed`, gzipSync(changed));
      await expectRefused(`${file}.changed`, /./);
    }
    const packed = await readFile(file);
    packed[Math.floor(packed.length / 2)] = (packed[Math.floor(packed.length / 2)] ?? 0) ^ 1;
    await writeFile(`${file}.changed`, packed);
    await expectRefused(`${file}.changed`, /./);
  });

  it.each<[string, Partial<Header> & { name: string }]>([
    ['a path upwards', { name: 'pictures/../../../outside.txt' }],
    ['an absolute path', { name: '/tmp/outside.txt' }],
    ['a hidden file', { name: 'pictures/.bashrc' }],
    ['a backslash', { name: 'pictures\\..\\outside.txt' }],
    ['a line break', { name: 'pictures/a\nb.png' }],
    ['a link', { name: 'pictures/link.png', type: 'symlink', linkname: '/etc/passwd' }],
    ['a hard link', { name: 'pictures/hard.png', type: 'link', linkname: 'data.key' }],
    ['a folder upwards', { name: '../outside', type: 'directory' }],
    ['a file of its own', { name: 'sobremesa.sqlite' }],
  ])('with %s is refused', async (_what, header) => {
    const file = await backUp(await givenData('sqlite'));
    const tar = gunzipSync(await readFile(file));
    const evil = pack();
    if (header.type === undefined) evil.entry(header, 'evil');
    else evil.entry(header);
    const [head = Buffer.alloc(0)] = [await firstBlocks(evil, header)];
    await writeFile(`${file}.evil`, gzipSync(Buffer.concat([tar.subarray(0, 0), head, tar])));
    await expectRefused(`${file}.evil`, /not a file within|no backup|does not belong/);
    // And behind the honest files, where the manifest is known already.
    const end = tar.lastIndexOf('checksums.json\0');
    const behind = Buffer.concat([tar.subarray(0, end), head, tar.subarray(end)]);
    await writeFile(`${file}.evil`, gzipSync(behind));
    await expectRefused(`${file}.evil`, /not a file within|does not belong/);
  });

  describe('that lacks a table', () => {
    /** The same backup with other files: as somebody would put it together again, sums and all. */
    const without = async (change: (files: Map<string, Buffer>) => void) => {
      const file = await backUp(await givenData('sqlite'));
      const files = await unpackFiles(file);
      change(files);
      files.delete('checksums.json');
      const sums = [...files].map(([name, bytes]) => ({
        ...{ name, bytes: bytes.length },
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }));
      files.set('checksums.json', Buffer.from(JSON.stringify(sums)));
      await packFiles(file, Object.fromEntries(files));
      return file;
    };
    const named = (files: Map<string, Buffer>, table: string) =>
      [...files.keys()].find((name) => name.includes(table)) ?? '';

    it('says which one, though others refer to it', async () => {
      const file = await without((files) => files.delete(named(files, 'menus')));
      await expectRefused(file, /The rows of menus are missing/);
      await expect(verifyBackup(file, { sealedRows })).rejects.toThrow(/rows of menus are missing/);
    });

    it('says so when it does not even claim to have it', async () => {
      const file = await without((files) => {
        files.delete(named(files, 'menus'));
        const manifest = JSON.parse(String(files.get('manifest.json')));
        manifest.tables = manifest.tables.filter(({ name }: { name: string }) => name !== 'menus');
        files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
      });
      await expectRefused(file, /lacks the table menus/);
    });

    it.each(KINDS)('or a row that others refer to, says whose, on %s', async (kind) => {
      const file = await without((files) => {
        const lines = String(files.get(named(files, 'menus')));
        files.set(named(files, 'menus'), Buffer.from(lines.replace('"m0"', '"other"')));
      });
      const place = await givenPlace(kind);
      await expect(restore(place, file)).rejects.toThrow(/row of dishes refers to one that is/);
      expect(await filesOf(place)).toEqual([]);
    });
  });

  it('is checked without being restored', async () => {
    const file = await backUp(await givenData('sqlite'));
    const manifest = await verifyBackup(file, { sealedRows });
    expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['menus', 5],
      ['dishes', 2],
      ['facts', 0],
      ['visits', 1_201],
    ]);
    await expect(verifyBackup(import.meta.filename, { sealedRows })).rejects.toThrow(
      /cut or broken/,
    );
  });
});

describe('the commands', () => {
  const given = async () => {
    const source = await givenData('sqlite');
    const common = {
      ...{ sealedRows, migrations: MIGRATIONS },
      workingDirectory: source.dataDirectory,
    };
    const said: string[] = [];
    const write = (text: string) => void said.push(text);
    const backup = (...args: string[]) =>
      backupCommand(args, {
        ...{
          ...common,
          dataDirectory: source.dataDirectory,
          dataKey: KEY,
          product: '0.1.0',
          write,
        },
        database: source.database as unknown as OpenDatabase<never>,
        now: () => Date.parse('2026-05-01T10:00:00Z'),
      });
    const restoreInto = (dataDirectory: string, ...args: string[]) =>
      restoreCommand(args, { ...common, dataDirectory, url: undefined, write });
    return { source, backup, restoreInto, said };
  };

  it('write into the folder of backups, and say that the key is in the file', async () => {
    const { source, backup, restoreInto, said } = await given();
    expect(await backup()).toBe(0);
    const file = join(source.dataDirectory, 'backups', 'sobremesa-2026-05-01T10-00-00.tar.gz');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(said.join('')).toMatch(/verified[^]*The data key is in it/);
    expect(await backup()).toBe(1);
    expect(said.at(-1)).toMatch(/exists already/);
    expect(await backup('own.tar.gz', '--without-key')).toBe(0);
    expect(said.at(-1)).toContain('The data key is not in it');

    const target = await givenPlace('sqlite');
    const elsewhere = join(target.dataDirectory, 'elsewhere');
    expect(await restoreInto('/nowhere', file, '--into', elsewhere)).toBe(0);
    expect((await readdir(elsewhere)).sort()).toEqual([
      ...['data.key', 'files', 'pictures', 'sobremesa.sqlite'],
    ]);
    expect(await restoreInto(elsewhere, file)).toBe(1);
    expect(said.at(-1)).toMatch(/--replace[^]*Nothing was changed/);
    expect(await restoreInto(elsewhere, '--replace', file)).toBe(0);
    expect(said.join('')).toMatch(/What was there before is in .*replaced-/);
  });

  it.each([['--help'], ['a', 'b'], ['--into'], ['x', '--into']])(
    'show how they are used for %s %s',
    async (...args) => {
      const { backup, restoreInto, said } = await given();
      const code = args[0] === '--help' ? 0 : 2;
      expect(await restoreInto('/nowhere', ...args)).toBe(code);
      expect(said.at(-1)).toMatch(/^npm run restore/);
      if (args[0] !== 'x') expect(await backup(...args)).toBe(code);
    },
  );
});

/** The blocks of one entry, without the end of the archive. */
async function firstBlocks(
  archive: ReturnType<typeof pack>,
  header: { name: string },
): Promise<Buffer> {
  archive.finalize();
  const parts: Buffer[] = [];
  for await (const part of archive) parts.push(part as Buffer);
  const all = Buffer.concat(parts);
  expect(all.length, header.name).toBeGreaterThan(1_024);
  return all.subarray(0, -1_024);
}
