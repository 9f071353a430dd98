import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const groups: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('groups')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('submission_id', 'varchar(36)', (column) =>
        column.unique().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('state', 'varchar(10)', (column) => column.notNull())
      .addColumn('day', 'varchar(10)', (column) => column.notNull())
      .addColumn('starts_at', 'varchar(5)', (column) => column.notNull())
      .addColumn('ends_at', 'varchar(5)', (column) => column.notNull())
      .addColumn('people', 'integer', (column) => column.notNull())
      .addColumn('service', 'varchar(20)', (column) => column.notNull())
      .addColumn('place', 'varchar(10)', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('menu', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('groups_by_day').on('groups').column('day').execute();
    await db.schema
      .createTable('group_needs')
      .addColumn('group_id', 'varchar(36)', (column) =>
        column.primaryKey().references('groups.id').onDelete('cascade'),
      )
      .addColumn('cipher', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('erase_after', 'varchar(10)', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('calendar_feeds')
      .addColumn('account', 'varchar(200)', (column) => column.primaryKey())
      .addColumn('token_hash', 'varchar(64)', (column) => column.notNull().unique())
      .addColumn('language', 'varchar(8)', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('read_at', 'bigint')
      .execute();
  },
  async down(db: Kysely<unknown>) {
    for (const table of ['calendar_feeds', 'group_needs', 'groups'])
      await db.schema.dropTable(table).execute();
  },
};

export const groupMigrations: Readonly<Record<string, Migration>> = {
  '0037-submissions-groups': groups,
};
