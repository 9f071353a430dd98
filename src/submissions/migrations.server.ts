import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { groupMigrations } from './groups/migrations.server.ts';
import { inbox, unanswered } from './inbox/migration.server.ts';
import { wordIndex } from './inbox/word-index-migration.server.ts';
import { quoteMigrations } from './quotes/migrations.server.ts';
import { knownKeyMigrations } from './secrets/known-key.server.ts';

const intake: Migration = {
  async up(db) {
    await db.schema
      .createTable('submissions')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('kind', 'varchar(20)', (column) => column.notNull())
      .addColumn('locale', 'varchar(8)', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await index('submissions', ['email']);
    await index('submissions', ['created_at']);

    await db.schema
      .createTable('allergies')
      .addColumn('submission_id', 'varchar(36)', (column) =>
        column.primaryKey().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('cipher', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('consent_at', 'bigint', (column) => column.notNull())
      .addColumn('erase_after', 'varchar(10)', (column) => column.notNull())
      .execute();
    await index('allergies', ['erase_after']);

    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('submission_id', 'varchar(36)', (column) =>
        column.notNull().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('channel', 'varchar(20)', (column) => column.notNull())
      .addColumn('state', 'varchar(20)', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'bigint')
      .addColumn('last_answer', 'text')
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      .execute();
    await index('deliveries', ['submission_id']);
    await index('deliveries', ['state', 'next_attempt_at']);

    await db.schema
      .createTable('idempotency_keys')
      .addColumn('key', 'varchar(200)', (column) => column.primaryKey())
      .addColumn('body_hash', 'varchar(64)', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('submission_id', 'varchar(36)', (column) =>
        column.notNull().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await index('idempotency_keys', ['submission_id']);
    await index('idempotency_keys', ['created_at']);

    await db.schema
      .createTable('captcha_nonces')
      .addColumn('nonce', 'varchar(100)', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('rate_limits')
      .addColumn('name', 'varchar(100)', (column) => column.primaryKey())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();

    async function index(table: string, columns: string[]) {
      await db.schema
        .createIndex(`${table}_by_${columns.join('_')}`)
        .on(table)
        .columns(columns)
        .execute();
    }
  },
  async down(db) {
    for (const table of TABLES) await db.schema.dropTable(table).execute();
  },
};

const TABLES = [
  'rate_limits',
  'captcha_nonces',
  'idempotency_keys',
  'deliveries',
  'allergies',
  'submissions',
];

/** Channels by the names that the first version stored, and as they are called now. */
const RENAMED_CHANNELS = [
  ['owner-letter', 'owner-email'],
  ['visitor-letter', 'visitor-email'],
] as const;

const emailChannels: Migration = {
  async up(db) {
    for (const [before, after] of RENAMED_CHANNELS) await renameChannel(db, before, after);
  },
  async down(db) {
    for (const [before, after] of RENAMED_CHANNELS) await renameChannel(db, after, before);
  },
};

async function renameChannel(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  const deliveries = db as Kysely<{ deliveries: { channel: string } }>;
  await deliveries
    .updateTable('deliveries')
    .set({ channel: to })
    .where('channel', '=', from)
    .execute();
}

/** The tables of what visitors send and of its deliveries. */
export const submissionMigrations: Readonly<Record<string, Migration>> = {
  '0030-submissions-intake': intake,
  '0031-submissions-email-channels': emailChannels,
  '0032-submissions-inbox': inbox,
  ...quoteMigrations,
  ...groupMigrations,
  ...knownKeyMigrations,
  '0040-submissions-unanswered+': unanswered,
  '0041-submissions-words+': wordIndex,
};
