import type { Kysely } from 'kysely';
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

/** The migrations of the content room, the same on SQLite and PostgreSQL. */
export const contentMigrations: Readonly<Record<string, Migration>> = {
  '0010-content-documents': documents,
};
