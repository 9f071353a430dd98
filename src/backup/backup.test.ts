import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/index.server.ts';
import { backupCommand, lastVerifiedBackup, restoreCommand, type Row } from './index.server.ts';
import {
  KEY,
  type Tables,
  FIRST,
  MIGRATIONS,
  sealedRows,
  givenPlace,
  givenData,
  backUp,
  expectGuarded,
  restore,
  rowsOf,
  filesOf,
} from './testing/backups.ts';
import { ask } from '../database/testing/postgres-database.ts';
import { DATABASE_KINDS } from '../database/testing/test-database.ts';

describe.each(DATABASE_KINDS)('a backup of %s', (kind) => {
  it.each(DATABASE_KINDS)(
    'is restored into %s with every row, picture and the key',
    async (into) => {
      const source = await givenData(kind);
      const file = await backUp(source);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const target = await givenPlace(into);
      const { aside, files } = await restore(target, file);
      expect([aside, files]).toEqual([undefined, 2]);
      expect(await rowsOf(target)).toEqual(await rowsOf(source));
      await expectGuarded(target);
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
    },
  );

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
    // A restoring was killed.
    await mkdir(join(source.dataDirectory, '.restoring-half', 'pictures'), { recursive: true });
    const half = `restoring_${'0'.repeat(32)}`;
    if (source.url !== undefined) {
      await ask(source.url, `create schema ${half} create table menus (id text)`);
      // Somebody else's own.
      await ask(source.url, 'create schema restoring_furniture');
    }
    expect((await rowsOf(source)).menus[0]?.body).toBe('changed since');

    const now = () => Date.parse('2026-05-01T10:00:00Z');
    const { aside = '' } = await restore(source, file, { doesReplace: true, now });
    expect(aside).toBe(join(source.dataDirectory, 'replaced-2026-05-01T10-00-00'));
    expect(await rowsOf(source)).toEqual(before);
    expect(await readdir(source.dataDirectory)).not.toContain('.restoring-half');
    if (source.url !== undefined) {
      const schemas = `select nspname from pg_namespace where nspname like 'restoring%'`;
      expect((await ask(source.url, schemas)).rows).toEqual([{ nspname: 'restoring_furniture' }]);
    }
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
    await restore(source, file, { doesReplace: true });
    expect(await rowsOf(source)).toEqual(before);
    await expectGuarded(source);
  });

  it('takes the place of nothing that a server has opened meanwhile', async () => {
    const file = await backUp(await givenData(kind));
    const target = await givenPlace(kind);
    let server: OpenDatabase<Tables> | undefined;
    const started = {
      async dishes(key: Uint8Array, row: Row) {
        server ??= await target.open(MIGRATIONS);
        await server.db.selectFrom('menus').selectAll().execute();
        sealedRows.dishes(key, row);
      },
    };
    const restoring = restore(target, file, { sealedRows: started });
    await expect(restoring).rejects.toThrow(/in use/);
    expect(await server?.db.selectFrom('menus').selectAll().execute()).toEqual([]);
    await server?.close();
    expect(await filesOf(target)).not.toContain('pictures');
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

describe('the commands', () => {
  const given = async () => {
    const source = await givenData('sqlite');
    const common = {
      ...{ sealedRows, migrations: MIGRATIONS },
      workingDirectory: source.dataDirectory,
    };
    const said: string[] = [];
    const write = (text: string) => void said.push(text);
    const checkFolder = (folder: string) => {
      if (folder.endsWith('theirs')) throw new Error('Not yours');
    };
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
      restoreCommand(args, { ...common, dataDirectory, url: undefined, checkFolder, write });
    return { source, backup, restoreInto, said };
  };

  it('write into the folder of backups, and say that the key is in the file', async () => {
    const { source, backup, restoreInto, said } = await given();
    // One that was killed two days ago, and one that is being written.
    const killed = `.old.tar.gz.${randomUUID()}`;
    const folder = join(source.dataDirectory, 'backups');
    for (const name of [killed, `.new.tar.gz.${randomUUID()}`]) {
      await mkdir(join(folder, name), { recursive: true });
      const days = name === killed ? 2 : 0;
      const at = new Date(Date.now() - days * 24 * 60 * 60_000);
      await utimes(join(folder, name), at, at);
    }
    // And one that is gone before it is looked at.
    const gone = join(folder, `.gone.tar.gz.${randomUUID()}`);
    await symlink('nowhere', gone);
    onTestFinished(() => rm(gone, { force: true }));
    expect(await backup()).toBe(0);
    expect((await readdir(folder)).map((name) => name.slice(0, 5)).sort()).toEqual([
      ...['.gone', '.new.', 'sobre'],
    ]);
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
    expect(said.at(-3)).toBe(`Restoring into ${join(elsewhere, 'sobremesa.sqlite')}\n`);
    const theirs = restoreInto('/nowhere', file, '--into', join(elsewhere, 'theirs'));
    await expect(theirs).rejects.toThrow('Not yours');
    const before = await readdir(elsewhere);
    for (const wrong of ['no-such.tar.gz', '.'])
      expect(await restoreInto(elsewhere, wrong, '--replace')).toBe(1);
    expect(said.at(-1)).toMatch(/^There is no file \/.* that can be read\nNothing was changed/);
    expect(await readdir(elsewhere)).toEqual(before);
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
