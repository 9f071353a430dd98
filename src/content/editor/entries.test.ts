import { describe, expect, it } from 'vitest';
import { writeFact } from '../../database/index.server.ts';
import { DATABASES } from '../testing/databases.server.ts';
import { givenDatabase, givenContent } from '../testing/given-content.ts';
import * as sample from '../testing/samples.ts';

describe.each(DATABASES)('the entries of documents, on %s', (_name, create) => {
  it('are rebuilt at the start when they are outdated, and only then', async () => {
    const home = await givenDatabase(create);
    const { editor, store, database } = await givenContent(home);
    await store.importDocuments([
      sample.menu('m', 1, { see: sample.reference('a') }),
      sample.menu('drafts.n', 2),
    ]);
    const list = await editor.list({ order: 'title' });
    await database.db.updateTable('content_entries').set({ title: 'falso' }).execute();
    await database.db.deleteFrom('content_references').execute();
    await database.db.insertInto('content_entries').values(ghost).execute();
    const same = await givenContent(home);
    expect((await same.editor.list()).documents[0]?.title).toBe('falso');
    await writeFact(database.db, 'content.entries', '0', 0);
    const renewed = await givenContent(home);
    expect(await renewed.editor.list({ order: 'title' })).toEqual(list);
    expect((await renewed.editor.referencesTo('a')).documents.map(({ id }) => id)).toEqual(['m']);
  });
});

/** As forms and imports write texts, with what is not translated into English or Spanish. */
const half = (id: string, title: unknown) => sample.menu(id, 1, { title, items: [] });

describe.each(DATABASES)('what is not translated, on %s', (_name, create) => {
  it('is found in each form that texts are written in, as published or as drafted', async () => {
    const { editor, store } = await givenContent(await givenDatabase(create));
    const both = [
      { _key: 'es', value: 'Uno' },
      { _key: 'en', value: 'One' },
    ];
    await store.importDocuments([
      half('whole', both),
      half('object', { es: 'Uno', en: ' ' }),
      half('items', both.slice(1)),
      half('plain', 'Uno'),
      half('draft', both),
      half('drafts.draft', both.slice(0, 1)),
      half('published', both.slice(0, 1)),
      half('drafts.published', both),
      sample.menu('dish', 2, { title: both, items: [sample.dish('a', { names: { es: 'Flan' } })] }),
      sample.post('post', {
        ...{ title: both, publishedAt: '2024-01-01T10:00:00.000Z' },
        content: [
          { _key: 'es', value: [sample.paragraph('Hola')] },
          { _key: 'en', value: [sample.paragraph('')] },
        ],
      }),
    ]);
    const lacking = async (...lacks: ('es' | 'en')[]) =>
      (await editor.list({ lacks })).documents.map(({ id }) => id).sort();
    expect(await lacking('es')).toEqual(['items']);
    expect(await lacking('en')).toEqual(
      ['dish', 'draft', 'object', 'plain', 'post', 'published'].sort(),
    );
    expect(await lacking('es', 'en')).toHaveLength(7);
  });
});

/** An entry of a document that does not exist. */
const ghost = {
  id: 'ghost',
  type: 'dailyMenu',
  state: 'published',
  title: '',
  sort_title: '',
  title_en: null,
  sort_title_en: '',
  slug: null,
  kind: null,
  position: null,
  is_active: 0,
  published_at: null,
  updated_at: 0,
  author_id: null,
  author_name: null,
  trashed_at: null,
  trashed_by_id: null,
  trashed_by_name: null,
  search_text: '',
  lacks: '',
} as const;
