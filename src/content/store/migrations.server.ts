import { inCurrentSchema } from '../older-forms.server.ts';
import { rewriteBodies } from './rewrite-bodies.server.ts';
import { serviceBlocks } from './service-blocks-migration.server.ts';
import type { Kysely } from 'kysely';
import { eventMigrations, factMigrations, sqlMigration } from '../../database/index.server.ts';

/** Lists order what has no value last, on both databases; so do their indexes. */
const missing = (column: string) => `(case when ${column} is null then 1 else 0 end)`;

/** The tables of the content: `tables.server.ts` says what the columns mean. */
const BASELINE = `
create table documents (
  id text primary key,
  lookup_id text not null,
  type text not null,
  slug text,
  kind text,
  state text not null,
  position double precision,
  is_active integer not null,
  published_at bigint,
  updated_at bigint not null,
  revision text not null,
  body text not null,
  author_id text,
  author_name text,
  fold_started_at bigint,
  trashed_at bigint,
  trashed_by_id text,
  trashed_by_name text
)

create index documents_by_position on documents (type, state, position, id)

create index documents_by_date on documents (type, state, published_at, id)

create index documents_by_slug on documents (slug, type)

create index documents_by_lookup_id on documents (lookup_id)

create table content_versions (
  revision text primary key,
  document_id text not null,
  number integer not null,
  type text not null,
  state text not null,
  updated_at bigint not null,
  author_id text,
  author_name text,
  body text not null,
  unique (document_id, number)
)

create table content_entries (
  id text primary key,
  type text not null,
  state text not null,
  title text not null,
  sort_title text not null,
  title_en text,
  sort_title_en text not null,
  slug text,
  kind text,
  position double precision,
  is_active integer not null,
  published_at bigint,
  updated_at bigint not null,
  author_id text,
  author_name text,
  trashed_at bigint,
  trashed_by_id text,
  trashed_by_name text,
  search_text text not null
)

create index content_entries_by_update on content_entries (type, updated_at, id)

create index content_entries_by_title on content_entries (type, sort_title, id)

create index content_entries_by_english_title on content_entries (type, sort_title_en, id)

create index content_entries_by_state on content_entries (type, state)

create index content_entries_by_trash on content_entries (state, trashed_at)

create index content_entries_by_position on content_entries
  (type, ${missing('position')}, position, id)

create index content_entries_by_date on content_entries
  (type, ${missing('published_at')}, published_at desc, id desc)

create table content_references (
  source_id text not null,
  document_id text not null,
  target text not null,
  primary key (source_id, target)
)

create index content_references_to on content_references (target, document_id)

create table content_schedules (
  document_id text not null,
  action text not null,
  at bigint not null,
  author_id text not null,
  author_name text,
  failed_at bigint,
  failure text,
  primary key (document_id, action)
)

create index content_schedules_by_time on content_schedules (failed_at, at)

create table content_changes (
  seq bigint primary key,
  at bigint not null,
  change text not null
)

create table content_mirror (
  document_id text primary key,
  revision text not null
)
`;

export const contentMigrations = {
  ...factMigrations,
  ...eventMigrations,
  '0001-content-baseline': sqlMigration(BASELINE),
  '0002-content-service-blocks': serviceBlocks,
  '0003-content-neutral-figures': {
    up: (db: Kysely<unknown>) => rewriteBodies(db, inCurrentSchema),
  },
  '0004-content-lacks': sqlMigration(
    `alter table content_entries add column lacks text not null default ''`,
  ),
  '0005-content-page-blocks': {
    up: (db: Kysely<unknown>) => rewriteBodies(db, inCurrentSchema),
  },
  '0006-content-page-parts': {
    up: (db: Kysely<unknown>) => rewriteBodies(db, inCurrentSchema, { types: ['pageCopy'] }),
  },
};
