CREATE TABLE public.allergies (
    submission_id character varying(36) NOT NULL,
    cipher text NOT NULL,
    nonce text NOT NULL,
    consent_at bigint NOT NULL,
    erase_after character varying(10) NOT NULL
);
CREATE TABLE public.captcha_nonces (
    nonce character varying(100) NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.content_audit (
    seq bigint NOT NULL,
    at bigint NOT NULL,
    action text NOT NULL,
    document_id text NOT NULL,
    type text NOT NULL,
    title text NOT NULL,
    author_id text NOT NULL,
    author_name text
);
CREATE TABLE public.content_changes (
    seq bigint NOT NULL,
    at bigint NOT NULL,
    change text NOT NULL
);
CREATE TABLE public.content_entries (
    id text NOT NULL,
    type text NOT NULL,
    state text NOT NULL,
    title text NOT NULL,
    sort_title text NOT NULL,
    slug text,
    kind text,
    "position" double precision,
    is_active integer NOT NULL,
    published_at bigint,
    updated_at bigint NOT NULL,
    author_id text,
    author_name text,
    trashed_at bigint,
    trashed_by_id text,
    trashed_by_name text,
    search_text text NOT NULL
);
CREATE TABLE public.content_marks (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.content_references (
    source_id text NOT NULL,
    document_id text NOT NULL,
    target text NOT NULL
);
CREATE TABLE public.content_versions (
    revision text NOT NULL,
    document_id text NOT NULL,
    number integer NOT NULL,
    type text NOT NULL,
    state text NOT NULL,
    updated_at bigint NOT NULL,
    author_id text,
    author_name text,
    body text NOT NULL
);
CREATE TABLE public.deliveries (
    id character varying(36) NOT NULL,
    submission_id character varying(36) NOT NULL,
    channel character varying(20) NOT NULL,
    state character varying(20) NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at bigint NOT NULL,
    lease_owner text,
    lease_until bigint,
    last_answer text,
    message_id text NOT NULL,
    created_at bigint NOT NULL,
    done_at bigint
);
CREATE TABLE public.documents (
    id text NOT NULL,
    lookup_id text NOT NULL,
    type text NOT NULL,
    slug text,
    kind text,
    state text NOT NULL,
    "position" double precision,
    is_active integer NOT NULL,
    published_at bigint,
    updated_at bigint NOT NULL,
    revision text NOT NULL,
    body text NOT NULL,
    author_id text,
    author_name text,
    fold_started_at bigint,
    trashed_at bigint,
    trashed_by_id text,
    trashed_by_name text
);
CREATE TABLE public.idempotency_keys (
    key character varying(200) NOT NULL,
    body_hash character varying(64) NOT NULL,
    status integer NOT NULL,
    answer text NOT NULL,
    submission_id character varying(36) NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.pictures (
    id character varying(64) NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    format character varying(8) NOT NULL,
    bytes integer NOT NULL,
    file_name text NOT NULL,
    created_at character varying(30) NOT NULL
);
CREATE TABLE public.rate_limits (
    name character varying(100) NOT NULL,
    tries integer NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.submissions (
    id character varying(36) NOT NULL,
    kind character varying(20) NOT NULL,
    locale character varying(8) NOT NULL,
    data text NOT NULL,
    email text,
    created_at bigint NOT NULL
);
INSERT INTO public.allergies VALUES ('01a1968d-3900-7f96-880d-597890d6a6a6', 'trLOUaSZq/czorCWCekFCq1+e6xAFA==', 'KmOiOfWVnfz5QQHb', 1793527200000, '2027-01-01');
INSERT INTO public.content_audit VALUES (1, 1795348672532, 'import', 'menu-of-the-day', 'dailyMenu', 'Menú de otoño', 'sample', NULL);
INSERT INTO public.content_audit VALUES (2, 1795348672532, 'import', 'una-entrada', 'blog', 'Entrada una-entrada', 'sample', NULL);
INSERT INTO public.content_audit VALUES (3, 1795348672532, 'import', 'ana', 'testimonial', 'Una familia', 'sample', NULL);
INSERT INTO public.content_audit VALUES (4, 1795348672532, 'import', 'openingHours', 'openingHours', '', 'sample', NULL);
INSERT INTO public.content_changes VALUES (1, 1795348672538, '{"documentIds":["menu-of-the-day","una-entrada","ana","openingHours"],"queries":["dailyMenus","snapshot","blogs","blog","blogKeys","testimonials","openingHours"]}');
INSERT INTO public.content_entries VALUES ('menu-of-the-day', 'dailyMenu', 'published', 'Menú de otoño', 'menu de otono', 'menu-of-the-day', NULL, 1, 1, NULL, 1795348672532, 'sample', NULL, NULL, NULL, NULL, 'menu de otono
menu-of-the-day
tortilla
tortilla');
INSERT INTO public.content_entries VALUES ('una-entrada', 'blog', 'published', 'Entrada una-entrada', 'entrada una-entrada', 'slug-una-entrada', NULL, NULL, 0, 1704103200000, 1795348672532, 'sample', NULL, NULL, NULL, NULL, 'entrada una-entrada
slug-una-entrada
hola
2024-01-01t10:00:00.000z');
INSERT INTO public.content_entries VALUES ('ana', 'testimonial', 'published', 'Una familia', 'una familia', NULL, 'birthday', 1, 1, NULL, 1795348672532, 'sample', NULL, NULL, NULL, NULL, 'birthday
una familia
volveremos');
INSERT INTO public.content_entries VALUES ('openingHours', 'openingHours', 'published', '', '', NULL, NULL, NULL, 0, NULL, 1795348672532, 'sample', NULL, NULL, NULL, NULL, 'kiosk
quiosco
09:00
15:00');
INSERT INTO public.content_marks VALUES ('entries', '1');
INSERT INTO public.content_marks VALUES ('writer', '');
INSERT INTO public.content_marks VALUES ('sample', 'b81f3ff1d9fd');
INSERT INTO public.deliveries VALUES ('01a1968d-3900-74f3-af66-a1bafb32bac1', '01a1968d-3900-7f96-880d-597890d6a6a6', 'owner-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-74f3-af66-a1bafb32bac1@sobremesa.test>', 1793527200000, NULL);
INSERT INTO public.deliveries VALUES ('01a1968d-3900-7f28-a450-49cfd16ccdce', '01a1968d-3900-7f96-880d-597890d6a6a6', 'visitor-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7f28-a450-49cfd16ccdce@sobremesa.test>', 1793527200000, NULL);
INSERT INTO public.deliveries VALUES ('01a1968d-3900-7670-aa30-a019196b8cd1', '01a1968d-3900-7e50-82ad-3bcebc32fc55', 'owner-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7670-aa30-a019196b8cd1@sobremesa.test>', 1793527200000, NULL);
INSERT INTO public.deliveries VALUES ('01a1968d-3900-7c12-89ca-13870b8b5394', '01a1968d-3900-7e50-82ad-3bcebc32fc55', 'visitor-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7c12-89ca-13870b8b5394@sobremesa.test>', 1793527200000, NULL);
INSERT INTO public.deliveries VALUES ('01a1968d-3900-7f83-9eb5-5ebbc213c389', '01a1968d-3900-7071-9877-63197c446be1', 'owner-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-7f83-9eb5-5ebbc213c389@sobremesa.test>', 1793527200000, NULL);
INSERT INTO public.deliveries VALUES ('01a1968d-3900-75ed-ad00-d4c112d70de7', '01a1968d-3900-7071-9877-63197c446be1', 'visitor-email', 'waiting', 0, 1793527200000, NULL, NULL, NULL, '<01a1968d-3900-75ed-ad00-d4c112d70de7@sobremesa.test>', 1793527200000, NULL);
INSERT INTO public.documents VALUES ('menu-of-the-day', 'menu-of-the-day', 'dailyMenu', 'menu-of-the-day', NULL, 'published', 1, 1, NULL, 1795348672532, '927a70db-d4ee-4f26-9446-7a18ceab2e35', '{"_createdAt":"2026-11-22T11:57:52.532Z","_updatedAt":"2026-11-22T11:57:52.532Z","_id":"menu-of-the-day","_type":"dailyMenu","title":"Menú de otoño","slug":"menu-of-the-day","isActive":true,"displayOrder":1,"items":[{"key":"tortilla","names":"tortilla","price":3.5}],"_rev":"927a70db-d4ee-4f26-9446-7a18ceab2e35"}', 'sample', NULL, 1795348672532, NULL, NULL, NULL);
INSERT INTO public.documents VALUES ('una-entrada', 'una-entrada', 'blog', 'slug-una-entrada', NULL, 'published', NULL, 0, 1704103200000, 1795348672532, '752bc9e4-eacf-42d3-9400-651b82141d97', '{"_createdAt":"2026-11-22T11:57:52.532Z","_updatedAt":"2026-11-22T11:57:52.532Z","_id":"una-entrada","_type":"blog","title":"Entrada una-entrada","slug":{"_type":"slug","current":"slug-una-entrada"},"content":[{"_key":"es","value":[{"_type":"block","_key":"a","style":"normal","markDefs":[],"children":[{"_type":"span","_key":"b","text":"Hola","marks":[]}]}]}],"publishedAt":"2024-01-01T10:00:00.000Z","_rev":"752bc9e4-eacf-42d3-9400-651b82141d97"}', 'sample', NULL, 1795348672532, NULL, NULL, NULL);
INSERT INTO public.documents VALUES ('ana', 'ana', 'testimonial', NULL, 'birthday', 'published', 1, 1, NULL, 1795348672532, 'fe016a49-aa44-4d6d-aba8-04771f4ae4a4', '{"_createdAt":"2026-11-22T11:57:52.532Z","_updatedAt":"2026-11-22T11:57:52.532Z","_id":"ana","_type":"testimonial","kind":"birthday","author":"Una familia","quote":"Volveremos","isActive":true,"displayOrder":1,"_rev":"fe016a49-aa44-4d6d-aba8-04771f4ae4a4"}', 'sample', NULL, 1795348672532, NULL, NULL, NULL);
INSERT INTO public.documents VALUES ('openingHours', 'openinghours', 'openingHours', NULL, NULL, 'published', NULL, 0, NULL, 1795348672532, '69f11212-90b8-43d8-b175-b8b41d230cef', '{"_createdAt":"2026-11-22T11:57:52.532Z","_updatedAt":"2026-11-22T11:57:52.532Z","_id":"openingHours","_type":"openingHours","places":[{"key":"kiosk","name":"Quiosco","weekly":[{"days":[1,2,3,4,5],"opens":"09:00","closes":"15:00"}]}],"_rev":"69f11212-90b8-43d8-b175-b8b41d230cef"}', 'sample', NULL, 1795348672532, NULL, NULL, NULL);
INSERT INTO public.kysely_migration VALUES ('0010-content-documents', '2026-11-22T11:57:52.284Z');
INSERT INTO public.kysely_migration VALUES ('0011-content-editing', '2026-11-22T11:57:52.310Z');
INSERT INTO public.kysely_migration VALUES ('0012-content-sample-types', '2026-11-22T11:57:52.311Z');
INSERT INTO public.kysely_migration VALUES ('0020-media-pictures', '2026-11-22T11:57:52.315Z');
INSERT INTO public.kysely_migration VALUES ('0030-submissions-intake', '2026-11-22T11:57:52.366Z');
INSERT INTO public.kysely_migration VALUES ('0031-submissions-email-channels', '2026-11-22T11:57:52.375Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.submissions VALUES ('01a1968d-3900-7f96-880d-597890d6a6a6', 'request', 'en', '{"firstName":"Lucía","lastName":"","email":"ana@example.com","phone":"+34 600 000 000","requestedDate":"2026-12-02","requestedTime":"morning","participants":"6-10","company":"","workshop":"","message":"","locale":"en"}', 'ana@example.com', 1793527200000);
INSERT INTO public.submissions VALUES ('01a1968d-3900-7e50-82ad-3bcebc32fc55', 'contact', 'es', '{"firstName":"Lucía","lastName":"Vega","email":"lucia@example.com","phone":"+34 600 000 000","message":"Hola","locale":"es"}', 'lucia@example.com', 1793527200000);
INSERT INTO public.submissions VALUES ('01a1968d-3900-7071-9877-63197c446be1', 'feedback', 'es', '{"name":"Lucía","email":"no es una","phone":"","date":"2026-11-22","terms":true,"ratings":{"foodQuality":5,"serviceQuality":4,"facilitiesQuality":3,"priceQuality":2,"cleanliness":1},"willReturn":"","recommend":"","comments":"","locale":"es"}', 'no es una', 1793527200000);
ALTER TABLE ONLY public.allergies
    ADD CONSTRAINT allergies_pkey PRIMARY KEY (submission_id);
ALTER TABLE ONLY public.captcha_nonces
    ADD CONSTRAINT captcha_nonces_pkey PRIMARY KEY (nonce);
ALTER TABLE ONLY public.content_audit
    ADD CONSTRAINT content_audit_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.content_changes
    ADD CONSTRAINT content_changes_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.content_entries
    ADD CONSTRAINT content_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_marks
    ADD CONSTRAINT content_marks_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.content_references
    ADD CONSTRAINT content_references_key PRIMARY KEY (source_id, target);
ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_by_document UNIQUE (document_id, number);
ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_pkey PRIMARY KEY (revision);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_message_id_key UNIQUE (message_id);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (id);
CREATE INDEX allergies_by_erase_after ON public.allergies USING btree (erase_after);
CREATE INDEX content_audit_by_time ON public.content_audit USING btree (at);
CREATE INDEX content_audit_of_author ON public.content_audit USING btree (author_id, seq);
CREATE INDEX content_audit_of_document ON public.content_audit USING btree (document_id, seq);
CREATE INDEX content_entries_by_title ON public.content_entries USING btree (type, sort_title, id);
CREATE INDEX content_entries_by_trash ON public.content_entries USING btree (state, trashed_at);
CREATE INDEX content_entries_by_update ON public.content_entries USING btree (type, updated_at, id);
CREATE INDEX content_references_to ON public.content_references USING btree (target, document_id);
CREATE INDEX deliveries_by_state_next_attempt_at ON public.deliveries USING btree (state, next_attempt_at);
CREATE INDEX deliveries_by_submission_id ON public.deliveries USING btree (submission_id);
CREATE INDEX documents_by_date ON public.documents USING btree (type, state, published_at, id);
CREATE INDEX documents_by_lookup_id ON public.documents USING btree (lookup_id);
CREATE INDEX documents_by_position ON public.documents USING btree (type, state, "position", id);
CREATE INDEX documents_by_slug ON public.documents USING btree (slug, type);
CREATE INDEX idempotency_keys_by_created_at ON public.idempotency_keys USING btree (created_at);
CREATE INDEX idempotency_keys_by_submission_id ON public.idempotency_keys USING btree (submission_id);
CREATE INDEX pictures_by_created_at ON public.pictures USING btree (created_at);
CREATE INDEX submissions_by_created_at ON public.submissions USING btree (created_at);
CREATE INDEX submissions_by_email ON public.submissions USING btree (email);
ALTER TABLE ONLY public.allergies
    ADD CONSTRAINT allergies_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
