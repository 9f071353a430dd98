/** What the business does with submissions: notes, answers, erasures, retention. */
export const INBOX_TABLES = `
create table submission_events (
  id varchar(36) primary key,
  submission_id varchar(36) not null references submissions (id) on delete cascade,
  at bigint not null,
  account_id text,
  account_name text,
  action varchar(20) not null,
  before text,
  after text
)

create index submission_events_by_submission_id on submission_events (submission_id)

create table submission_notes (
  id varchar(36) primary key,
  submission_id varchar(36) not null references submissions (id) on delete cascade,
  body text not null,
  account_id text not null,
  account_name text not null,
  created_at bigint not null
)

create index submission_notes_by_submission_id on submission_notes (submission_id)

create table answers (
  id varchar(36) primary key,
  submission_id varchar(36) not null references submissions (id) on delete cascade,
  language varchar(8) not null,
  subject text not null,
  body text not null,
  account_id text not null,
  account_name text not null,
  updated_at bigint not null,
  sent_at bigint
)

create index answers_by_submission_id on answers (submission_id)

create table answer_texts (
  id varchar(36) primary key,
  name text not null,
  texts text not null,
  position integer not null,
  revision integer not null,
  updated_at bigint not null
)

create table testimonial_consents (
  document_id varchar(200) primary key,
  submission_id varchar(36) not null,
  how varchar(20) not null,
  given_on varchar(10) not null,
  account_id text not null,
  account_name text not null,
  created_at bigint not null
)

create index testimonial_consents_by_submission_id on testimonial_consents (submission_id)

create table erasures (
  id varchar(36) primary key,
  at bigint not null,
  person varchar(64) not null,
  account_id text,
  account_name text,
  counts text not null
)

create index erasures_by_person on erasures (person)

create table retention (
  kind varchar(20) primary key,
  days integer not null
)
`;
