import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../database/index.server.ts';
import { DATABASES } from '../testing/databases.server.ts';
import { givenDatabase, givenEmbedded } from '../testing/given-embedded.ts';
import { ANA } from '../testing/given-editing.ts';
import * as sample from '../testing/samples.ts';
import { contentMigrations } from './migrations.server.ts';

describe.each(DATABASES)('a database older than the editor, on %s', (_name, create) => {
  it('still works: its documents are listed, searched, edited and kept as versions', async () => {
    const home = await givenDatabase(create);
    const old = await home.open();
    const { '0011-content-editing': editing } = contentMigrations;
    if (!editing) throw new Error('The migration has another name');
    // Back to the tables as they were before.
    for (const table of [
      'content_versions',
      'content_audit',
      'content_entries',
      'content_references',
    ] as const) {
      await old.db.schema.dropTable(table).execute();
    }
    for (const column of [
      'author_id',
      'author_name',
      'fold_started_at',
      'trashed_at',
      'trashed_by_id',
      'trashed_by_name',
    ]) {
      await old.db.schema.alterTable('documents').dropColumn(column).execute();
    }
    await sql`
      delete from kysely_migration
      where name in ('0011-content-editing', '0015-content-english-titles+')`.execute(old.db);
    for (const document of [
      sample.menu('m', 1, { title: 'Antiguo', see: sample.reference('other') }),
      sample.menu('drafts.m', 1, { title: 'Borrador antiguo' }),
      sample.snapshot({ dailyMenus: [sample.reference('m')] }),
    ]) {
      await sql`
        insert into documents
          (id, lookup_id, type, slug, kind, state, position, is_active, published_at, updated_at, revision, body)
        values (
          ${document._id}, ${document._id}, ${document._type}, 'm', null,
          ${document._id.startsWith('drafts.') ? 'draft' : 'published'}, 1, 1, null, 1700000000000,
          ${`r-${document._id}`}, ${JSON.stringify({ ...document, _createdAt: '2023-01-01T00:00:00Z' })}
        )`.execute(old.db);
    }
    await migrate(old.db, contentMigrations);
    await old.close();

    const { editor, service, store } = await givenEmbedded(home);
    expect((await service.dailyMenus()).map(({ title }) => title.es)).toEqual(['Antiguo']);
    expect((await editor.list({ search: 'antiguo' })).documents).toMatchObject([
      { id: 'm', state: 'changed', title: 'Borrador antiguo', author: null },
    ]);
    expect((await editor.referencesTo('m')).documents.map(({ id }) => id)).toEqual(['snapshot']);
    expect((await editor.referencesTo('other')).documents.map(({ id }) => id)).toEqual(['m']);
    const before = await editor.read('m');
    expect(before).toMatchObject({ published: { revision: 'r-m', author: null }, trashed: null });
    const after = await editor.publish('m', {
      author: ANA,
      expectedRevision: before?.revision ?? null,
    });
    expect(after.published?.body).toMatchObject({
      title: 'Borrador antiguo',
      _createdAt: '2023-01-01T00:00:00Z',
    });
    const { versions } = await editor.versions('m');
    expect(versions.map(({ revision, author }) => [revision, author])).toEqual([
      [after.published?.revision, ANA],
      ['r-m', null],
    ]);
    expect(await store.list()).toHaveLength(2);
  });

  it('rebuilds outdated entries at the start, and only then', async () => {
    const home = await givenDatabase(create);
    const { editor, store, database } = await givenEmbedded(home);
    await store.importDocuments([
      sample.menu('m', 1, { see: sample.reference('a') }),
      sample.menu('drafts.n', 2),
    ]);
    const list = await editor.list({ order: 'title' });
    await database.db.updateTable('content_entries').set({ title: 'falso' }).execute();
    await database.db.deleteFrom('content_references').execute();
    await database.db.insertInto('content_entries').values(ghost).execute();
    const same = await givenEmbedded(home);
    expect((await same.editor.list()).documents[0]?.title).toBe('falso');
    await database.db
      .updateTable('content_marks')
      .set({ value: '0' })
      .where('name', '=', 'entries')
      .execute();
    const renewed = await givenEmbedded(home);
    expect(await renewed.editor.list({ order: 'title' })).toEqual(list);
    expect((await renewed.editor.referencesTo('a')).documents.map(({ id }) => id)).toEqual(['m']);
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
} as const;
