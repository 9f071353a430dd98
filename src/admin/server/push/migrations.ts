import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { PushTables } from './tables.ts';

const subscriptions: Migration = {
  async up(db: Kysely<PushTables>) {
    await db.schema
      .createTable('push_subscriptions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('endpoint_hash', 'varchar(64)', (column) => column.notNull().unique())
      .addColumn('cipher', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('push_subscriptions_by_account')
      .on('push_subscriptions')
      .column('account_id')
      .execute();
  },
};

export const pushMigrations: Readonly<Record<string, Migration>> = {
  '0141-admin-push': subscriptions,
};
