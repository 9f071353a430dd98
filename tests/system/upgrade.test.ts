import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  executedMigrations,
  openDatabase,
  sqlMigration,
  type DatabaseKind,
} from '../../src/database/index.server.ts';
import { silentLog } from '../../src/log/index.server.ts';
import { readConfig } from '../../src/server/config.ts';
import { openCore } from '../../src/server/core.ts';
import { MIGRATIONS, type Tables } from '../../src/server/tables.ts';
import { inboxCommand } from '../../src/requests/index.server.ts';
import { DATA_KEY } from '../../src/requests/testing/submissions.ts';
import { ask, createPostgresDatabase } from '../../src/database/testing/postgres-database.ts';
import { DATABASE_KINDS } from '../../src/database/testing/test-database.ts';
import { QUOTE, SERVICES, WEEK } from './support/services-of-0.1.0.ts';
import { STORED, storeDatabases } from './support/store-databases.ts';

/** The versions whose databases are stored, each as that version left it. */
const VERSIONS = ['0.1.0'] as const;

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** What a version to come may do beside this one. */
const NEXT = {
  ...MIGRATIONS,
  '0002-test-notes+': sqlMigration(`alter table submissions add column note text`),
};

// A release stores its own: STORE_DATABASES=0.2.0 npx vitest run tests/system/upgrade.test.ts
const version = process.env['STORE_DATABASES'];
if (version) it('stores databases of this version', () => storeDatabases(version, server));

async function givenFolder(): Promise<string> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-upgrade-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  return dataDirectory;
}

async function givenPlace(kind: DatabaseKind) {
  const dataDirectory = await givenFolder();
  if (kind === 'sqlite') return { dataDirectory, url: undefined };
  const { url, drop } = await createPostgresDatabase(server, 'upgrade');
  onTestFinished(drop);
  return { dataDirectory, url };
}

/** Brings a stored database to life, with more rows of that version as SQL. */
async function given(name: string, kind: DatabaseKind, more = '') {
  const place = await givenPlace(kind);
  const { dataDirectory, url } = place;
  if (url === undefined) {
    const file = gunzipSync(await readFile(join(STORED, `${name}.sqlite.gz`)));
    await writeFile(join(dataDirectory, 'sobremesa.sqlite'), file);
    const database = new DatabaseSync(join(dataDirectory, 'sobremesa.sqlite'));
    database.exec(more);
    database.close();
  } else {
    await ask(url, await readFile(join(STORED, `${name}.postgres.sql`), 'utf8'));
    if (more) await ask(url, more);
  }
  const environment = {
    ...{ DATA_DIR: dataDirectory, DATA_KEY: DATA_KEY.toString('hex') },
    ...(url !== undefined && { DATABASE_URL: url }),
  };
  const open = () => openCore(readConfig(environment), silentLog);
  return { place, open };
}

const copiesIn = (folder: string) => readdir(join(folder, 'backups')).catch(() => []);

const inbox = async (core: Awaited<ReturnType<typeof openCore>>, ...args: string[]) => {
  let output = '';
  await inboxCommand(args, {
    db: core.database.db,
    dataKey: core.dataKey,
    mailFolder: join(core.dataDirectory, 'mail'),
    mailDomain: 'example.com',
    removeCopies: undefined,
    write: (text) => void (output += text),
  });
  return output;
};

const isOfDaily = ({ body }: { body: string }) => body.includes('"service-daily"');
const like = (one: object) => expect.objectContaining(one) as unknown;

/** Names and types of all columns, and the names of what else the tables have. */
async function shapeOf(db: Kysely<Tables>, kind: DatabaseKind) {
  const tables = await db.introspection.getTables();
  const columns = tables.flatMap(({ name: table, columns: all }) =>
    all.map(({ name, dataType, isNullable }) => `${table}.${name} ${dataType} ${isNullable}`),
  );
  const others = {
    sqlite: `select name from sqlite_master where type in ('index', 'trigger')`,
    postgres: `select indexname as name from pg_indexes where schemaname = 'public'
      union all select tgname from pg_trigger where not tgisinternal`,
  };
  const { rows } = await sql.raw<{ name: string }>(others[kind]).execute(db);
  return [...columns, ...rows.map(({ name }) => name)].sort();
}

