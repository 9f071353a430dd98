import { describe, expect, it, onTestFinished } from 'vitest';
import { DATABASES } from '../testing/databases.server.ts';
import * as sample from '../testing/samples.ts';
import { givenDatabase, givenContent } from '../testing/given-content.ts';
import { InvalidDocumentError } from './invalid-document-error.server.ts';

describe.each(DATABASES)('content store on %s', (_name, create) => {
  const given = async () => givenContent(await givenDatabase(create));

  it('reports the document and the lists it joins, then the document alone, then the lists it leaves', async () => {
    const { store, reported } = await given();
    await store.publish(sample.menu('m', 1));
    await store.publish(sample.menu('m', 1, { title: 'Otro título' }));
    expect(await store.remove('m')).toBe(true);
    expect(reported).toEqual([
      { ids: ['m'], queries: ['dailyMenus', 'filledTypes', 'snapshot'] },
      { ids: ['m'], queries: [] },
      { ids: ['m'], queries: ['dailyMenus', 'filledTypes', 'snapshot'] },
    ]);
  });

  it.each([
    ['its order', sample.menu('m', 1), sample.menu('m', 2), ['dailyMenus', 'snapshot']],
    [
      'whether it is active',
      sample.menu('m', 1),
      sample.menu('m', 1, { isActive: false }),
      ['dailyMenus', 'filledTypes', 'snapshot'],
    ],
    [
      'its date',
      sample.post('p'),
      sample.post('p', { publishedAt: '2025-01-01' }),
      ['blog', 'blogKeys', 'blogs', 'movedPosts'],
    ],
    [
      'its slug',
      sample.post('p'),
      sample.post('p', { slug: 'otra' }),
      ['blog', 'blogKeys', 'blogs', 'movedPosts'],
    ],
    [
      'its former addresses',
      sample.post('p'),
      sample.post('p', { formerSlugs: ['antes'] }),
      ['blog', 'blogKeys', 'blogs', 'movedPosts'],
    ],
    ['the words of a post', sample.post('p'), sample.post('p', { title: 'Otra' }), []],
    ['a slug only in its case', sample.post('p'), sample.post('p', { slug: 'SLUG-P' }), []],
    [
      'the words of a banner',
      sample.banner('b'),
      sample.banner('b', { titles: 'Otro' }),
      ['banners'],
    ],
    ['the words of the settings', sample.settings(), sample.settings({ siteName: 'Otro' }), []],
    [
      'the kind of a testimonial',
      sample.testimonial('t', 1),
      sample.testimonial('t', 1, { kind: 'chef' }),
      ['testimonials'],
    ],
  ])('reports the lists that change with %s', async (_what, before, after, queries) => {
    const { store, reported } = await given();
    await store.publish(before);
    await store.publish(after);
    expect(reported[1]).toEqual({ ids: [after._id], queries });
  });

  it('reports the lists of a document that is repaired, since it was left out of them', async () => {
    const { store, reported } = await given();
    await store.importDocuments([sample.menu('m', 1, { title: 42 })]);
    await store.publish(sample.menu('m', 1));
    expect(reported[1]).toEqual({ ids: ['m'], queries: ['dailyMenus', 'snapshot'] });
  });

  it('touches no list with a draft', async () => {
    const { store, reported } = await given();
    await store.publish(sample.post('drafts.p'));
    await store.remove('drafts.p');
    expect(reported.map(({ queries }) => queries)).toEqual([[], []]);
  });

  it('reports one change for an import', async () => {
    const { store, reported } = await given();
    await store.importDocuments([sample.menu('m', 1), sample.post('p'), sample.settings()]);
    expect(reported).toEqual([
      {
        ids: ['globalSettings', 'm', 'p'],
        queries: [
          'blog',
          'blogKeys',
          'blogs',
          'dailyMenus',
          'filledTypes',
          'globalSettings',
          'movedPosts',
          'snapshot',
        ],
      },
    ]);
  });

  it('removes a version in a release at once, without keeping its history', async () => {
    const { store, editor } = await given();
    await store.importDocuments([sample.menu('versions.r1.m', 1)]);
    await store.importDocuments([sample.menu('versions.r1.m', 2)]);
    expect(await store.list()).toMatchObject([{ id: 'versions.r1.m', state: 'draft' }]);
    expect((await editor.versions('versions.r1.m')).total).toBe(0);
    expect(await editor.read('versions.r1.m')).toBeNull();
    expect(await store.remove('versions.r1.m')).toBe(true);
    expect([await store.list(), (await editor.listTrash()).total]).toEqual([[], 0]);
    expect(await store.remove('versions.r1.m')).toBe(false);
  });

  it('discards the draft of a published document alone, and takes a document to the trash with it', async () => {
    const { store, editor, service } = await given();
    const both = [sample.menu('m', 1), sample.menu('drafts.m', 1, { title: 'Otro' })];
    await store.importDocuments(both);
    expect(await store.remove('drafts.m')).toBe(true);
    expect(await store.remove('drafts.m')).toBe(false);
    expect((await service.dailyMenus()).map(({ _id }) => _id)).toEqual(['m']);
    expect((await editor.versions('m')).versions.map(({ state }) => state)).toEqual([
      'published',
      'draft',
    ]);
    await store.importDocuments(both);
    expect(await store.remove('m')).toBe(true);
    expect(await editor.read('m')).toMatchObject({
      published: { body: { title: 'Menú m' } },
      draft: { body: { title: 'Otro' } },
      trashed: { author: { id: 'command' } },
    });
    expect(await store.remove('m')).toBe(false);
  });

  it('reports nothing when there was nothing to remove', async () => {
    const { store, reported } = await given();
    expect(await store.remove('nobody')).toBe(false);
    expect(reported).toEqual([]);
  });

  it('refuses a document that breaks its schema, naming the fields', async () => {
    const { store, service } = await given();
    const broken = sample.menu('m', 1, { items: [sample.dish('a', { price: 'tres' })], title: 7 });
    const refusal: unknown = await store.publish(broken).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(InvalidDocumentError);
    const { problems } = refusal as InvalidDocumentError;
    expect(problems.map((line) => line.split(':')[0]).sort()).toEqual(['items.0.price', 'title']);
    await expect(store.publish({ _id: 'x', _type: 'riddle' })).rejects.toThrow(
      InvalidDocumentError,
    );
    expect(await service.dailyMenus()).toEqual([]);
    expect(await store.list()).toEqual([]);
  });

  it('keeps the time of creation, and stamps each write', async () => {
    let now = Date.parse('2024-01-01T00:00:00Z');
    const { store, service } = await givenContent(await givenDatabase(create), () => now);
    await store.publish(sample.menu('m', 1));
    const [first] = await service.dailyMenus();
    now += 60_000;
    await store.publish(first);
    const [second] = await service.dailyMenus();
    expect(second?._createdAt).toBe('2024-01-01T00:00:00.000Z');
    expect(second?._updatedAt).toBe('2024-01-01T00:01:00.000Z');
    expect(second?._rev).not.toBe(first?._rev);
  });

  it('skips what has no id or no known type, and counts it', async () => {
    const { store } = await given();
    const documents = [
      sample.menu('m', 1),
      { _type: 'blog' },
      { _id: 'a', _type: 'sanity.imageAsset' },
      null,
    ];
    expect(await store.importDocuments(documents)).toEqual({ stored: 1, skipped: 3 });
  });

  it('exports what was imported, including unknown fields and drafts, and imports it again', async () => {
    const first = await given();
    const documents = [
      sample.menu('m', 1, { remark: 'campo propio' }),
      sample.post('drafts.p'),
      sample.banner('b', {
        _updatedAt: '2024-02-02T02:02:02.000Z',
        _createdAt: '2024-01-01T00:00:00Z',
      }),
    ];
    await first.store.importDocuments(documents);
    const lines = await Array.fromAsync(first.store.exportDocuments());
    expect(lines.every((line) => line.endsWith('\n'))).toBe(true);
    const exported = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    for (const document of documents) {
      expect(exported.find(({ _id }) => _id === document._id)).toMatchObject(document);
    }

    const second = await given();
    await second.store.importDocuments(exported);
    const again = await Array.fromAsync(second.store.exportDocuments());
    const bare = (texts: readonly string[]) =>
      texts.map((text) => ({ ...(JSON.parse(text) as object), _rev: undefined }));
    expect(bare(again)).toEqual(bare(lines));
  });

  it('exports also what is taken off the site meanwhile', async () => {
    const { store, editor } = await given();
    const posts = Array.from({ length: 600 }, (_, index) => sample.post(`p${index}`));
    await store.importDocuments([...posts, sample.menu('z', 1)]);
    const ids: string[] = [];
    for await (const line of store.exportDocuments()) {
      if (ids.length === 0) {
        const { revision: expectedRevision = null } = (await editor.read('z')) ?? {};
        await editor.unpublish('z', { author: { id: 'ana' }, expectedRevision });
      }
      ids.push((JSON.parse(line) as { _id: string })._id);
    }
    expect([ids.length, ids.at(-1)]).toEqual([601, 'drafts.z']);
  });

  it('imports posts in several batches, counts and pages them', async () => {
    const { store, service, reported } = await given();
    const posts = Array.from({ length: 1_700 }, (_, index) =>
      sample.post(`p${index}`, { publishedAt: new Date(1.7e12 + index * 1000).toISOString() }),
    );
    expect(await store.importDocuments(posts)).toEqual({ stored: 1_700, skipped: 0 });
    expect(reported.map(({ ids }) => ids.length)).toEqual([1_700]);
    const page = await service.blogs({ offset: 1_690, limit: 20 });
    expect([page.total, page.posts.length, page.posts.at(-1)?._id]).toEqual([1_700, 10, 'p0']);
    expect((await service.blog('SLUG-P1471', 'es'))?._id).toBe('p1471');
  });

  it('forgets changes after a day', async () => {
    let now = Date.parse('2024-01-01T00:00:00Z');
    const { store, database, reported } = await givenContent(
      await givenDatabase(create),
      () => now,
    );
    await store.publish(sample.menu('a', 1));
    await store.publish(sample.menu('b', 1));
    now += 25 * 60 * 60 * 1000;
    await store.publish(sample.menu('c', 1));
    const rows = await database.db
      .selectFrom('content_changes')
      .select('seq')
      .orderBy('seq')
      .execute();
    expect(rows.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(reported.map(({ ids }) => ids)).toEqual([['a'], ['b'], ['c']]);
  });

  it('does not notify a listener that has unsubscribed', async () => {
    const { store, changes } = await given();
    const heard: unknown[] = [];
    const unsubscribe = changes.subscribe((change) => heard.push(change));
    onTestFinished(unsubscribe);
    await store.publish(sample.menu('a', 1));
    unsubscribe();
    await store.publish(sample.menu('b', 1));
    expect(heard).toHaveLength(1);
  });
});
