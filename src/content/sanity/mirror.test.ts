import { describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/databases.server.ts';
import { givenDatabase, givenContent } from '../testing/given-content.ts';
import { idsOf } from '../testing/ids-of.ts';
import * as sample from '../testing/samples.ts';
import type { StorableDocument } from '../store/document-row.server.ts';
import { sqliteTestDatabase } from '../testing/test-database.server.ts';
import { mirror, type MirrorOptions } from './mirror.server.ts';
import { readingClient } from './sanity-client.server.ts';
import { givenProcess, givenSanity } from './testing/given-mirror.ts';

const FUTURE = '2099-01-01T00:00:00.000Z';
const ALONE = { extend: async () => {} };
/** What each writer of a document says itself: when, and as which revision. */
const OWN = new Set(['_createdAt', '_updatedAt', '_rev']);

describe.each(DATABASES)('the mirror on %s', (_name, create) => {
  async function given() {
    const home = await givenDatabase(create);
    const { sanity, config } = await givenSanity();
    const { content, reported } = await givenProcess(home, sanity);
    const local = await givenContent(home);
    const { db } = local.database;
    const filled: string[] = [];
    const options: MirrorOptions = {
      client: readingClient(config),
      ...{ db, store: local.store, now: Date.now },
      fillSample: async (types) => void filled.push(...types),
    };
    const read = () => mirror(options, ALONE);
    return { home, sanity, content, local, reported, options, filled, read };
  }

  it('shows what is published, and neither drafts nor versions in releases', async () => {
    const { sanity, content, read } = await given();
    const documents = [sample.menu('m', 1), sample.menu('drafts.m', 0), sample.menu('drafts.n', 0)];
    for (const one of [...documents, sample.menu('versions.r1.m', 0)]) sanity.lake.put(one);
    sanity.lake.put({ _id: 'person-1', _type: 'person', name: 'Ana' });
    expect(await read()).toMatchObject({ written: 1, removed: 0 });
    expect(idsOf(await content.service.dailyMenus())).toEqual(['m']);
  });

  it('writes what an import would, so that the site reads the same', async () => {
    const { sanity, local, read } = await given();
    const imported = await givenContent(await givenDatabase(create));
    const documents = [
      ...[sample.menu('m', 1), sample.submenu('s', 1), sample.banner('b'), sample.snapshot()],
      ...[sample.settings(), sample.testimonial('t', 1), sample.galleryPicture('g', 1)],
      ...[sample.pastExperience('e', '2026-05-01'), sample.hours(), sample.service('v')],
      ...[sample.post('p', { body: [sample.paragraph('Hola')], image: sample.picture() })],
      // Neither what its schema does not know nor what breaks it is lost.
      sample.post('broken', { title: 1, unknown: { deep: ['a', null] } }),
    ];
    for (const one of documents) sanity.lake.put(one);
    await read();
    await imported.store.importDocuments(documents as StorableDocument[]);
    const stored = async ({ database }: typeof imported) => {
      const shown = database.db.selectFrom('documents').where('state', '=', 'published');
      const rows = await shown.selectAll().orderBy('id').execute();
      return rows.map(({ body, ...row }) => {
        const fields = Object.entries(JSON.parse(body) as object).filter(
          ([name]) => !OWN.has(name),
        );
        const { id, lookup_id, type, slug, kind, position, is_active, published_at } = row;
        const columns = { id, lookup_id, type, slug, kind, position, is_active, published_at };
        return { ...columns, fields: Object.fromEntries(fields) };
      });
    };
    expect(await stored(local)).toEqual(await stored(imported));
    expect(await stored(imported)).toHaveLength(documents.length);
  });

  it('reads again only what has another revision, and takes out what is gone', async () => {
    const { sanity, content, reported, read } = await given();
    for (const id of ['a', 'b', 'c']) sanity.lake.put(sample.menu(id, 1));
    await read();
    expect(await read()).toMatchObject({ written: 0, removed: 0 });
    sanity.lake.put(sample.menu('b', 1, { title: 'Otra' }));
    sanity.lake.documents.delete('c');
    await content.catchUp();
    reported.length = 0;
    expect(await read()).toMatchObject({ written: 1, removed: 1 });
    await content.catchUp();
    expect(reported).toEqual([
      { ids: ['b'], queries: [] },
      { ids: ['c'], queries: ['dailyMenus', 'snapshot'] },
    ]);
    expect((await content.service.dailyMenus()).map(({ title }) => title?.['es'])).toEqual([
      'Menú a',
      'Otra',
    ]);
    sanity.lake.put(sample.menu('c', 1));
    await read();
    expect(idsOf(await content.service.dailyMenus())).toEqual(['a', 'b', 'c']);
  });

  it('shows the sample of what Sanity has none of, and only that', async () => {
    const { sanity, content, filled, read } = await given();
    sanity.lake.put(sample.testimonial('own', 1));
    sanity.lake.put(sample.hours({ _id: 'drafts.openingHours' }));
    await read();
    const { service } = content;
    expect(idsOf(await service.testimonials('birthday'))).toEqual(['own']);
    expect(await service.testimonials('chef')).toEqual([]);
    expect((await service.openingHours())?._id).toBe('openingHours');
    expect(await service.dailyMenus()).toEqual([]);
    expect(filled).not.toContain('testimonial');
    sanity.lake.documents.clear();
    filled.length = 0;
    await read();
    expect(await service.testimonials('birthday')).toEqual([]);
    expect(filled).toContain('testimonial');
    expect(filled).not.toContain('openingHours');
    expect(filled).not.toContain('dailyMenu');
  });

  it('keeps in the trash what was written here before, and what stood in its place as a version', async () => {
    const { sanity, content, local, read } = await given();
    await local.store.publish(sample.menu('mine', 1));
    await local.store.publish(sample.menu('drafts.idea', 1));
    await local.store.publish(sample.menu('both', 1, { title: 'Mío' }));
    sanity.lake.put(sample.menu('both', 1, { title: 'Suyo' }));
    expect(await read()).toMatchObject({ written: 1, removed: 2 });
    expect(idsOf(await content.service.dailyMenus())).toEqual(['both']);
    const { documents } = await local.editor.list({ type: 'dailyMenu', state: 'trashed' });
    expect(documents.map(({ id }) => id).sort()).toEqual(['idea', 'mine']);
    const { versions } = await local.editor.versions('both');
    expect(versions).toHaveLength(2);
  });

  it('writes over what was changed here meanwhile', async () => {
    const { sanity, content, local, read } = await given();
    sanity.lake.put(sample.menu('m', 1, { title: 'Suyo' }));
    await read();
    await local.store.publish(sample.menu('m', 1, { title: 'Mío' }));
    expect(await read()).toMatchObject({ written: 1 });
    expect((await content.service.dailyMenus())[0]?.title).toEqual({ es: 'Suyo' });
  });

  it('leaves out posts whose date is to come or missing, and says when the first is due', async () => {
    const { sanity, content, local, read } = await given();
    sanity.lake.put(sample.post('past'));
    sanity.lake.put(sample.post('later', { publishedAt: FUTURE }));
    sanity.lake.put(sample.post('undated', { publishedAt: null }));
    expect(await read()).toEqual({ written: 1, removed: 0, nextAt: Date.parse(FUTURE) });
    expect(idsOf((await content.service.blogs({ offset: 0, limit: 9 })).posts)).toEqual(['past']);
    expect((await local.store.list()).filter(({ type }) => type === 'blog')).toHaveLength(1);
    sanity.lake.put(sample.post('past', { publishedAt: FUTURE }));
    expect(await read()).toMatchObject({ removed: 1 });
    expect(await content.service.blogKeys()).toEqual([]);
  });

  it('keeps what was read last while Sanity shows nothing at all, and lets the last document go', async () => {
    const { sanity, content, filled, read } = await given();
    const documents = [sample.menu('a', 1), sample.menu('b', 2)];
    for (const one of documents) sanity.lake.put(one);
    await read();
    filled.length = 0;
    sanity.lake.documents.clear();
    await expect(read()).rejects.toThrow('no document at all');
    expect(idsOf(await content.service.dailyMenus())).toEqual(['a', 'b']);
    expect(filled).toEqual([]);
    for (const one of documents) sanity.lake.put(one);
    for (const { _id } of documents) {
      sanity.lake.documents.delete(_id);
      expect(await read()).toMatchObject({ removed: 1 });
    }
    expect(await content.service.dailyMenus()).toEqual([]);
  });

  it('goes on where a reading broke off', async () => {
    const { sanity, content, options, read } = await given();
    for (let index = 0; index < 250; index += 1) sanity.lake.put(sample.menu(`m${index}`, index));
    let batches = 0;
    const extend = async () => {
      batches += 1;
      if (batches === 3) throw new Error('broken off');
    };
    const breaking = mirror(options, { extend });
    await expect(breaking).rejects.toThrow('broken off');
    expect(await content.service.dailyMenus()).toHaveLength(200);
    expect(await read()).toMatchObject({ written: 50 });
    expect(await content.service.dailyMenus()).toHaveLength(250);
  });

  it('mirrors thousands of documents, and keeps none of those that are deleted', async () => {
    const { sanity, content, local, read } = await given();
    // Enough for several batches; on one of the databases for several answers, too.
    const all = local.database.kind === 'sqlite' ? 5_500 : 600;
    const some = (all * 2) / 5;
    const total = async () => (await content.service.blogs({ offset: 0, limit: 1 })).total;
    for (let index = 0; index < all; index += 1) sanity.lake.put(sample.post(`post-${index}`));
    expect(await read()).toMatchObject({ written: all });
    expect(await total()).toBe(all);
    const before = sanity.sentBytes();
    const asked = sanity.requests.length;
    expect(await read()).toMatchObject({ written: 0, removed: 0 });
    // Which documents there are, in one or two answers.
    expect(sanity.requests.length - asked).toBeLessThan(4);
    expect(sanity.sentBytes() - before).toBeLessThan(150 * all);
    const gone = [...sanity.lake.documents.keys()].slice(0, some);
    for (const id of gone) sanity.lake.documents.delete(id);
    expect(await read()).toMatchObject({ written: 0, removed: some });
    expect(await total()).toBe(all - some);
  });
});

it('asks without a token', async () => {
  const home = await givenDatabase(sqliteTestDatabase);
  const { sanity, config } = await givenSanity();
  const { store, database } = await givenContent(home);
  const fillSample = async () => {};
  const client = readingClient(config);
  sanity.lake.put(sample.menu('m', 1));
  await mirror({ client, db: database.db, store, fillSample, now: Date.now }, ALONE);
  expect(new Set(sanity.requests.map(({ authorization }) => authorization))).toEqual(
    new Set([undefined]),
  );
});
