import { describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/databases.server.ts';
import { byAna, openEditing } from '../testing/given-editing.ts';
import { idsOf } from '../testing/ids-of.ts';
import * as sample from '../testing/samples.ts';

describe.each(DATABASES)('preview on %s', (_name, create) => {
  const given = openEditing(create);

  it('shows drafts instead of what is published, in the order they would have', async () => {
    const { store, preview, service } = given();
    await store.importDocuments([
      sample.menu('a', 1),
      sample.menu('b', 2),
      sample.menu('c', 3),
      sample.menu('drafts.a', 9, { title: 'Al final' }),
      sample.menu('drafts.b', 2, { isActive: false }),
      sample.menu('drafts.new', 0),
      sample.menu('versions.r1.c', 0, { title: 'De otro' }),
    ]);
    const seen = await preview();
    expect((await seen.dailyMenus()).map(({ _id, title }) => [_id, title.es])).toEqual([
      ['new', 'Menú drafts.new'],
      ['c', 'Menú c'],
      ['a', 'Al final'],
    ]);
    expect(idsOf(await service.dailyMenus())).toEqual(['a', 'b', 'c']);
  });

  it('shows what is published where a draft breaks its schema', async () => {
    const { store, preview } = given();
    await store.importDocuments([
      sample.menu('m', 1),
      sample.menu('drafts.m', 1, { items: [sample.dish('a', { price: 'tres' })] }),
      sample.post('drafts.p', { title: 7 }),
    ]);
    const service = await preview();
    expect((await service.dailyMenus()).map(({ items }) => items[0]?.price)).toEqual([3.5]);
    expect(await service.blog('slug-drafts.p', 'es')).toBeNull();
  });

  it('follows the references of the snapshot to drafts', async () => {
    const { store, preview } = given();
    await store.importDocuments([
      sample.menu('m1', 1),
      sample.menu('drafts.m1', 1, { title: 'Nuevo' }),
      sample.menu('drafts.m2', 2),
      sample.menu('m3', 3),
      sample.menu('drafts.m3', 3, { isActive: false }),
      sample.banner('drafts.b'),
      sample.snapshot({ dailyMenus: [sample.reference('m1')] }),
      sample.snapshot({
        _id: 'drafts.snapshot',
        banner: sample.reference('b'),
        dailyMenus: ['m3', 'm2', 'm1', 'gone'].map(sample.reference),
      }),
    ]);
    const snapshot = await (await preview()).snapshot();
    expect(snapshot?.dailyMenus.map(({ _id, title }) => [_id, title.es])).toEqual([
      ['m2', 'Menú drafts.m2'],
      ['m1', 'Nuevo'],
    ]);
    expect([snapshot?._id, snapshot?.banner?._id]).toEqual(['snapshot', 'b']);
  });

  it('shows the draft of a singleton, and lists by kind and by date', async () => {
    const { store, preview } = given();
    await store.importDocuments([
      sample.settings(),
      sample.settings({ _id: 'drafts.globalSettings', siteName: 'Otra' }),
      sample.testimonial('t', 1),
      sample.testimonial('drafts.t', 1, { kind: 'chef' }),
      sample.pastExperience('e1', '2024-01-01'),
      sample.pastExperience('e2', '2024-02-01'),
      sample.pastExperience('drafts.e1', '2024-03-01'),
      sample.banner('b1', { _updatedAt: '2024-01-01T00:00:00Z' }),
      sample.banner('b2', { _updatedAt: '2024-01-02T00:00:00Z' }),
      sample.banner('drafts.b1', { _updatedAt: '2024-01-03T00:00:00Z' }),
    ]);
    const service = await preview();
    expect((await service.globalSettings())?.siteName).toBe('Otra');
    expect(idsOf(await service.testimonials('birthday'))).toEqual([]);
    expect(idsOf(await service.testimonials('chef'))).toEqual(['t']);
    expect(idsOf(await service.pastExperiences())).toEqual(['e1', 'e2']);
    expect(idsOf(await service.banners())).toEqual(['b1', 'b2']);
    expect(await service.openingHours()).toBeNull();
  });

  it('pages posts with their drafts, whatever their dates, as publishing would show them', async () => {
    const { store, preview, service } = given();
    const day = (number: number) => ({ publishedAt: `2024-01-0${number}T00:00:00Z` });
    await store.importDocuments([
      ...[1, 2, 3, 4].map((number) => sample.post(`p${number}`, day(number))),
      sample.post('drafts.p1', { ...day(9), slug: 'movida', title: 'Movida' }),
      sample.post('drafts.p3', { ...day(3), publishedAt: '2999-01-01T00:00:00Z' }),
      sample.post('drafts.undated', { publishedAt: undefined }),
      sample.post('future', { publishedAt: '2999-01-01T00:00:00Z' }),
    ]);
    const seen = await preview();
    const page = async (offset: number) => {
      const { posts, total } = await seen.blogs({ offset, limit: 2 });
      return [idsOf(posts), total];
    };
    expect([await page(0), await page(2), await page(4)]).toEqual([
      [['p3', 'future'], 6],
      [['undated', 'p1'], 6],
      [['p4', 'p2'], 6],
    ]);
    const title = async (slug: string) => (await seen.blog(slug, 'es'))?.title.es;
    expect(await title('MOVIDA')).toBe('Movida');
    expect(await title('slug-p1')).toBeUndefined();
    expect(await title('P1')).toBe('Movida');
    expect(await title('slug-drafts.undated')).toBe('Entrada drafts.undated');
    expect(await title('slug-future')).toBe('Entrada future');
    expect(await seen.blogKeys()).toEqual(
      expect.arrayContaining([
        'movida',
        'p1',
        'slug-drafts.undated',
        'undated',
        'slug-future',
        'p4',
      ]),
    );
    expect(await service.blog('movida', 'es')).toBeNull();
    expect((await service.blog('slug-p1', 'es'))?._id).toBe('p1');
  });

  it('leaves out what is in the trash, and reads drafts again each time', async () => {
    const { store, preview } = given();
    await store.importDocuments([
      sample.menu('m', 1),
      sample.menu('drafts.m', 1, { title: 'Uno' }),
    ]);
    expect((await (await preview()).dailyMenus())[0]?.title.es).toBe('Uno');
    await store.publish(sample.menu('drafts.m', 1, { title: 'Dos' }));
    expect((await (await preview()).dailyMenus())[0]?.title.es).toBe('Dos');
    await store.remove('m');
    expect(await (await preview()).dailyMenus()).toEqual([]);
  });

  it('goes on showing a draft that is published while it is read', async () => {
    const { store, editor, preview } = given();
    const draft = sample.menu('drafts.m', 1, { title: 'Dos' });
    await store.importDocuments([sample.menu('m', 1, { title: 'Uno' }), draft]);
    const begun = await preview();
    const { revision } = (await editor.read('m')) ?? {};
    await editor.publish('m', byAna(revision ?? null));
    expect((await begun.dailyMenus()).map(({ title }) => title.es)).toEqual(['Dos']);
  });
});
