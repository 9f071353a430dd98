import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Fields, Log } from '../log/index.server.ts';
import { fillWithSample, readFolder } from './import.server.ts';
import { publicSample, removeSample } from './sample.server.ts';
import type { ContentStore } from './store/content-store.server.ts';
import { DATABASES, FULL_SUITE_KINDS } from './testing/databases.server.ts';
import * as sample from './testing/samples.ts';
import { givenDatabase, givenContent } from './testing/given-content.ts';
import { ndjson, givenFolder } from './testing/given-folder.ts';

/** A picture as an export writes it. */
const exported = (file: string) => ({
  _type: 'image',
  _sanityAsset: `image@file://./images/${file}`,
  alt: 'foto',
});

function warnings(): { log: Log; said: Fields[] } {
  const said: Fields[] = [];
  const keep = (_message: string, fields: Fields = {}) => void said.push(fields);
  return { said, log: { info() {}, warn: keep, error: keep } };
}

const reference = 'image-0123456789abcdef0123-800x600-webp';
const noPictures = async () => reference;

/** Writes a folder's documents. */
async function importFolder({
  store,
  ...options
}: Parameters<typeof readFolder>[0] & { store: ContentStore }) {
  return store.importDocuments((await readFolder(options)).documents);
}

describe.each(DATABASES)('import of a folder on %s', (kind, create) => {
  const given = async () => givenContent(await givenDatabase(create));

  it('reads every .ndjson and replaces pictures by references, resolving each file once', async () => {
    const { store, service } = await given();
    const body = [{ _type: 'image', _key: 'k', _sanityAsset: 'image@file://./images/a.webp' }];
    const folder = await givenFolder({
      'banner.ndjson': ndjson([sample.banner('b', { image: exported('a.webp') })]),
      'blog.ndjson': ndjson([
        sample.post('p', {
          coverImage: exported('b.webp'),
          content: [{ _key: 'es', value: body }],
        }),
      ]),
      'readme.txt': 'not content',
    });
    const asked: string[] = [];
    const resolveImage = async (path: string) => {
      asked.push(relative(folder, path));
      return `image-${path.endsWith('a.webp') ? 'a' : 'b'}-800x600-webp`;
    };
    const { log, said } = warnings();
    expect(await importFolder({ store, folder, resolveImage, log })).toEqual({
      stored: 2,
      skipped: 0,
    });
    expect(asked.sort()).toEqual(['images/a.webp', 'images/b.webp']);
    expect((await service.banners())[0]?.image.asset._ref).toBe('image-a-800x600-webp');
    const post = await service.blog('p', 'es');
    expect(post?.coverImage?.asset._ref).toBe('image-b-800x600-webp');
    expect(post?.content['es']?.[0]).toMatchObject({ asset: { _ref: 'image-a-800x600-webp' } });
    expect(said).toEqual([]);
  });

  it('fills once when two processes found the database empty', async () => {
    const home = await givenDatabase(create);
    const [one, two] = [await givenContent(home), await givenContent(home)];
    const folder = await givenFolder({
      'data.ndjson': ndjson([sample.banner('b', { image: exported('a.webp') })]),
    });
    const fill = ({ store, database: { db } }: typeof one) => {
      const looked = Promise.withResolvers<undefined>();
      const picture = Promise.withResolvers<string>();
      const resolveImage = () => {
        looked.resolve(undefined);
        return picture.promise;
      };
      const filled = fillWithSample({ db, store, folder, resolveImage, log: warnings().log });
      return { looked: looked.promise, write: () => (picture.resolve(reference), filled) };
    };
    const first = fill(one);
    const second = fill(two);
    await Promise.all([first.looked, second.looked]);
    await first.write();
    await second.write();
    const rows = await one.database.db.selectFrom('content_changes').select('seq').execute();
    expect(rows).toHaveLength(1);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('skips a line that is not JSON and a picture that cannot be read, and logs which', async () => {
    const { store, service } = await given();
    const folder = await givenFolder({
      'data.ndjson': [
        '{"_id":',
        JSON.stringify(sample.post('p', { coverImage: exported('../../secret.webp') })),
        JSON.stringify(sample.post('q', { publishedAt: '2023-01-01' })),
      ].join('\n'),
    });
    const { log, said } = warnings();
    const result = await importFolder({ store, folder, resolveImage: noPictures, log });
    expect(result).toEqual({ stored: 2, skipped: 0 });
    expect(said).toMatchObject([
      { file: 'data.ndjson', line: 1 },
      {
        asset: 'image@file://./images/../../secret.webp',
        error: expect.stringContaining('outside'),
      },
    ]);
    expect((await service.blogs({ offset: 0, limit: 5 })).posts.map(({ _id }) => _id)).toContain(
      'q',
    );
  });

  it('refuses a folder without content', async () => {
    const { store } = await given();
    const folder = await givenFolder();
    const { log } = warnings();
    await expect(importFolder({ store, folder, resolveImage: noPictures, log })).rejects.toThrow(
      'no .ndjson file',
    );
  });

  it('replaces documents of the same id, and leaves others', async () => {
    const { store, service } = await given();
    await store.publish(sample.menu('kept', 1));
    await store.publish(sample.menu('m', 2));
    const folder = await givenFolder({
      'data.ndjson': ndjson([sample.menu('m', 2, { title: 'Nuevo' })]),
    });
    await importFolder({ store, folder, resolveImage: noPictures, log: warnings().log });
    expect((await service.dailyMenus()).map(({ title }) => title.es)).toEqual([
      'Menú kept',
      'Nuevo',
    ]);
  });

  it('fills an empty database with the sample once, and resolves no picture after that', async () => {
    const { store, database, service } = await given();
    const folder = await givenFolder({
      'data.ndjson': ndjson([
        sample.menu('m', 1),
        sample.banner('b', { image: exported('a.webp') }),
      ]),
    });
    let asked = 0;
    const resolveImage = async () => {
      asked += 1;
      return reference;
    };
    const fill = () =>
      fillWithSample({ db: database.db, store, folder, resolveImage, log: warnings().log });
    await fill();
    expect((await store.list()).map(({ id }) => id)).toEqual(['b', 'm']);
    await store.publish(sample.menu('m', 1, { title: 'Cambiado' }));
    await store.remove('b');
    await fill();
    expect((await store.list()).map(({ id }) => id)).toEqual(['m']);
    expect((await service.dailyMenus())[0]?.title).toEqual({ es: 'Cambiado' });
    await store.remove('m');
    await fill();
    expect(await store.list()).toEqual([]);
    expect(asked).toBe(1);
  });

  it('fills in types that are new while the sample is in use, once, and none that there is or was', async () => {
    const { store, database } = await given();
    const { log } = warnings();
    const fill = (folder: string) =>
      fillWithSample({ db: database.db, store, folder, resolveImage: async () => reference, log });
    const first = ndjson([sample.menu('m', 1), sample.menu('n', 2)]);
    await fill(await givenFolder({ 'dailyMenu.ndjson': first }));
    await store.remove('m');
    await store.publish(sample.submenu('own', 1));
    const grown = await givenFolder({
      'dailyMenu.ndjson': first,
      'submenu.ndjson': ndjson([sample.submenu('s', 1)]),
      'openingHours.ndjson': ndjson([sample.hours()]),
    });
    await fill(grown);
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(['n', 'openingHours', 'own']);
    await store.remove('openingHours');
    await fill(grown);
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(['n', 'own']);
  });

  it('fills in some types alone for Sanity, and none of the others once a business leaves it', async () => {
    const { store, database } = await given();
    const { log } = warnings();
    const files = {
      'dailyMenu.ndjson': ndjson([sample.menu('m', 1)]),
      'openingHours.ndjson': ndjson([sample.hours()]),
    };
    const folder = await givenFolder(files);
    const options = { db: database.db, store, resolveImage: async () => reference, log };
    await fillWithSample({ ...options, folder }, ['openingHours']);
    await fillWithSample({ ...options, folder });
    expect((await store.list()).map(({ id }) => id)).toEqual(['openingHours']);
    // The same of what an upgrade brings while Sanity has the content.
    const grown = await givenFolder({ ...files, 'banner.ndjson': ndjson([sample.banner('b')]) });
    await fillWithSample({ ...options, folder: grown }, ['openingHours']);
    await fillWithSample({ ...options, folder: grown });
    expect((await store.list()).map(({ id }) => id)).toEqual(['openingHours']);
  });

  it('fills in nothing new once the sample was removed, or everything was changed', async () => {
    const home = await givenDatabase(create);
    const { store, database } = await givenContent(home);
    const { log } = warnings();
    const fill = (folder: string) =>
      fillWithSample({ db: database.db, store, folder, resolveImage: async () => reference, log });
    const menu = ndjson([sample.menu('m', 1)]);
    const grown = await givenFolder({
      'dailyMenu.ndjson': menu,
      'openingHours.ndjson': ndjson([sample.hours()]),
    });
    await fill(await givenFolder({ 'dailyMenu.ndjson': menu }));
    await store.publish(sample.menu('m', 1, { title: 'Propio' }));
    await fill(grown);
    expect((await store.list()).map(({ id }) => id)).toEqual(['m']);
    const { db } = database;
    expect(await removeSample({ db }, { id: 'ana' })).toBe(0);
    await fill(grown);
    expect((await store.list()).map(({ id }) => id)).toEqual(['m']);
  });

  it('is removed but for what somebody has changed or begun to change', async () => {
    const home = await givenDatabase(create);
    const { store, database } = await givenContent(home);
    const { db } = database;
    const folder = await givenFolder({
      'data.ndjson': ndjson([1, 2, 3, 4].map((place) => sample.menu(`m${place}`, place))),
    });
    await fillWithSample({ db, store, folder, resolveImage: noPictures, log: warnings().log });
    await store.publish(sample.menu('m1', 1, { title: 'Propio' }));
    await store.publish(sample.menu('drafts.m2', 2, { title: 'Empezado' }));
    await store.remove('m4');
    const shown = async () => (await publicSample(db)).map(({ type, count }) => [type, count]);
    expect(await shown()).toEqual([['dailyMenu', 2]]);
    expect(await removeSample({ db }, { id: 'ana' })).toBe(2);
    expect(await shown()).toEqual([['dailyMenu', 1]]);
    expect((await store.list()).map(({ id }) => id)).toEqual(['drafts.m2', 'm1', 'm2']);
    const versions = await db.selectFrom('content_versions').select('document_id').execute();
    expect(versions.map((one) => one.document_id)).toEqual(['m1']);
  });

  it('leaves a database alone if it has documents already', async () => {
    const { store, database } = await given();
    await store.publish(sample.menu('own', 1));
    const folder = await givenFolder({ 'data.ndjson': ndjson([sample.menu('m', 1)]) });
    const options = { db: database.db, store, folder, log: warnings().log };
    await fillWithSample({ ...options, resolveImage: noPictures });
    expect((await store.list()).map(({ id }) => id)).toEqual(['own']);
  });
});
