import {
  eventMigrations,
  factMigrations,
  rateLimitMigrations,
  sqlMigration,
} from '../database/index.server.ts';

/** The tables of the back office: each part's `tables.ts` says what the columns mean. */
const BASELINE = `
create table accounts (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified integer not null,
  image text,
  role text not null,
  language text not null,
  has_second_factor integer not null,
  disabled_at bigint,
  created_at text not null,
  updated_at text not null
)

create table account_sessions (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  token text not null unique,
  ip_address text,
  user_agent text,
  expires_at text not null,
  last_seen_at bigint not null,
  confirmed_at bigint not null,
  has_shown_factor integer not null default 0,
  created_at text not null,
  updated_at text not null
)

create index account_sessions_by_account_id on account_sessions (account_id)

create table account_credentials (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  provider_id text not null,
  provider_account_id text not null,
  password text,
  created_at text not null,
  updated_at text not null,
  unique (account_id, provider_id)
)

create table account_second_factors (
  id text primary key,
  account_id text not null unique references accounts (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified integer not null,
  failed_verification_count integer,
  locked_until text
)

create table account_passkeys (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  created_at bigint not null,
  last_used_at bigint
)

create index account_passkeys_by_account_id on account_passkeys (account_id)

create table account_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at text not null,
  created_at text not null,
  updated_at text not null
)

create index account_verifications_by_identifier on account_verifications (identifier)

create table account_links (
  hash text primary key,
  purpose text not null,
  account_id text references accounts (id) on delete cascade,
  email text,
  role text,
  created_by text,
  created_at bigint not null,
  expires_at bigint not null
)

create table account_tries (
  subject text primary key,
  tries integer not null,
  tried_at bigint not null,
  open_at bigint not null
)

create table account_used_codes (
  hash text primary key,
  expires_at bigint not null
)

create table push_subscriptions (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  endpoint_hash varchar(64) not null unique,
  cipher text not null,
  nonce text not null,
  device text not null,
  created_at bigint not null
)

create index push_subscriptions_by_account on push_subscriptions (account_id)
`;

export const officeMigrations = {
  ...factMigrations,
  ...eventMigrations,
  ...rateLimitMigrations,
  '0001-admin-baseline': sqlMigration(BASELINE),
};
