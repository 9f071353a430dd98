import type { Migration } from 'kysely/migration';
import {
  eventMigrations,
  factMigrations,
  rateLimitMigrations,
  respellMigration,
  runSql,
  sqlMigration,
} from '../database/index.server.ts';
import { SPELT } from '../i18n/index.ts';
import { GROUP_TABLES, widenGroupKeys } from './calendar/migrations.server.ts';
import { INBOX_TABLES } from './inbox/migrations.server.ts';
import { indexWords } from './inbox/word-index-migration.server.ts';
import {
  keepQuotes,
  QUOTE_AUTOMATIC,
  QUOTE_CALLED_OFF,
  QUOTE_MONEY,
  QUOTE_TABLES,
} from './quotes/migrations.server.ts';

/** What visitors send and its deliveries: `tables.server.ts` says what the columns mean. */
const INTAKE_TABLES = `
create table submissions (
  id varchar(36) primary key,
  kind varchar(20) not null,
  locale varchar(8) not null,
  data text not null,
  email text,
  created_at bigint not null,
  status varchar(20) not null default 'new',
  changed_at bigint not null default 0,
  service text,
  event_day text,
  phone text,
  search text not null default '',
  assignee_id text,
  assignee_name text,
  read_at bigint,
  read_by_id text,
  read_by_name text
)

create index submissions_by_email on submissions (email)

create index submissions_by_phone on submissions (phone)

create index submissions_by_event_day on submissions (event_day)

create index submissions_listed on submissions
  (created_at, id, status, kind, locale, service, assignee_id, read_at, event_day)

create index submissions_counted on submissions
  (locale, kind, status, service, assignee_id, read_at, created_at)

create index submissions_unanswered on submissions (created_at) where status = 'new'

create table allergies (
  submission_id varchar(36) primary key references submissions (id) on delete cascade,
  cipher text not null,
  nonce text not null,
  consent_at bigint not null,
  erase_after varchar(10) not null
)

create index allergies_by_erase_after on allergies (erase_after)

create table deliveries (
  id varchar(36) primary key,
  submission_id varchar(36) not null references submissions (id) on delete cascade,
  channel varchar(20) not null,
  state varchar(20) not null,
  attempts integer not null default 0,
  next_attempt_at bigint not null,
  lease_owner text,
  lease_until bigint,
  last_answer text,
  message_id text not null unique,
  created_at bigint not null,
  done_at bigint,
  answer_id varchar(36)
)

create index deliveries_by_submission_id on deliveries (submission_id)

create index deliveries_by_state_next_attempt_at on deliveries (state, next_attempt_at)

create table idempotency_keys (
  key varchar(200) primary key,
  body_hash varchar(64) not null,
  status integer not null,
  answer text not null,
  submission_id varchar(36) not null references submissions (id) on delete cascade,
  created_at bigint not null
)

create index idempotency_keys_by_submission_id on idempotency_keys (submission_id)

create index idempotency_keys_by_created_at on idempotency_keys (created_at)

create table captcha_nonces (
  nonce varchar(100) primary key,
  expires_at bigint not null
)

create table rate_limits (
  name varchar(100) primary key,
  tries integer not null,
  expires_at bigint not null
)
`;

/** What answers questions of a business's own that ask for a picture. */
const PICTURES = `
create table submission_pictures (
  submission_id varchar(36) not null references submissions (id) on delete cascade,
  question varchar(64) not null,
  picture text not null,
  primary key (submission_id, question)
)
`;

const baseline: Migration = {
  async up(db) {
    for (const tables of [INTAKE_TABLES, INBOX_TABLES, QUOTE_TABLES, GROUP_TABLES])
      await runSql(db, tables);
    await indexWords(db);
    await keepQuotes(db);
  },
};

/** The tables of what visitors send and of what the business does with it. */
export const submissionMigrations = {
  ...factMigrations,
  ...eventMigrations,
  ...rateLimitMigrations,
  '0001-submissions-baseline': baseline,
  '0002-submissions-quote-money': sqlMigration(QUOTE_MONEY),
  '0003-submissions-quote-called-off': sqlMigration(QUOTE_CALLED_OFF),
  '0004-submissions-pictures': sqlMigration(PICTURES),
  '0005-submissions-group-keys+': { up: widenGroupKeys },
  '0006-submissions-keep-quotes+': { up: keepQuotes },
  '0007-submissions-letters+': respellMigration('submissions', 'search', SPELT),
  '0008-submissions-quote-automatic+': sqlMigration(QUOTE_AUTOMATIC),
};
