import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the database answers to who would change what was sent or answered. */
export const UNCHANGEABLE = 'What a visitor was sent or has answered never changes';

/** The tables whose rows stay as they were written, and what their rows belong to. */
const KEPT = [
  {
    table: 'quote_versions',
    parent: 'quotes',
    reference: 'quote_id',
    same: `id = new.id or token_hash = new.token_hash
      or (quote_id = new.quote_id and version = new.version)`,
  },
  {
    table: 'quote_answers',
    parent: 'quote_versions',
    reference: 'version_id',
    same: 'version_id = new.version_id',
  },
] as const;

const quotes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('quotes')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('submission_id', 'varchar(36)', (column) =>
        column.notNull().references('submissions.id').onDelete('cascade'),
      )
      .addColumn('number', 'varchar(20)', (column) => column.notNull().unique())
      .addColumn('draft', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('quotes_by_submission_id')
      .on('quotes')
      .column('submission_id')
      .execute();
    await db.schema.createIndex('quotes_by_updated_at').on('quotes').column('updated_at').execute();
    await db.schema
      .createTable('quote_versions')
      .addColumn('id', 'varchar(36)', (column) => column.primaryKey())
      .addColumn('quote_id', 'varchar(36)', (column) =>
        column.notNull().references('quotes.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('token_hash', 'varchar(64)', (column) => column.notNull().unique())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('hash', 'varchar(64)', (column) => column.notNull())
      .addColumn('total', 'bigint', (column) => column.notNull())
      .addColumn('valid_until', 'varchar(10)', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('quote_versions_once', ['quote_id', 'version'])
      .execute();
    await db.schema
      .createTable('quote_answers')
      .addColumn('version_id', 'varchar(36)', (column) =>
        column.primaryKey().references('quote_versions.id').onDelete('cascade'),
      )
      .addColumn('answer', 'varchar(10)', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('word', 'text', (column) => column.notNull())
      .addColumn('document_hash', 'varchar(64)', (column) => column.notNull())
      .addColumn('answered_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('quote_deliveries')
      .addColumn('delivery_id', 'varchar(36)', (column) =>
        column.primaryKey().references('deliveries.id').onDelete('cascade'),
      )
      .addColumn('version_id', 'varchar(36)', (column) =>
        column.notNull().references('quote_versions.id').onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('quote_deliveries_by_version_id')
      .on('quote_deliveries')
      .column('version_id')
      .execute();
    await db.schema
      .createTable('quote_numbers')
      .addColumn('year', 'integer', (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute();
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await (isPostgres ? keepOnPostgres(db) : keepOnSqlite(db));
  },
  async down(db: Kysely<unknown>) {
    for (const table of TABLES) await db.schema.dropTable(table).execute();
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    for (const table of ['quotes', 'quote_versions', 'quote_answers']) {
      await sql.raw(`drop function ${table}_stay()`).execute(db);
    }
  },
};

const TABLES = ['quote_numbers', 'quote_deliveries', 'quote_answers', 'quote_versions', 'quotes'];

/**
 * Rows are written once. They go only together with what they belong to: with the request, when a
 * person is erased or its time is over.
 */
async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const { table, parent, reference, same } of KEPT) {
    const refuse = `begin select raise(abort, '${UNCHANGEABLE}'); end`;
    const triggers = [
      `create trigger ${table}_no_update before update on ${table} ${refuse}`,
      `create trigger ${table}_no_delete before delete on ${table}
        when exists (select 1 from ${parent} where id = old.${reference}) ${refuse}`,
      // `insert or replace` would delete without asking the trigger above.
      `create trigger ${table}_no_replace before insert on ${table}
        when exists (select 1 from ${table} where ${same}) ${refuse}`,
    ];
    for (const trigger of triggers) await sql.raw(trigger).execute(db);
  }
  await sql
    .raw(
      `create trigger quotes_no_delete before delete on quotes
        when old.version > 0 and exists (select 1 from submissions where id = old.submission_id)
        begin select raise(abort, '${UNCHANGEABLE}'); end`,
    )
    .execute(db);
}

async function keepOnPostgres(db: Kysely<unknown>): Promise<void> {
  const belongings = [
    ...KEPT,
    { table: 'quotes', parent: 'submissions', reference: 'submission_id' },
  ] as const;
  for (const { table, parent, reference } of belongings) {
    const isQuote = table === 'quotes';
    const isFree = isQuote ? 'old.version = 0 or' : '';
    await sql
      .raw(
        `create function ${table}_stay() returns trigger language plpgsql as $$
          begin
            if tg_op = 'DELETE' and
              (${isFree} not exists (select 1 from ${parent} where id = old.${reference})) then
              return old;
            end if;
            raise exception '${UNCHANGEABLE}';
          end
        $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${table}_stay before ${isQuote ? 'delete' : 'update or delete'}
          on ${table} for each row execute function ${table}_stay()`,
      )
      .execute(db);
  }
}

export const quoteMigrations: Readonly<Record<string, Migration>> = {
  '0036-submissions-quotes': quotes,
};
