PRAGMA foreign_keys = OFF;
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO "kysely_migration" VALUES ('0010-content-documents', '2026-11-22T11:57:51.614Z');
INSERT INTO "kysely_migration" VALUES ('0011-content-editing', '2026-11-22T11:57:51.674Z');
INSERT INTO "kysely_migration" VALUES ('0012-content-sample-types', '2026-11-22T11:57:51.684Z');
INSERT INTO "kysely_migration" VALUES ('0020-media-pictures', '2026-11-22T11:57:51.695Z');
INSERT INTO "kysely_migration" VALUES ('0030-submissions-intake', '2026-11-22T11:57:51.778Z');
INSERT INTO "kysely_migration" VALUES ('0031-submissions-email-channels', '2026-11-22T11:57:51.788Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock', 0);
CREATE TABLE "documents" ("id" text primary key, "lookup_id" text not null, "type" text not null, "slug" text, "kind" text, "state" text not null, "position" double precision, "is_active" integer not null, "published_at" bigint, "updated_at" bigint not null, "revision" text not null, "body" text not null, "author_id" text, "author_name" text, "fold_started_at" bigint, "trashed_at" bigint, "trashed_by_id" text, "trashed_by_name" text);
INSERT INTO "documents" VALUES ('menu-of-the-day', 'menu-of-the-day', 'dailyMenu', 'menu-of-the-day', NULL, 'published', 1, 1, NULL, 1795348671819, '2333959c-0fb9-45e9-8fa9-18292155d8bc', '{"_createdAt":"2026-11-22T11:57:51.819Z","_updatedAt":"2026-11-22T11:57:51.819Z","_id":"menu-of-the-day","_type":"dailyMenu","title":"Menú de otoño","slug":"menu-of-the-day","isActive":true,"displayOrder":1,"items":[{"key":"tortilla","names":"tortilla","price":3.5}],"_rev":"2333959c-0fb9-45e9-8fa9-18292155d8bc"}', 'sample', NULL, 1795348671819, NULL, NULL, NULL);
INSERT INTO "documents" VALUES ('una-entrada', 'una-entrada', 'blog', 'slug-una-entrada', NULL, 'published', NULL, 0, 1704103200000, 1795348671819, '2ad47129-a98b-4214-81e9-902ebf1049f3', '{"_createdAt":"2026-11-22T11:57:51.819Z","_updatedAt":"2026-11-22T11:57:51.819Z","_id":"una-entrada","_type":"blog","title":"Entrada una-entrada","slug":{"_type":"slug","current":"slug-una-entrada"},"content":[{"_key":"es","value":[{"_type":"block","_key":"a","style":"normal","markDefs":[],"children":[{"_type":"span","_key":"b","text":"Hola","marks":[]}]}]}],"publishedAt":"2024-01-01T10:00:00.000Z","_rev":"2ad47129-a98b-4214-81e9-902ebf1049f3"}', 'sample', NULL, 1795348671819, NULL, NULL, NULL);
INSERT INTO "documents" VALUES ('ana', 'ana', 'testimonial', NULL, 'birthday', 'published', 1, 1, NULL, 1795348671819, '429ac4c5-ac41-41e3-aab8-15a310a3d497', '{"_createdAt":"2026-11-22T11:57:51.819Z","_updatedAt":"2026-11-22T11:57:51.819Z","_id":"ana","_type":"testimonial","kind":"birthday","author":"Una familia","quote":"Volveremos","isActive":true,"displayOrder":1,"_rev":"429ac4c5-ac41-41e3-aab8-15a310a3d497"}', 'sample', NULL, 1795348671819, NULL, NULL, NULL);
INSERT INTO "documents" VALUES ('openingHours', 'openinghours', 'openingHours', NULL, NULL, 'published', NULL, 0, NULL, 1795348671819, 'be571922-334a-4a5a-a6fd-09a4d91f4c1f', '{"_createdAt":"2026-11-22T11:57:51.819Z","_updatedAt":"2026-11-22T11:57:51.819Z","_id":"openingHours","_type":"openingHours","places":[{"key":"kiosk","name":"Quiosco","weekly":[{"days":[1,2,3,4,5],"opens":"09:00","closes":"15:00"}]}],"_rev":"be571922-334a-4a5a-a6fd-09a4d91f4c1f"}', 'sample', NULL, 1795348671819, NULL, NULL, NULL);
CREATE TABLE "content_changes" ("seq" bigint primary key, "at" bigint not null, "change" text not null);
INSERT INTO "content_changes" VALUES (1, 1795348671827, '{"documentIds":["menu-of-the-day","una-entrada","ana","openingHours"],"queries":["dailyMenus","snapshot","blogs","blog","blogKeys","testimonials","openingHours"]}');
CREATE TABLE "content_marks" ("name" text primary key, "value" text not null);
INSERT INTO "content_marks" VALUES ('writer', '');
INSERT INTO "content_marks" VALUES ('entries', '1');
INSERT INTO "content_marks" VALUES ('sample', 'b81f3ff1d9fd');
CREATE TABLE "content_versions" ("revision" text primary key, "document_id" text not null, "number" integer not null, "type" text not null, "state" text not null, "updated_at" bigint not null, "author_id" text, "author_name" text, "body" text not null, constraint "content_versions_by_document" unique ("document_id", "number"));
CREATE TABLE "content_audit" ("seq" bigint primary key, "at" bigint not null, "action" text not null, "document_id" text not null, "type" text not null, "title" text not null, "author_id" text not null, "author_name" text);
INSERT INTO "content_audit" VALUES (1, 1795348671819, 'import', 'menu-of-the-day', 'dailyMenu', 'Menú de otoño', 'sample', NULL);
INSERT INTO "content_audit" VALUES (2, 1795348671819, 'import', 'una-entrada', 'blog', 'Entrada una-entrada', 'sample', NULL);
INSERT INTO "content_audit" VALUES (3, 1795348671819, 'import', 'ana', 'testimonial', 'Una familia', 'sample', NULL);
INSERT INTO "content_audit" VALUES (4, 1795348671819, 'import', 'openingHours', 'openingHours', '', 'sample', NULL);
CREATE TABLE "content_entries" ("id" text primary key, "type" text not null, "state" text not null, "title" text not null, "sort_title" text not null, "slug" text, "kind" text, "position" double precision, "is_active" integer not null, "published_at" bigint, "updated_at" bigint not null, "author_id" text, "author_name" text, "trashed_at" bigint, "trashed_by_id" text, "trashed_by_name" text, "search_text" text not null);
INSERT INTO "content_entries" VALUES ('menu-of-the-day', 'dailyMenu', 'published', 'Menú de otoño', 'menu de otono', 'menu-of-the-day', NULL, 1, 1, NULL, 1795348671819, 'sample', NULL, NULL, NULL, NULL, 'menu de otono
menu-of-the-day
tortilla
tortilla');
INSERT INTO "content_entries" VALUES ('una-entrada', 'blog', 'published', 'Entrada una-entrada', 'entrada una-entrada', 'slug-una-entrada', NULL, NULL, 0, 1704103200000, 1795348671819, 'sample', NULL, NULL, NULL, NULL, 'entrada una-entrada
slug-una-entrada
hola
2024-01-01t10:00:00.000z');
INSERT INTO "content_entries" VALUES ('ana', 'testimonial', 'published', 'Una familia', 'una familia', NULL, 'birthday', 1, 1, NULL, 1795348671819, 'sample', NULL, NULL, NULL, NULL, 'birthday
una familia
volveremos');
INSERT INTO "content_entries" VALUES ('openingHours', 'openingHours', 'published', '', '', NULL, NULL, NULL, 0, NULL, 1795348671819, 'sample', NULL, NULL, NULL, NULL, 'kiosk
quiosco
09:00
15:00');
CREATE TABLE "content_references" ("source_id" text not null, "document_id" text not null, "target" text not null, constraint "content_references_key" primary key ("source_id", "target"));
CREATE TABLE "pictures" ("id" varchar(64) primary key, "width" integer not null, "height" integer not null, "format" varchar(8) not null, "bytes" integer not null, "file_name" text not null, "created_at" varchar(30) not null);
CREATE TABLE "submissions" ("id" varchar(36) primary key, "kind" varchar(20) not null, "locale" varchar(8) not null, "data" text not null, "email" text, "created_at" bigint not null);
INSERT INTO "submissions" VALUES ('01a1968d-3900-783f-8bf2-301703b35263', 'request', 'en', '{"firstName":"Lucía","lastName":"","email":"ana@example.com","phone":"+34 600 000 000","requestedDate":"2026-12-02","requestedTime":"morning","participants":"6-10","company":"","workshop":"","message":"","locale":"en"}', 'ana@example.com', 1793527200000);
INSERT INTO "submissions" VALUES ('01a1968d-3900-77fd-b433-d19c6b09a10b', 'contact', 'es', '{"firstName":"Lucía","lastName":"Vega","email":"lucia@example.com","phone":"+34 600 000 000","message":"Hola","locale":"es"}', 'lucia@example.com', 1793527200000);
INSERT INTO "submissions" VALUES ('01a1968d-3900-7fd0-b04a-4cf05c4d050e', 'feedback', 'es', '{"name":"Lucía","email":"no es una","phone":"","date":"2026-11-22","terms":true,"ratings":{"foodQuality":5,"serviceQuality":4,"facilitiesQuality":3,"priceQuality":2,"cleanliness":1},"willReturn":"","recommend":"","comments":"","locale":"es"}', 'no es una', 1793527200000);
CREATE TABLE "allergies" ("submission_id" varchar(36) primary key references "submissions" ("id") on delete cascade, "cipher" text not null, "nonce" text not null, "consent_at" bigint not null, "erase_after" varchar(10) not null);
INSERT INTO "allergies" VALUES ('01a1968d-3900-783f-8bf2-301703b35263', 'eMUc8nqwVdwtUuXh3Rj8h/JnLfDkTQ==', '42NZrgd/x73JkJwZ', 1793527200000, '2027-01-01');
CREATE TABLE "deliveries" ("id" varchar(36) primary key, "submission_id" varchar(36) not null references "submissions" ("id") on delete cascade, "channel" varchar(20) not null, "state" varchar(20) not null, "attempts" integer default 0 not null, "next_attempt_at" bigint not null, "lease_owner" text, "lease_until" bigint, "last_answer" text, "message_id" text not null unique, "created_at" bigint not null, "done_at" bigint);
INSERT INTO "deliveries" VALUES ('01a1968d-3900-7c9c-b249-79bfee51f3c9', '01a1968d-3900-783f-8bf2-301703b35263', 'owner-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7c9c-b249-79bfee51f3c9@sobremesa.test>', 1793527200000, NULL);
INSERT INTO "deliveries" VALUES ('01a1968d-3900-7e5c-9718-7886c3cada6d', '01a1968d-3900-783f-8bf2-301703b35263', 'visitor-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7e5c-9718-7886c3cada6d@sobremesa.test>', 1793527200000, NULL);
INSERT INTO "deliveries" VALUES ('01a1968d-3900-717e-8d0e-8c1f521050a0', '01a1968d-3900-77fd-b433-d19c6b09a10b', 'owner-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-717e-8d0e-8c1f521050a0@sobremesa.test>', 1793527200000, NULL);
INSERT INTO "deliveries" VALUES ('01a1968d-3900-7234-9bca-ad8d068c54b1', '01a1968d-3900-77fd-b433-d19c6b09a10b', 'visitor-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7234-9bca-ad8d068c54b1@sobremesa.test>', 1793527200000, NULL);
INSERT INTO "deliveries" VALUES ('01a1968d-3900-7585-8565-34e478733376', '01a1968d-3900-7fd0-b04a-4cf05c4d050e', 'owner-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7585-8565-34e478733376@sobremesa.test>', 1793527200000, NULL);
INSERT INTO "deliveries" VALUES ('01a1968d-3900-7ad1-b0de-b7ad0c3cac6d', '01a1968d-3900-7fd0-b04a-4cf05c4d050e', 'visitor-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7ad1-b0de-b7ad0c3cac6d@sobremesa.test>', 1793527200000, NULL);
CREATE TABLE "idempotency_keys" ("key" varchar(200) primary key, "body_hash" varchar(64) not null, "status" integer not null, "answer" text not null, "submission_id" varchar(36) not null references "submissions" ("id") on delete cascade, "created_at" bigint not null);
CREATE TABLE "captcha_nonces" ("nonce" varchar(100) primary key, "expires_at" bigint not null);
CREATE TABLE "rate_limits" ("name" varchar(100) primary key, "tries" integer not null, "expires_at" bigint not null);
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
CREATE INDEX "pictures_by_created_at" on "pictures" ("created_at");
CREATE INDEX "submissions_by_email" on "submissions" ("email");
CREATE INDEX "submissions_by_created_at" on "submissions" ("created_at");
CREATE INDEX "allergies_by_erase_after" on "allergies" ("erase_after");
CREATE INDEX "deliveries_by_submission_id" on "deliveries" ("submission_id");
CREATE INDEX "deliveries_by_state_next_attempt_at" on "deliveries" ("state", "next_attempt_at");
CREATE INDEX "idempotency_keys_by_submission_id" on "idempotency_keys" ("submission_id");
CREATE INDEX "idempotency_keys_by_created_at" on "idempotency_keys" ("created_at");
PRAGMA user_version = 1;
