import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { AccountTables } from './tables.ts';

/** Name of the mark whose row those lock who change who is an owner, so that they take turns. */
export const OWNERS_MARK = 'owners';

const accounts: Migration = {
  async up(db: Kysely<AccountTables>) {
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('email_verified', 'integer', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('has_second_factor', 'integer', (column) => column.notNull())
      .addColumn('disabled_at', 'bigint')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    const table = (name: keyof AccountTables) =>
      db.schema
        .createTable(name)
        .addColumn('account_id', 'text', (column) =>
          column.notNull().references('accounts.id').onDelete('cascade'),
        );
    await table('account_sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('ip_address', 'text')
      .addColumn('user_agent', 'text')
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await table('account_credentials')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('provider_id', 'text', (column) => column.notNull())
      .addColumn('provider_account_id', 'text', (column) => column.notNull())
      .addColumn('password', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('account_credentials_once', ['account_id', 'provider_id'])
      .execute();
    await table('account_second_factors')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('backup_codes', 'text', (column) => column.notNull())
      .addColumn('verified', 'integer', (column) => column.notNull())
      .addColumn('failed_verification_count', 'integer')
      .addColumn('locked_until', 'text')
      .addUniqueConstraint('account_second_factors_once', ['account_id'])
      .execute();
    await table('account_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('last_used_at', 'bigint')
      .execute();
    await db.schema
      .createTable('account_verifications')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('identifier', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('account_links')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) =>
        column.references('accounts.id').onDelete('cascade'),
      )
      .addColumn('email', 'text')
      .addColumn('role', 'text')
      .addColumn('created_by', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('account_tries')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('tried_at', 'bigint', (column) => column.notNull())
      .addColumn('open_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('account_used_codes')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('account_marks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.insertInto('account_marks').values({ name: OWNERS_MARK, value: '' }).execute();
    const index = (on: keyof AccountTables, column: string) =>
      db.schema.createIndex(`${on}_by_${column}`).on(on).column(column).execute();
    await index('account_sessions', 'account_id');
    await index('account_passkeys', 'account_id');
    await index('account_verifications', 'identifier');
  },
};

const shownFactors: Migration = {
  async up(db: Kysely<AccountTables>) {
    await db.schema
      .alterTable('account_sessions')
      .addColumn('has_shown_factor', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

/** Links name by id who made them: of those from before nobody knows whose rights they depend on. */
const linksOfOwners: Migration = {
  async up(db: Kysely<AccountTables>) {
    await db.deleteFrom('account_links').execute();
  },
};

/** The migrations of accounts, the same on SQLite and PostgreSQL. */
export const accountMigrations: Readonly<Record<string, Migration>> = {
  '0101-admin-accounts': accounts,
  '0102-admin-shown-factors+': shownFactors,
  '0103-admin-links-of-owners+': linksOfOwners,
};
