import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { MarkTables } from './tables.ts';

const marks: Migration = {
  async up(db: Kysely<MarkTables>) {
    await db.schema
      .createTable('office_marks')
      .addColumn('name', 'varchar(100)', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

export const markMigrations: Readonly<Record<string, Migration>> = {
  '0140-admin-marks': marks,
};
