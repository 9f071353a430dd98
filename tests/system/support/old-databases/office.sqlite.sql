PRAGMA foreign_keys = OFF;
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO "kysely_migration" VALUES ('0010-content-documents', '2026-11-22T11:58:04.744Z');
INSERT INTO "kysely_migration" VALUES ('0011-content-editing', '2026-11-22T11:58:04.906Z');
INSERT INTO "kysely_migration" VALUES ('0012-content-sample-types', '2026-11-22T11:58:04.911Z');
INSERT INTO "kysely_migration" VALUES ('0013-content-schedules', '2026-11-22T11:58:04.930Z');
INSERT INTO "kysely_migration" VALUES ('0020-media-pictures', '2026-11-22T11:58:04.935Z');
INSERT INTO "kysely_migration" VALUES ('0021-media-picture-details', '2026-11-22T11:58:04.990Z');
INSERT INTO "kysely_migration" VALUES ('0030-submissions-intake', '2026-11-22T11:58:05.062Z');
INSERT INTO "kysely_migration" VALUES ('0031-submissions-email-channels', '2026-11-22T11:58:05.068Z');
INSERT INTO "kysely_migration" VALUES ('0032-submissions-inbox', '2026-11-22T11:58:05.407Z');
INSERT INTO "kysely_migration" VALUES ('0036-submissions-quotes', '2026-11-22T11:58:05.467Z');
INSERT INTO "kysely_migration" VALUES ('0037-submissions-groups', '2026-11-22T11:58:05.473Z');
INSERT INTO "kysely_migration" VALUES ('0050-backup-marks', '2026-11-22T11:58:05.488Z');
INSERT INTO "kysely_migration" VALUES ('0100-admin-audit', '2026-11-22T11:58:05.499Z');
INSERT INTO "kysely_migration" VALUES ('0101-admin-accounts', '2026-11-22T11:58:05.546Z');
INSERT INTO "kysely_migration" VALUES ('0140-admin-marks', '2026-11-22T11:58:05.547Z');
INSERT INTO "kysely_migration" VALUES ('0141-admin-push', '2026-11-22T11:58:05.557Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock', 0);
CREATE TABLE "documents" ("id" text primary key, "lookup_id" text not null, "type" text not null, "slug" text, "kind" text, "state" text not null, "position" double precision, "is_active" integer not null, "published_at" bigint, "updated_at" bigint not null, "revision" text not null, "body" text not null, "author_id" text, "author_name" text, "fold_started_at" bigint, "trashed_at" bigint, "trashed_by_id" text, "trashed_by_name" text);
INSERT INTO "documents" VALUES ('menu-of-the-day', 'menu-of-the-day', 'dailyMenu', 'menu-of-the-day', NULL, 'published', 1, 1, NULL, 1795348685596, '63431339-571a-40f8-a264-c2ecc6fc2cd3', '{"_createdAt":"2026-11-22T11:58:05.596Z","_updatedAt":"2026-11-22T11:58:05.596Z","_id":"menu-of-the-day","_type":"dailyMenu","title":"Menú de otoño","slug":"menu-of-the-day","isActive":true,"displayOrder":1,"items":[{"key":"tortilla","names":"tortilla","price":3.5,"allergens":{"gluten":"no","crustaceans":"no","eggs":"yes","fish":"no","peanuts":"no","soya":"no","milk":"no","nuts":"no","celery":"no","mustard":"no","sesame":"no","sulphites":"no","lupin":"no","molluscs":"no"}}],"_rev":"63431339-571a-40f8-a264-c2ecc6fc2cd3"}', 'sample', NULL, 1795348685596, NULL, NULL, NULL);
INSERT INTO "documents" VALUES ('una-entrada', 'una-entrada', 'blog', 'slug-una-entrada', NULL, 'published', NULL, 0, 1704103200000, 1795348685596, '4d0b0669-27d1-45bb-bbcf-6efe1d1c409b', '{"_createdAt":"2026-11-22T11:58:05.596Z","_updatedAt":"2026-11-22T11:58:05.596Z","_id":"una-entrada","_type":"blog","title":"Entrada una-entrada","slug":{"_type":"slug","current":"slug-una-entrada"},"content":[{"_key":"es","value":[{"_type":"block","_key":"a","style":"normal","markDefs":[],"children":[{"_type":"span","_key":"b","text":"Hola","marks":[]}]}]}],"publishedAt":"2024-01-01T10:00:00.000Z","_rev":"4d0b0669-27d1-45bb-bbcf-6efe1d1c409b"}', 'sample', NULL, 1795348685596, NULL, NULL, NULL);
INSERT INTO "documents" VALUES ('ana', 'ana', 'testimonial', NULL, 'birthday', 'published', 1, 1, NULL, 1795348685596, 'ec42677c-9e24-4c0b-98c4-755b1bf54f37', '{"_createdAt":"2026-11-22T11:58:05.596Z","_updatedAt":"2026-11-22T11:58:05.596Z","_id":"ana","_type":"testimonial","kind":"birthday","author":"Una familia","quote":"Volveremos","isActive":true,"displayOrder":1,"_rev":"ec42677c-9e24-4c0b-98c4-755b1bf54f37"}', 'sample', NULL, 1795348685596, NULL, NULL, NULL);
INSERT INTO "documents" VALUES ('openingHours', 'openinghours', 'openingHours', NULL, NULL, 'published', NULL, 0, NULL, 1795348685596, '42d88922-dc9c-42dd-a412-491a50b19ca4', '{"_createdAt":"2026-11-22T11:58:05.596Z","_updatedAt":"2026-11-22T11:58:05.596Z","_id":"openingHours","_type":"openingHours","places":[{"key":"kiosk","name":"Quiosco","weekly":[{"days":[1,2,3,4,5],"opens":"09:00","closes":"15:00"}]}],"_rev":"42d88922-dc9c-42dd-a412-491a50b19ca4"}', 'sample', NULL, 1795348685596, NULL, NULL, NULL);
CREATE TABLE "content_changes" ("seq" bigint primary key, "at" bigint not null, "change" text not null);
INSERT INTO "content_changes" VALUES (1, 1795348685602, '{"documentIds":["menu-of-the-day","una-entrada","ana","openingHours"],"queries":["dailyMenus","snapshot","blogs","blog","blogKeys","testimonials","openingHours"]}');
CREATE TABLE "content_marks" ("name" text primary key, "value" text not null);
INSERT INTO "content_marks" VALUES ('writer', '');
INSERT INTO "content_marks" VALUES ('entries', '1');
INSERT INTO "content_marks" VALUES ('sample', '2147a6f598af');
CREATE TABLE "content_versions" ("revision" text primary key, "document_id" text not null, "number" integer not null, "type" text not null, "state" text not null, "updated_at" bigint not null, "author_id" text, "author_name" text, "body" text not null, constraint "content_versions_by_document" unique ("document_id", "number"));
CREATE TABLE "content_audit" ("seq" bigint primary key, "at" bigint not null, "action" text not null, "document_id" text not null, "type" text not null, "title" text not null, "author_id" text not null, "author_name" text);
INSERT INTO "content_audit" VALUES (1, 1795348685596, 'import', 'menu-of-the-day', 'dailyMenu', 'Menú de otoño', 'sample', NULL);
INSERT INTO "content_audit" VALUES (2, 1795348685596, 'import', 'una-entrada', 'blog', 'Entrada una-entrada', 'sample', NULL);
INSERT INTO "content_audit" VALUES (3, 1795348685596, 'import', 'ana', 'testimonial', 'Una familia', 'sample', NULL);
INSERT INTO "content_audit" VALUES (4, 1795348685596, 'import', 'openingHours', 'openingHours', '', 'sample', NULL);
CREATE TABLE "content_entries" ("id" text primary key, "type" text not null, "state" text not null, "title" text not null, "sort_title" text not null, "slug" text, "kind" text, "position" double precision, "is_active" integer not null, "published_at" bigint, "updated_at" bigint not null, "author_id" text, "author_name" text, "trashed_at" bigint, "trashed_by_id" text, "trashed_by_name" text, "search_text" text not null);
INSERT INTO "content_entries" VALUES ('menu-of-the-day', 'dailyMenu', 'published', 'Menú de otoño', 'menu de otono', 'menu-of-the-day', NULL, 1, 1, NULL, 1795348685596, 'sample', NULL, NULL, NULL, NULL, 'menu de otono
menu-of-the-day
tortilla
tortilla
no
no
yes
no
no
no
no
no
no
no
no
no
no
no');
INSERT INTO "content_entries" VALUES ('una-entrada', 'blog', 'published', 'Entrada una-entrada', 'entrada una-entrada', 'slug-una-entrada', NULL, NULL, 0, 1704103200000, 1795348685596, 'sample', NULL, NULL, NULL, NULL, 'entrada una-entrada
slug-una-entrada
hola
2024-01-01t10:00:00.000z');
INSERT INTO "content_entries" VALUES ('ana', 'testimonial', 'published', 'Una familia', 'una familia', NULL, 'birthday', 1, 1, NULL, 1795348685596, 'sample', NULL, NULL, NULL, NULL, 'birthday
una familia
volveremos');
INSERT INTO "content_entries" VALUES ('openingHours', 'openingHours', 'published', '', '', NULL, NULL, NULL, 0, NULL, 1795348685596, 'sample', NULL, NULL, NULL, NULL, 'kiosk
quiosco
09:00
15:00');
CREATE TABLE "content_references" ("source_id" text not null, "document_id" text not null, "target" text not null, constraint "content_references_key" primary key ("source_id", "target"));
CREATE TABLE "content_schedules" ("document_id" text not null, "action" text not null, "at" bigint not null, "author_id" text not null, "author_name" text, "failed_at" bigint, "failure" text, constraint "content_schedules_key" primary key ("document_id", "action"));
CREATE TABLE "pictures" ("id" varchar(64) primary key, "width" integer not null, "height" integer not null, "format" varchar(8) not null, "bytes" integer not null, "file_name" text not null, "created_at" varchar(30) not null, "alt_es" text, "alt_en" text, "focal_x" double precision, "focal_y" double precision, "changed_at" bigint, "deleted_at" bigint, "search_text" text default '' not null);
CREATE TABLE "submissions" ("id" varchar(36) primary key, "kind" varchar(20) not null, "locale" varchar(8) not null, "data" text not null, "email" text, "created_at" bigint not null, "status" varchar(20) default 'new' not null, "changed_at" bigint default 0 not null, "service" text, "event_day" text, "phone" text, "search" text default '' not null, "assignee_id" text, "assignee_name" text, "read_at" bigint, "read_by_id" text, "read_by_name" text);
INSERT INTO "submissions" VALUES ('01a1968d-3900-7ab2-95b3-90916781d60d', 'request', 'en', '{"service":"","firstName":"Lucía","lastName":"","email":"ana@example.com","phone":"+34 600 000 000","requestedDate":"2026-12-02","requestedTime":"morning","participants":"6-10","company":"","workshop":"","estimate":"","message":"","locale":"en"}', 'ana@example.com', 1793527200000, 'new', 0, NULL, '2026-12-02', '600000000', 'lucia
ana@example.com
+34 600 000 000
+34600000000', NULL, NULL, NULL, NULL, NULL);
INSERT INTO "submissions" VALUES ('01a1968d-3900-7222-b3e5-e6d14c60b013', 'contact', 'es', '{"firstName":"Lucía","lastName":"Vega","email":"lucia@example.com","phone":"+34 600 000 000","message":"Hola","locale":"es"}', 'lucia@example.com', 1793527200000, 'new', 0, NULL, NULL, '600000000', 'lucia
vega
lucia@example.com
+34 600 000 000
hola
+34600000000', NULL, NULL, NULL, NULL, NULL);
INSERT INTO "submissions" VALUES ('01a1968d-3900-7b81-b0f2-db9be323e06d', 'feedback', 'es', '{"name":"Lucía","email":"no es una","phone":"","date":"2026-11-22","terms":true,"ratings":{"foodQuality":5,"serviceQuality":4,"facilitiesQuality":3,"priceQuality":2,"cleanliness":1},"willReturn":"","recommend":"","comments":"","locale":"es"}', 'no es una', 1793527200000, 'new', 0, NULL, NULL, NULL, 'lucia
no es una
', NULL, NULL, NULL, NULL, NULL);
CREATE TABLE "allergies" ("submission_id" varchar(36) primary key references "submissions" ("id") on delete cascade, "cipher" text not null, "nonce" text not null, "consent_at" bigint not null, "erase_after" varchar(10) not null);
INSERT INTO "allergies" VALUES ('01a1968d-3900-7ab2-95b3-90916781d60d', 'K2aIVvbAEpT1a6/kHjNN6TD1jLAtYQ==', 'kulO/sDBRSCUD3hs', 1793527200000, '2027-01-01');
CREATE TABLE "deliveries" ("id" varchar(36) primary key, "submission_id" varchar(36) not null references "submissions" ("id") on delete cascade, "channel" varchar(20) not null, "state" varchar(20) not null, "attempts" integer default 0 not null, "next_attempt_at" bigint not null, "lease_owner" text, "lease_until" bigint, "last_answer" text, "message_id" text not null unique, "created_at" bigint not null, "done_at" bigint, "answer_id" varchar(36));
INSERT INTO "deliveries" VALUES ('01a1968d-3900-7a8e-ba03-752af5f96a62', '01a1968d-3900-7ab2-95b3-90916781d60d', 'owner-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7a8e-ba03-752af5f96a62@sobremesa.test>', 1793527200000, NULL, NULL);
INSERT INTO "deliveries" VALUES ('01a1968d-3900-7b0a-ab47-0f24062634da', '01a1968d-3900-7ab2-95b3-90916781d60d', 'visitor-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7b0a-ab47-0f24062634da@sobremesa.test>', 1793527200000, NULL, NULL);
INSERT INTO "deliveries" VALUES ('01a1968d-3900-71b9-80f7-296055427496', '01a1968d-3900-7222-b3e5-e6d14c60b013', 'owner-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-71b9-80f7-296055427496@sobremesa.test>', 1793527200000, NULL, NULL);
INSERT INTO "deliveries" VALUES ('01a1968d-3900-7e82-985f-0e9d6f6419c1', '01a1968d-3900-7222-b3e5-e6d14c60b013', 'visitor-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7e82-985f-0e9d6f6419c1@sobremesa.test>', 1793527200000, NULL, NULL);
INSERT INTO "deliveries" VALUES ('01a1968d-3900-7ff0-8d49-9c725676a5db', '01a1968d-3900-7b81-b0f2-db9be323e06d', 'owner-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7ff0-8d49-9c725676a5db@sobremesa.test>', 1793527200000, NULL, NULL);
INSERT INTO "deliveries" VALUES ('01a1968d-3900-7d6d-b91f-66fd81991548', '01a1968d-3900-7b81-b0f2-db9be323e06d', 'visitor-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7d6d-b91f-66fd81991548@sobremesa.test>', 1793527200000, NULL, NULL);
CREATE TABLE "idempotency_keys" ("key" varchar(200) primary key, "body_hash" varchar(64) not null, "status" integer not null, "answer" text not null, "submission_id" varchar(36) not null references "submissions" ("id") on delete cascade, "created_at" bigint not null);
CREATE TABLE "captcha_nonces" ("nonce" varchar(100) primary key, "expires_at" bigint not null);
CREATE TABLE "rate_limits" ("name" varchar(100) primary key, "tries" integer not null, "expires_at" bigint not null);
CREATE TABLE "submission_events" ("id" varchar(36) primary key, "submission_id" varchar(36) not null references "submissions" ("id") on delete cascade, "at" bigint not null, "account_id" text, "account_name" text, "action" varchar(20) not null, "before" text, "after" text);
CREATE TABLE "submission_notes" ("id" varchar(36) primary key, "submission_id" varchar(36) not null references "submissions" ("id") on delete cascade, "body" text not null, "account_id" text not null, "account_name" text not null, "created_at" bigint not null);
CREATE TABLE "answers" ("id" varchar(36) primary key, "submission_id" varchar(36) not null references "submissions" ("id") on delete cascade, "language" varchar(8) not null, "subject" text not null, "body" text not null, "account_id" text not null, "account_name" text not null, "updated_at" bigint not null, "sent_at" bigint);
CREATE TABLE "answer_texts" ("id" varchar(36) primary key, "name" text not null, "texts" text not null, "position" integer not null, "revision" integer not null, "updated_at" bigint not null);
CREATE TABLE "testimonial_consents" ("document_id" varchar(200) primary key, "submission_id" varchar(36) not null, "how" varchar(20) not null, "given_on" varchar(10) not null, "account_id" text not null, "account_name" text not null, "created_at" bigint not null);
CREATE TABLE "erasures" ("id" varchar(36) primary key, "at" bigint not null, "person" varchar(64) not null, "account_id" text, "account_name" text, "counts" text not null);
CREATE TABLE "retention" ("kind" varchar(20) primary key, "days" integer not null);
CREATE TABLE "quotes" ("id" varchar(36) primary key, "submission_id" varchar(36) not null references "submissions" ("id") on delete cascade, "number" varchar(20) not null unique, "draft" text not null, "revision" integer not null, "version" integer not null, "author" text not null, "created_at" bigint not null, "updated_at" bigint not null);
CREATE TABLE "quote_versions" ("id" varchar(36) primary key, "quote_id" varchar(36) not null references "quotes" ("id") on delete cascade, "version" integer not null, "token_hash" varchar(64) not null unique, "document" text not null, "hash" varchar(64) not null, "total" bigint not null, "valid_until" varchar(10) not null, "author" text not null, "sent_at" bigint not null, constraint "quote_versions_once" unique ("quote_id", "version"));
CREATE TABLE "quote_answers" ("version_id" varchar(36) primary key references "quote_versions" ("id") on delete cascade, "answer" varchar(10) not null, "name" text not null, "word" text not null, "document_hash" varchar(64) not null, "answered_at" bigint not null);
CREATE TABLE "quote_deliveries" ("delivery_id" varchar(36) primary key references "deliveries" ("id") on delete cascade, "version_id" varchar(36) not null references "quote_versions" ("id") on delete cascade);
CREATE TABLE "quote_numbers" ("year" integer primary key, "last" integer not null);
CREATE TABLE "groups" ("id" varchar(36) primary key, "submission_id" varchar(36) unique references "submissions" ("id") on delete cascade, "state" varchar(10) not null, "day" varchar(10) not null, "starts_at" varchar(5) not null, "ends_at" varchar(5) not null, "people" integer not null, "service" varchar(20) not null, "place" varchar(10) not null, "name" text not null, "menu" text not null, "note" text not null, "revision" integer not null, "author" text not null, "created_at" bigint not null, "updated_at" bigint not null);
CREATE TABLE "group_needs" ("group_id" varchar(36) primary key references "groups" ("id") on delete cascade, "cipher" text not null, "nonce" text not null, "erase_after" varchar(10) not null);
CREATE TABLE "calendar_feeds" ("account" varchar(200) primary key, "token_hash" varchar(64) not null unique, "language" varchar(8) not null, "created_at" bigint not null, "read_at" bigint);
CREATE TABLE "verified_backups" ("made_at" bigint primary key, "bytes" bigint not null, "has_key" integer not null);
CREATE TABLE "office_audit" ("id" text primary key, "at" bigint not null, "account_id" text not null, "account_name" text not null, "action" text not null, "subject" text not null, "before" text, "after" text);
CREATE TABLE "accounts" ("id" text primary key, "name" text not null, "email" text not null unique, "email_verified" integer not null, "image" text, "role" text not null, "language" text not null, "has_second_factor" integer not null, "disabled_at" bigint, "created_at" text not null, "updated_at" text not null);
CREATE TABLE "account_sessions" ("account_id" text not null references "accounts" ("id") on delete cascade, "id" text primary key, "token" text not null unique, "ip_address" text, "user_agent" text, "expires_at" text not null, "last_seen_at" bigint not null, "confirmed_at" bigint not null, "created_at" text not null, "updated_at" text not null);
CREATE TABLE "account_credentials" ("account_id" text not null references "accounts" ("id") on delete cascade, "id" text primary key, "provider_id" text not null, "provider_account_id" text not null, "password" text, "created_at" text not null, "updated_at" text not null, constraint "account_credentials_once" unique ("account_id", "provider_id"));
CREATE TABLE "account_second_factors" ("account_id" text not null references "accounts" ("id") on delete cascade, "id" text primary key, "secret" text not null, "backup_codes" text not null, "verified" integer not null, "failed_verification_count" integer, "locked_until" text, constraint "account_second_factors_once" unique ("account_id"));
CREATE TABLE "account_passkeys" ("account_id" text not null references "accounts" ("id") on delete cascade, "id" text primary key, "name" text not null, "public_key" text not null, "counter" bigint not null, "transports" text not null, "created_at" bigint not null, "last_used_at" bigint);
CREATE TABLE "account_verifications" ("id" text primary key, "identifier" text not null, "value" text not null, "expires_at" text not null, "created_at" text not null, "updated_at" text not null);
CREATE TABLE "account_links" ("hash" text primary key, "purpose" text not null, "account_id" text references "accounts" ("id") on delete cascade, "email" text, "role" text, "created_by" text, "created_at" bigint not null, "expires_at" bigint not null);
CREATE TABLE "account_tries" ("subject" text primary key, "tries" integer not null, "tried_at" bigint not null, "open_at" bigint not null);
CREATE TABLE "account_used_codes" ("hash" text primary key, "expires_at" bigint not null);
CREATE TABLE "account_marks" ("name" text primary key, "value" text not null);
INSERT INTO "account_marks" VALUES ('owners', '');
CREATE TABLE "office_marks" ("name" varchar(100) primary key, "value" text not null, "at" bigint not null);
CREATE TABLE "push_subscriptions" ("id" text primary key, "account_id" text not null references "accounts" ("id") on delete cascade, "endpoint_hash" varchar(64) not null unique, "cipher" text not null, "nonce" text not null, "device" text not null, "created_at" bigint not null);
CREATE INDEX "documents_by_position" on "documents" ("type", "state", "position", "id");
CREATE INDEX "documents_by_date" on "documents" ("type", "state", "published_at", "id");
CREATE INDEX "documents_by_slug" on "documents" ("slug", "type");
CREATE INDEX "documents_by_lookup_id" on "documents" ("lookup_id");
CREATE INDEX "content_audit_of_document" on "content_audit" ("document_id", "seq");
CREATE INDEX "content_audit_of_author" on "content_audit" ("author_id", "seq");
CREATE INDEX "content_audit_by_time" on "content_audit" ("at");
CREATE INDEX "content_entries_by_update" on "content_entries" ("type", "updated_at", "id");
CREATE INDEX "content_entries_by_title" on "content_entries" ("type", "sort_title", "id");
CREATE INDEX "content_entries_by_trash" on "content_entries" ("state", "trashed_at");
CREATE INDEX "content_references_to" on "content_references" ("target", "document_id");
CREATE INDEX "content_schedules_by_time" on "content_schedules" ("failed_at", "at");
CREATE INDEX "pictures_by_created_at" on "pictures" ("created_at");
CREATE INDEX "submissions_by_email" on "submissions" ("email");
CREATE INDEX "submissions_by_created_at" on "submissions" ("created_at");
CREATE INDEX "allergies_by_erase_after" on "allergies" ("erase_after");
CREATE INDEX "deliveries_by_submission_id" on "deliveries" ("submission_id");
CREATE INDEX "deliveries_by_state_next_attempt_at" on "deliveries" ("state", "next_attempt_at");
CREATE INDEX "idempotency_keys_by_submission_id" on "idempotency_keys" ("submission_id");
CREATE INDEX "idempotency_keys_by_created_at" on "idempotency_keys" ("created_at");
CREATE INDEX "submissions_by_phone" on "submissions" ("phone");
CREATE INDEX "submissions_by_event_day" on "submissions" ("event_day");
CREATE INDEX "submission_events_by_submission_id" on "submission_events" ("submission_id");
CREATE INDEX "submission_notes_by_submission_id" on "submission_notes" ("submission_id");
CREATE INDEX "answers_by_submission_id" on "answers" ("submission_id");
CREATE INDEX "testimonial_consents_by_submission_id" on "testimonial_consents" ("submission_id");
CREATE INDEX "erasures_by_person" on "erasures" ("person");
CREATE INDEX "quotes_by_submission_id" on "quotes" ("submission_id");
CREATE INDEX "quotes_by_updated_at" on "quotes" ("updated_at");
CREATE INDEX "quote_deliveries_by_version_id" on "quote_deliveries" ("version_id");
CREATE INDEX "groups_by_day" on "groups" ("day");
CREATE INDEX "office_audit_by_time" on "office_audit" ("at");
CREATE INDEX "office_audit_by_subject" on "office_audit" ("subject", "at");
CREATE INDEX "account_sessions_by_account_id" on "account_sessions" ("account_id");
CREATE INDEX "account_passkeys_by_account_id" on "account_passkeys" ("account_id");
CREATE INDEX "account_verifications_by_identifier" on "account_verifications" ("identifier");
CREATE INDEX "push_subscriptions_by_account" on "push_subscriptions" ("account_id");
CREATE TRIGGER quote_versions_no_update before update on quote_versions begin select raise(abort, 'What a visitor was sent or has answered never changes'); end;
CREATE TRIGGER quote_versions_no_delete before delete on quote_versions
        when exists (select 1 from quotes where id = old.quote_id) begin select raise(abort, 'What a visitor was sent or has answered never changes'); end;
CREATE TRIGGER quote_versions_no_replace before insert on quote_versions
        when exists (select 1 from quote_versions where id = new.id or token_hash = new.token_hash
      or (quote_id = new.quote_id and version = new.version)) begin select raise(abort, 'What a visitor was sent or has answered never changes'); end;
CREATE TRIGGER quote_answers_no_update before update on quote_answers begin select raise(abort, 'What a visitor was sent or has answered never changes'); end;
CREATE TRIGGER quote_answers_no_delete before delete on quote_answers
        when exists (select 1 from quote_versions where id = old.version_id) begin select raise(abort, 'What a visitor was sent or has answered never changes'); end;
CREATE TRIGGER quote_answers_no_replace before insert on quote_answers
        when exists (select 1 from quote_answers where version_id = new.version_id) begin select raise(abort, 'What a visitor was sent or has answered never changes'); end;
CREATE TRIGGER quotes_no_delete before delete on quotes
        when old.version > 0 and exists (select 1 from submissions where id = old.submission_id)
        begin select raise(abort, 'What a visitor was sent or has answered never changes'); end;
PRAGMA user_version = 1;
