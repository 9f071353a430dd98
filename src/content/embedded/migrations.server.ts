import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { ContentTables } from './tables.server.ts';

/** Name of the mark whose row writers lock, so that they take turns. */
export const WRITER_MARK = 'writer';

const documents: Migration = {
  async up(db: Kysely<ContentTables>) {
    await db.schema
      .createTable('documents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('lookup_id', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('slug', 'text')
      .addColumn('kind', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('position', 'double precision')
      .addColumn('is_active', 'integer', (column) => column.notNull())
      .addColumn('published_at', 'bigint')
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    const index = (name: string, ...columns: (keyof ContentTables['documents'])[]) =>
      db.schema.createIndex(name).on('documents').columns(columns).execute();
    await index('documents_by_position', 'type', 'state', 'position', 'id');
    await index('documents_by_date', 'type', 'state', 'published_at', 'id');
    await index('documents_by_slug', 'slug', 'type');
    await index('documents_by_lookup_id', 'lookup_id');
    await db.schema
      .createTable('content_changes')
      .addColumn('seq', 'bigint', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('change', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('content_marks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.insertInto('content_marks').values({ name: WRITER_MARK, value: '' }).execute();
  },
};

/** Authors, trash, versions and audit; the entries and references are filled at the next start. */
const editing: Migration = {
  async up(db: Kysely<ContentTables>) {
    const added = [
      ['author_id', 'text'],
      ['author_name', 'text'],
      ['fold_started_at', 'bigint'],
      ['trashed_at', 'bigint'],
      ['trashed_by_id', 'text'],
      ['trashed_by_name', 'text'],
    ] as const;
    for (const [column, type] of added) {
      await db.schema.alterTable('documents').addColumn(column, type).execute();
    }
    await db.schema
      .createTable('content_versions')
      .addColumn('revision', 'text', (column) => column.primaryKey())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('author_id', 'text')
      .addColumn('author_name', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addUniqueConstraint('content_versions_by_document', ['document_id', 'number'])
      .execute();
    await db.schema
      .createTable('content_audit')
      .addColumn('seq', 'bigint', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.notNull())
      .addColumn('author_name', 'text')
      .execute();
    const index = (table: keyof ContentTables, name: string, ...columns: string[]) =>
      db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
    await index('content_audit', 'of_document', 'document_id', 'seq');
    await index('content_audit', 'of_author', 'author_id', 'seq');
    await index('content_audit', 'by_time', 'at');
    await db.schema
      .createTable('content_entries')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('sort_title', 'text', (column) => column.notNull())
      .addColumn('slug', 'text')
      .addColumn('kind', 'text')
      .addColumn('position', 'double precision')
      .addColumn('is_active', 'integer', (column) => column.notNull())
      .addColumn('published_at', 'bigint')
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('author_id', 'text')
      .addColumn('author_name', 'text')
      .addColumn('trashed_at', 'bigint')
      .addColumn('trashed_by_id', 'text')
      .addColumn('trashed_by_name', 'text')
      .addColumn('search_text', 'text', (column) => column.notNull())
      .execute();
    await index('content_entries', 'by_update', 'type', 'updated_at', 'id');
    await index('content_entries', 'by_title', 'type', 'sort_title', 'id');
    await index('content_entries', 'by_trash', 'state', 'trashed_at');
    await db.schema
      .createTable('content_references')
      .addColumn('source_id', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('content_references_key', ['source_id', 'target'])
      .execute();
    await index('content_references', 'to', 'target', 'document_id');
  },
};

/** The types of the sample before types had marks of their own. */
const FIRST_TYPES = [
  ...['about', 'banner', 'blog', 'dailyMenu', 'galleryPicture', 'globalSettings', 'openingHours'],
  ...['pastExperience', 'service', 'snapshot', 'submenu', 'teamMember', 'testimonial', 'workshop'],
];

/** A database that was filled with the sample has had these types of it, whatever became of them. */
const sampleTypes: Migration = {
  async up(db: Kysely<ContentTables>) {
    const sample = await db
      .selectFrom('content_marks')
      .select('value')
      .where('name', '=', 'sample')
      .executeTakeFirst();
    if (!sample) return;
    const marks = FIRST_TYPES.map((type) => ({ name: `sample:${type}`, value: sample.value }));
    await db.insertInto('content_marks').values(marks).execute();
  },
};

const schedules: Migration = {
  async up(db: Kysely<ContentTables>) {
    await db.schema
      .createTable('content_schedules')
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('author_id', 'text', (column) => column.notNull())
      .addColumn('author_name', 'text')
      .addColumn('failed_at', 'bigint')
      .addColumn('failure', 'text')
      .addPrimaryKeyConstraint('content_schedules_key', ['document_id', 'action'])
      .execute();
    await db.schema
      .createIndex('content_schedules_by_time')
      .on('content_schedules')
      .columns(['failed_at', 'at'])
      .execute();
  },
};

/** The orders in which lists of entries are read, and what their numbers are counted by. */
const listOrders: Migration = {
  async up(db: Kysely<ContentTables>) {
    const index = (name: string) =>
      db.schema.createIndex(`content_entries_${name}`).on('content_entries');
    await index('by_state').columns(['type', 'state']).execute();
    // As the lists are ordered: what has no value comes last, on both databases.
    const isMissing = (column: 'position' | 'published_at') =>
      sql`(case when ${sql.ref(column)} is null then 1 else 0 end)`;
    await index('by_position')
      .columns(['type'])
      .expression(isMissing('position'))
      .columns(['position', 'id'])
      .execute();
    await index('by_date')
      .columns(['type'])
      .expression(isMissing('published_at'))
      .columns(['published_at desc', 'id desc'])
      .execute();
  },
};

/**
 * Titles in English, and their order; filled at the next start. A build from before them leaves them
 * as they are: what it makes is called by its Spanish title until it is written again.
 */
const englishTitles: Migration = {
  async up(db: Kysely<ContentTables>) {
    const entries = db.schema.alterTable('content_entries');
    await entries.addColumn('title_en', 'text').execute();
    await entries
      .addColumn('sort_title_en', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .createIndex('content_entries_by_english_title')
      .on('content_entries')
      .columns(['type', 'sort_title_en', 'id'])
      .execute();
  },
};

/**
 * What is published shows, whatever its date: posts that their date kept off the site become drafts,
 * and are published by themselves where it is to come. A newer draft beside one stands for both; what
 * was published is then a version. The entries are made anew at the next start.
 */
const postDates: Migration = {
  async up(db: Kysely<ContentTables>) {
    const now = Date.now();
    const posts = await db
      .selectFrom('documents')
      .selectAll()
      .where('type', '=', 'blog')
      .where('state', '=', 'published')
      .where((eb) => eb.or([eb('published_at', 'is', null), eb('published_at', '>', now)]))
      .execute();
    for (const { id, published_at: at, ...post } of posts) {
      const draft = { id: `drafts.${id}`, lookup_id: `drafts.${id}`.toLowerCase() };
      const other = db.selectFrom('documents').select('id').where('id', '=', draft.id);
      if (await other.executeTakeFirst()) {
        const { last } = await db
          .selectFrom('content_versions')
          .select(({ fn }) => fn.max('number').as('last'))
          .where('document_id', '=', id)
          .executeTakeFirstOrThrow();
        const { revision, type, updated_at, author_id, author_name, body } = post;
        const state = 'published' as const;
        const version = { revision, type, state, updated_at, author_id, author_name, body };
        await db
          .insertInto('content_versions')
          .values({ ...version, document_id: id, number: (last ?? 0) + 1 })
          .execute();
        await db.deleteFrom('documents').where('id', '=', id).execute();
      } else {
        const body = JSON.stringify({ ...(JSON.parse(post.body) as object), _id: draft.id });
        await db
          .updateTable('documents')
          .set({ ...draft, state: 'draft', body })
          .where('id', '=', id)
          .execute();
      }
      if (at === null) continue;
      const author = { author_id: post.author_id ?? 'import', author_name: post.author_name };
      await db
        .insertInto('content_schedules')
        .values({
          document_id: id,
          action: 'publish',
          at,
          ...author,
          failed_at: null,
          failure: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    if (posts.length > 0) {
      await db
        .updateTable('content_marks')
        .set({ value: '' })
        .where('name', '=', 'entries')
        .execute();
    }
  },
};

/** Which revisions were read from Sanity. */
const mirror: Migration = {
  async up(db: Kysely<ContentTables>) {
    await db.schema
      .createTable('content_mirror')
      .addColumn('document_id', 'text', (column) => column.primaryKey())
      .addColumn('revision', 'text', (column) => column.notNull())
      .execute();
  },
};

/** The migrations of the content module, the same on SQLite and PostgreSQL. */
export const contentMigrations: Readonly<Record<string, Migration>> = {
  '0010-content-documents': documents,
  '0011-content-editing': editing,
  '0012-content-sample-types': sampleTypes,
  '0013-content-schedules': schedules,
  '0014-content-list-orders': listOrders,
  '0015-content-english-titles+': englishTitles,
  '0016-content-post-dates+': postDates,
  '0017-content-mirror+': mirror,
};
