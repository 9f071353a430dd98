import { sql, type Kysely } from 'kysely';
import { isSqlite } from '../../database/index.server.ts';

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

/** The tables of quotes. */
export const QUOTE_TABLES = `
create table quotes (
  id varchar(36) primary key,
  submission_id varchar(36) not null references submissions (id) on delete cascade,
  number varchar(20) not null unique,
  draft text not null,
  revision integer not null,
  version integer not null,
  author text not null,
  created_at bigint not null,
  updated_at bigint not null
)

create index quotes_by_submission_id on quotes (submission_id)

create index quotes_by_updated_at on quotes (updated_at)

create table quote_versions (
  id varchar(36) primary key,
  quote_id varchar(36) not null references quotes (id) on delete cascade,
  version integer not null,
  token_hash varchar(64) not null unique,
  document text not null,
  hash varchar(64) not null,
  total bigint not null,
  valid_until varchar(10) not null,
  author text not null,
  sent_at bigint not null,
  unique (quote_id, version)
)

create table quote_answers (
  version_id varchar(36) primary key references quote_versions (id) on delete cascade,
  answer varchar(10) not null,
  name text not null,
  word text not null,
  document_hash varchar(64) not null,
  answered_at bigint not null
)

create table quote_deliveries (
  delivery_id varchar(36) primary key references deliveries (id) on delete cascade,
  version_id varchar(36) not null references quote_versions (id) on delete cascade
)

create index quote_deliveries_by_version_id on quote_deliveries (version_id)

create table quote_numbers (
  year integer primary key,
  last integer not null
)
`;

/** What was paid for quotes, and what became of them besides. */
export const QUOTE_MONEY = `
alter table quotes add column previewed_revision integer

alter table quotes add column handled varchar(12)

alter table quote_deliveries add column about varchar(36)

create table quote_looks (
  version_id varchar(36) primary key references quote_versions (id) on delete cascade,
  seen_at bigint not null
)

create table quote_payments (
  id varchar(36) primary key,
  quote_id varchar(36) not null references quotes (id) on delete cascade,
  kind varchar(10) not null,
  means varchar(10) not null,
  cents bigint not null,
  day varchar(10) not null,
  revision integer not null,
  author text not null,
  created_at bigint not null,
  updated_at bigint not null
)

create index quote_payments_by_quote_id on quote_payments (quote_id)

create table quote_reminders (
  version_id varchar(36) not null references quote_versions (id) on delete cascade,
  about varchar(10) not null,
  sent_at bigint not null,
  primary key (version_id, about)
)
`;

/** A booking that was called off. */
export const QUOTE_CALLED_OFF = `
alter table quotes add column called_off_at bigint
`;

/** An email that nobody asked for: the clock did. */
export const QUOTE_AUTOMATIC = `
alter table quote_deliveries add column is_automatic integer not null default 0
`;

/**
 * Has the database refuse to change what was sent or answered. Rows are written once, and go only
 * together with what they belong to: with the request, when a person is erased or its time is over.
 * Makes what is missing of that: restoring into PostgreSQL has lost it once.
 */
export async function keepQuotes(db: Kysely<unknown>): Promise<void> {
  await (isSqlite(db) ? keepOnSqlite(db) : keepOnPostgres(db));
}

async function keepOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const { table, parent, reference, same } of KEPT) {
    const refuse = `begin select raise(abort, '${UNCHANGEABLE}'); end`;
    const triggers = [
      `create trigger if not exists ${table}_no_update before update on ${table} ${refuse}`,
      `create trigger if not exists ${table}_no_delete before delete on ${table}
        when exists (select 1 from ${parent} where id = old.${reference}) ${refuse}`,
      // `insert or replace` would delete without asking the trigger above.
      `create trigger if not exists ${table}_no_replace before insert on ${table}
        when exists (select 1 from ${table} where ${same}) ${refuse}`,
    ];
    for (const trigger of triggers) await sql.raw(trigger).execute(db);
  }
  await sql
    .raw(
      `create trigger if not exists quotes_no_delete before delete on quotes
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
        `create or replace function ${table}_stay() returns trigger language plpgsql as $$
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
        `create or replace trigger ${table}_stay before ${isQuote ? 'delete' : 'update or delete'}
          on ${table} for each row execute function ${table}_stay()`,
      )
      .execute(db);
  }
}