describe.each(DATABASE_KINDS)('an upgrade on %s', (kind) => {
  describe.each(VERSIONS)('from a database of %s', (name) => {
    it('keeps its documents and submissions', async () => {
      const { open } = await given(name, kind);
      const core = await open();
      onTestFinished(() => core.close());
      const { db } = core.database;
      expect(await executedMigrations(db)).toEqual(Object.keys(MIGRATIONS).sort());
      const { service } = core.content;
      const menus = await service.dailyMenus();
      expect(menus.map(({ title }) => title)).toContainEqual({ es: 'Menú de otoño' });
      expect((await service.blog('slug-una-entrada', 'es'))?._id).toBe('una-entrada');
      expect((await service.openingHours())?._id).toBe('openingHours');

      expect(await inbox(core)).toContain('ana@example.com');
      const rows = await db.selectFrom('submissions').select(['id', 'kind']).execute();
      const request = rows.find((row) => row.kind === 'request');
      expect(rows).toHaveLength(3);
      const shown = await inbox(core, '--show', request?.id ?? '');
      expect(shown).toContain('ana@example.com');
      expect(shown).toContain('nueces');
    });

    it('has the tables that a new database has, and what restoring had lost', async () => {
      const lost = {
        sqlite: 'drop trigger quotes_no_delete',
        postgres: `drop trigger quotes_stay on quotes; drop function quote_answers_stay cascade`,
      };
      const { place, open } = await given(name, kind, lost[kind]);
      const core = await open();
      onTestFinished(() => core.close());
      const fresh = await openDatabase<Tables>({
        ...(await givenPlace(kind)),
        migrations: MIGRATIONS,
      });
      onTestFinished(() => fresh.close());
      expect(await shapeOf(core.database.db, kind)).toEqual(await shapeOf(fresh.db, kind));
      // Upgraded once: the second start finds nothing to do.
      const copies = (await copiesIn(place.dataDirectory)).length;
      await (await open()).close();
      expect(await copiesIn(place.dataDirectory)).toHaveLength(copies);
    });

    it('goes on to a version to come, and this one runs beside it', async () => {
      const { place, open } = await given(name, kind);
      await (await open()).close();
      const before = (await copiesIn(place.dataDirectory)).length;
      const next = await openDatabase<Tables>({ ...place, migrations: NEXT });
      onTestFinished(() => next.close());
      await sql`update submissions set note = 'kept'`.execute(next.db);
      const copies = await copiesIn(place.dataDirectory);
      expect(copies).toHaveLength(before + (kind === 'sqlite' ? 1 : 0));
      const core = await open();
      onTestFinished(() => core.close());
      expect(await inbox(core)).toContain('ana@example.com');
    });
  });

  it('gives the services of 0.1.0 addresses and blocks, and figures neutral names, with drafts and versions', async () => {
    const { open } = await given('0.1.0', kind, SERVICES);
    const core = await open();
    onTestFinished(() => core.close());
    const { db } = core.database;
    const [daily, ...others] = await core.content.service.services();
    expect(others).toEqual([]);
    expect(daily).toMatchObject({ key: 'daily', slug: 'daily', closedTimes: 'refused' });
    expect(daily?.summary).toEqual({
      es: 'Plato del día para {{placeGroup|persona|personas}}.',
      en: 'A dish for {{placeMaximum}}.',
    });
    const terms = db.selectFrom('documents').select('body').where('id', '=', 'bookingTerms');
    expect(JSON.parse((await terms.executeTakeFirstOrThrow()).body)).toEqual(
      expect.objectContaining({ placeGroup: 8, placeCapacity: 40, _rev: 'rev-bookingTerms' }),
    );
    const types = daily?.blocks.map(({ _type }) => _type);
    expect(types).toEqual([
      ...['features', 'prices', 'estimate', 'hours', 'pictures', 'questions', 'form'],
    ]);
    const rows = await db
      .selectFrom('documents')
      .select(['id', 'slug', 'body'])
      .where('type', 'in', ['service', 'about', 'pageCopy'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ id, slug }) => [id, slug])).toEqual([
      ['about', null],
      ['drafts.service-daily', 'daily'],
      ['service-daily', 'daily'],
    ]);
    expect(JSON.parse(rows[0]?.body ?? '')).toMatchObject({ service: 'catering' });
    const versions = await db.selectFrom('content_versions').select('body').execute();
    for (const { body } of [...rows.slice(1), ...versions.filter((one) => isOfDaily(one))])
      expect(JSON.parse(body)).toMatchObject({
        slug: { current: 'daily' },
        blocks: expect.arrayContaining([
          expect.objectContaining({ _type: 'hours', title: WEEK }),
          expect.objectContaining({ _type: 'features', items: [{ _key: 'lunch' }].map(like) }),
          expect.objectContaining({ _type: 'pictures', pictures: [{ _key: 'one' }].map(like) }),
        ]) as unknown,
      });
    expect(versions.filter((one) => isOfDaily(one))).toHaveLength(1);
    const entries = db.selectFrom('content_entries').select(['type', 'slug']);
    expect(await entries.where('type', 'in', ['service', 'pageCopy']).execute()).toEqual([
      { type: 'service', slug: 'daily' },
    ]);
  });

  it('keeps the quotes of 0.1.0, of which nothing is paid yet and which still never change', async () => {
    const { open } = await given('0.1.0', kind, QUOTE);
    const core = await open();
    onTestFinished(() => core.close());
    const { db } = core.database;
    const quote = { number: '2026-001', previewed_revision: null, handled: null };
    expect(await db.selectFrom('quotes').selectAll().execute()).toMatchObject([quote]);
    const sent = db.selectFrom('quote_versions').innerJoin('quote_answers', 'version_id', 'id');
    const [version] = await sent.select(['total', 'answer']).execute();
    expect([Number(version?.total), version?.answer]).toEqual([12_345, 'accepted']);
    expect(await db.selectFrom('quote_payments').selectAll().execute()).toEqual([]);
    const change = db.updateTable('quote_versions').set({ total: 1 }).execute();
    await expect(change).rejects.toThrow('never changes');
    // What is paid belongs to the quote, and goes with the request.
    await db
      .insertInto('quote_payments')
      .values({
        ...{ id: 'p', quote_id: 'q', kind: 'deposit', means: 'transfer', cents: 5000 },
        ...{ day: '2026-11-24', revision: 1, author: 'ana', created_at: 4000, updated_at: 4000 },
      })
      .execute();
    await db.deleteFrom('submissions').where('kind', '=', 'request').execute();
    for (const table of ['quotes', 'quote_versions', 'quote_answers', 'quote_payments'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });
});
