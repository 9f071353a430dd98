import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { AuditTables } from './tables.ts';

const audit: Migration = {
  async up(db: Kysely<AuditTables>) {
    await db.schema
      .createTable('office_audit')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('account_name', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .execute();
    await db.schema.createIndex('office_audit_by_time').on('office_audit').column('at').execute();
    await db.schema
      .createIndex('office_audit_by_subject')
      .on('office_audit')
      .columns(['subject', 'at'])
      .execute();
  },
};

export const auditMigrations: Readonly<Record<string, Migration>> = {
  '0100-admin-audit': audit,
};
