import { sql, type Kysely } from 'kysely';
import { isSqlite } from '../../database/index.server.ts';

/** The tables of the calendar. */
export const GROUP_TABLES = `
create table groups (
  id varchar(36) primary key,
  submission_id varchar(36) unique references submissions (id) on delete cascade,
  state varchar(10) not null,
  day varchar(10) not null,
  starts_at varchar(5) not null,
  ends_at varchar(5) not null,
  people integer not null,
  service varchar(20) not null,
  place varchar(10) not null,
  name text not null,
  menu text not null,
  note text not null,
  revision integer not null,
  author text not null,
  created_at bigint not null,
  updated_at bigint not null
)

create index groups_by_day on groups (day)

create table group_needs (
  group_id varchar(36) primary key references groups (id) on delete cascade,
  cipher text not null,
  nonce text not null,
  erase_after varchar(10) not null
)

create table calendar_feeds (
  account varchar(200) primary key,
  token_hash varchar(64) not null unique,
  language varchar(8) not null,
  created_at bigint not null,
  read_at bigint
)
`;

/** Gives the keys of services and places the room that forms allow them; SQLite bounds no text. */
export async function widenGroupKeys(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  await sql`alter table groups alter column service type text, alter column place type text`.execute(
    db,
  );
}
