import { describe, expect, it } from 'vitest';
import { collectionOf, DOCUMENT_TYPES } from '../collections.ts';
import { DATABASES } from '../testing/databases.server.ts';
import { ANA, openEditing } from '../testing/given-editing.ts';
import { sampleDocument } from '../testing/sample-document.server.ts';
import * as sample from '../testing/samples.ts';
import type { ListFilter } from './entry-list.server.ts';

describe.each(DATABASES)('lists of documents on %s', (_name, create) => {
  const given = openEditing(create);
  const ids = async (filter: ListFilter) =>
    (await given().editor.list(filter)).documents.map(({ id }) => id);

  it('lists a document that has a draft once, as the draft has it', async () => {
    const { editor, store, now } = given();
    await store.importDocuments([
      sample.menu('both', 1),
      sample.menu('drafts.both', 3, { title: { en: 'Soon', es: 'Pronto' }, isActive: false }),
      sample.menu('published', 2),
      sample.testimonial('drafts.new', 1),
      sample.menu('versions.r1.both', 9),
    ]);
    const { documents, total } = await editor.list({ order: 'title' });
    expect(total).toBe(3);
    expect(documents.map(({ id, state }) => [id, state])).toEqual([
      ['published', 'published'],
      ['both', 'changed'],
      ['new', 'draft'],
    ]);
    expect(documents[1]).toEqual({
      id: 'both',
      type: 'dailyMenu',
      state: 'changed',
      title: 'Pronto',
      titleEn: 'Soon',
      slug: 'drafts.both',
      kind: null,
      position: 3,
      isActive: false,
      date: null,
      updatedAt: now(),
      author: { id: 'import' },
      trashed: null,
      revision: (await editor.read('both'))?.revision,
      schedules: [],
    });
    expect(await editor.counts()).toEqual([
      { type: 'dailyMenu', state: 'changed', count: 1 },
      { type: 'dailyMenu', state: 'published', count: 1 },
      { type: 'testimonial', state: 'draft', count: 1 },
    ]);
  });

  it('says of a day what is held on it', async () => {
    const workshop = (id: string, title: object) => ({ _id: id, _type: 'workshop', title });
    const on = (id: string, workshop: string) => ({
      ...{ _id: id, _type: 'workshopDate', date: '2027-03-05' },
      workshop: { _type: 'reference', _ref: workshop },
    });
    const { editor, store } = given();
    await store.importDocuments([
      workshop('rice', { es: 'Arroces', en: 'Rice' }),
      workshop('bread', { es: 'Pan' }),
      ...[on('a', 'rice'), on('drafts.a', 'bread'), on('b', 'rice'), on('c', 'gone')],
    ]);
    const { documents } = await editor.list({ type: 'workshopDate' });
    const titles = new Map(documents.map(({ id, title, titleEn }) => [id, [title, titleEn]]));
    expect(titles.get('a')).toEqual(['2027-03-05 · Pan', null]);
    expect(titles.get('b')).toEqual(['2027-03-05 · Arroces', '2027-03-05 · Rice']);
    expect(titles.get('c')).toEqual(['2027-03-05', null]);
  });

  it('filters by type, state and kind', async () => {
    await given().store.importDocuments([
      sample.menu('m', 1),
      sample.menu('off', 2, { isActive: false }),
      sample.testimonial('t', 1),
      sample.testimonial('chef', 2, { kind: 'chef' }),
      sample.testimonial('drafts.chef', 2, { kind: 'chef' }),
    ]);
    const order = 'position';
    expect(await ids({ order, type: 'dailyMenu' })).toEqual(['m', 'off']);
    expect(await ids({ order, kind: 'chef' })).toEqual(['chef']);
    expect(await ids({ order, state: 'changed' })).toEqual(['chef']);
    expect(await ids({ order, state: ['changed', 'published'], type: 'testimonial' })).toEqual([
      't',
      'chef',
    ]);
    expect(await ids({ state: 'trashed' })).toEqual([]);
  });

  it('orders by title, change, position and date, and pages', async () => {
    await given().store.importDocuments([
      sample.post('p1', {
        title: 'Ñoquis',
        publishedAt: '2024-01-03',
        _updatedAt: '2024-02-01T00:00:00Z',
      }),
      sample.post('p2', {
        title: 'árbol',
        publishedAt: '2024-01-01',
        _updatedAt: '2024-02-03T00:00:00Z',
      }),
      sample.post('p3', { title: 'Zumo', publishedAt: null, _updatedAt: '2024-02-02T00:00:00Z' }),
      sample.post('p4', {
        title: 'nata',
        publishedAt: '2024-01-02',
        _updatedAt: '2024-01-01T00:00:00Z',
      }),
    ]);
    expect(await ids({})).toEqual(['p2', 'p3', 'p1', 'p4']);
    expect(await ids({ order: 'updatedAt', direction: 'asc' })).toEqual(['p4', 'p1', 'p3', 'p2']);
    expect(await ids({ order: 'title' })).toEqual(['p2', 'p4', 'p1', 'p3']);
    expect(await ids({ order: 'title', direction: 'desc' })).toEqual(['p3', 'p1', 'p4', 'p2']);
    expect(await ids({ order: 'date' })).toEqual(['p2', 'p4', 'p1', 'p3']);
    expect(await ids({ order: 'date', direction: 'desc' })).toEqual(['p1', 'p4', 'p2', 'p3']);
    const { documents, total } = await given().editor.list({ order: 'title', offset: 1, limit: 2 });
    expect([documents.map(({ id }) => id), total]).toEqual([['p4', 'p1'], 4]);
    expect(await ids({ offset: 9 })).toEqual([]);
    expect(await ids({ order: 'title', offset: -3, limit: Number.NaN })).toEqual(['p2']);
  });

  it('orders by the titles of a language, in Spanish what has none in it', async () => {
    await given().store.importDocuments([
      sample.menu('fish', 1, { title: { es: 'Pescado', en: 'Fish' } }),
      sample.menu('apple', 2, { title: { es: 'Tarta', en: 'Apple pie' } }),
      sample.menu('cocido', 3, { title: { es: 'Cocido', en: ' ' } }),
      sample.menu('same', 4, { title: { es: 'Gazpacho', en: 'Gazpacho' } }),
    ]);
    const { documents } = await given().editor.list({ order: 'title', language: 'en' });
    expect(documents.map(({ id, title, titleEn }) => [id, title, titleEn])).toEqual([
      ['apple', 'Tarta', 'Apple pie'],
      ['cocido', 'Cocido', null],
      ['fish', 'Pescado', 'Fish'],
      ['same', 'Gazpacho', null],
    ]);
    const spanish = ['cocido', 'same', 'fish', 'apple'];
    expect(await ids({ order: 'title', language: 'es' })).toEqual(spanish);
    expect(await ids({ order: 'title' })).toEqual(spanish);
    const reversed = { order: 'title', language: 'en', direction: 'desc' } as const;
    expect(await ids(reversed)).toEqual(['same', 'fish', 'cocido', 'apple']);
    expect(await ids({ search: 'apple', language: 'es' })).toEqual(['apple']);
    expect(await ids({ search: 'tarta', language: 'en' })).toEqual(['apple']);
  });

  it('follows an English title that changes or goes', async () => {
    const { editor, store } = given();
    const english = async () => (await editor.list({})).documents.map(({ titleEn }) => titleEn);
    await store.publish(sample.menu('m', 1, { title: { es: 'Pan', en: 'Bread' } }), ANA);
    expect(await english()).toEqual(['Bread']);
    await store.publish(sample.menu('m', 1, { title: { es: 'Pan', en: 'Loaf' } }), ANA);
    expect(await english()).toEqual(['Loaf']);
    await store.publish(sample.menu('m', 1, { title: { es: 'Pan' } }), ANA);
    expect(await english()).toEqual([null]);
  });

  it('searches titles, names, slugs and texts of every language, whatever case and accents', async () => {
    await given().store.importDocuments([
      sample.post('p', {
        title: { es: 'Café en la montaña', en: 'Coffee in the mountains' },
        slug: { current: 'Cafe-Montana' },
        content: [{ _key: 'es', value: [sample.paragraph('El jamón 100% ibérico_puro')] }],
      }),
      sample.menu('m', 1, {
        items: [sample.dish('a', { names: { es: 'Piñón', en: 'Pine nut' } })],
      }),
    ]);
    const search = (words: string) => ids({ search: words });
    expect(await search('CAFÉ')).toEqual(['p']);
    expect(await search('cafe montana')).toEqual(['p']);
    expect(await search('mountains jamon')).toEqual(['p']);
    expect(await search('cafe-montana')).toEqual(['p']);
    expect(await search('pinon')).toEqual(['m']);
    expect(await search('PINE Nut')).toEqual(['m']);
    expect(await search('cafe pine')).toEqual([]);
    expect((await search('  ')).sort()).toEqual(['m', 'p']);
    // The wildcards of LIKE match themselves, and markup is not searched.
    expect(await search('100%')).toEqual(['p']);
    expect(await search('ib%ico')).toEqual([]);
    expect(await search('iberico_puro')).toEqual(['p']);
    expect(await search('caf_')).toEqual([]);
    expect(await search('!')).toEqual([]);
    expect(await search('\\')).toEqual([]);
    expect(await search('normal')).toEqual([]);
    expect(await search("' or 1=1 --")).toEqual([]);
    expect(await ids({ search: 'cafe', type: 'dailyMenu' })).toEqual([]);
    expect(await search(`cafe ${'x'.repeat(10_000)}`)).toEqual([]);
  });

  it('keeps each word of a long text once, and finds it as before', async () => {
    const text = 'El queso, el Jamón y el pan; ¡el QUESO! '.repeat(100);
    await given().store.importDocuments([
      sample.post('p', {
        ...{ slug: { current: 'el-queso' }, title: { es: 'El jamón', en: 'The  ham' } },
        content: [{ _key: 'es', value: [sample.paragraph(text), sample.paragraph('Pan')] }],
      }),
    ]);
    const { search_text: kept } = await given()
      .database.db.selectFrom('content_entries')
      .select('search_text')
      .executeTakeFirstOrThrow();
    const words = kept.split(' ');
    expect(words).toEqual([...new Set(words)]);
    expect(words).toEqual(expect.arrayContaining(['queso,', '¡el', 'queso!', 'jamon', 'ham']));
    for (const search of ['queso', 'QUESO! pan', 'amón ham', 'esO, l-q']) {
      expect([search, await ids({ search })]).toEqual([search, ['p']]);
    }
    // Neither where a word ends nor where a field does.
    expect(await ids({ search: 'quesojamon' })).toEqual([]);
    expect(await ids({ search: 'jamonthe' })).toEqual([]);
  });

  it('finds what was written last, and no longer what it replaced', async () => {
    const { editor, store } = given();
    await store.publish(sample.menu('m', 1, { title: 'Lentejas' }), ANA);
    const { revision = null } = (await editor.read('m')) ?? {};
    const draft = sample.menu('m', 1, { title: 'Garbanzos' });
    const two = await editor.saveDraft(draft, { author: ANA, expectedRevision: revision });
    expect([await ids({ search: 'lentejas' }), await ids({ search: 'garbanzos' })]).toEqual([
      [],
      ['m'],
    ]);
    await editor.discardDraft('m', { author: ANA, expectedRevision: two.revision });
    expect([await ids({ search: 'lentejas' }), await ids({ search: 'garbanzos' })]).toEqual([
      ['m'],
      [],
    ]);
  });

  it('finds a title for every type of document', async () => {
    await given().store.importDocuments(DOCUMENT_TYPES.map((type) => sampleDocument(type)));
    const { documents } = await given().editor.list({ limit: 200 });
    expect(documents).toHaveLength(DOCUMENT_TYPES.length);
    const nameless = documents
      .filter(({ title }) => title === '')
      .map(({ type }) => type)
      .sort();
    const singletons = DOCUMENT_TYPES.filter((type) => collectionOf(type).isSingleton);
    expect(nameless).toEqual([...singletons].sort());
  });

  it('pages and searches among thousands', async () => {
    const menus = Array.from({ length: 3_000 }, (_, index) =>
      sample.menu(`m${index}`, index, { title: index % 100 === 7 ? 'Paella' : 'Sopa' }),
    );
    await given().store.importDocuments(menus);
    const { documents, total } = await given().editor.list({
      type: 'dailyMenu',
      search: 'paella',
      order: 'position',
      offset: 10,
      limit: 5,
    });
    expect(total).toBe(30);
    expect(documents.map(({ id }) => id)).toEqual(['m1007', 'm1107', 'm1207', 'm1307', 'm1407']);
  });
});
