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
CREATE TABLE public.content_changes (
    seq bigint NOT NULL,
    at bigint NOT NULL,
    change text NOT NULL
);
CREATE TABLE public.content_marks (
    name text NOT NULL,
    value text NOT NULL
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
    body text NOT NULL
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
INSERT INTO public.content_changes VALUES (1, 1795348662282, '{"documentIds":["menu-of-the-day","una-entrada","ana","openingHours"],"queries":["dailyMenus","snapshot","blogs","blog","blogKeys","testimonials","openingHours"]}');
INSERT INTO public.content_marks VALUES ('writer', '');
INSERT INTO public.content_marks VALUES ('sample', 'b81f3ff1d9fd');
INSERT INTO public.deliveries VALUES ('d0', '019a3f00-0000-7000-8000-000000000001', 'owner-letter', 'delivered', 1, 1793527200000, NULL, NULL, NULL, '<d0@x>', 1793527200000, 1793527200000);
INSERT INTO public.deliveries VALUES ('d1', '019a3f00-0000-7000-8000-000000000001', 'visitor-letter', 'delivered', 1, 1793527200000, NULL, NULL, NULL, '<d1@x>', 1793527200000, 1793527200000);
INSERT INTO public.documents VALUES ('menu-of-the-day', 'menu-of-the-day', 'dailyMenu', 'menu-of-the-day', NULL, 'published', 1, 1, NULL, 1795348662274, '3260dc25-be86-41bc-b781-2c6ec71a4b22', '{"_createdAt":"2026-11-22T11:57:42.274Z","_updatedAt":"2026-11-22T11:57:42.274Z","_id":"menu-of-the-day","_type":"dailyMenu","title":"Menú de otoño","slug":"menu-of-the-day","isActive":true,"displayOrder":1,"items":[{"key":"tortilla","names":"tortilla","price":3.5}],"_rev":"3260dc25-be86-41bc-b781-2c6ec71a4b22"}');
INSERT INTO public.documents VALUES ('una-entrada', 'una-entrada', 'blog', 'slug-una-entrada', NULL, 'published', NULL, 0, 1704103200000, 1795348662274, 'c4e8e59f-2cb4-4b8a-9f48-a6ebf4682b57', '{"_createdAt":"2026-11-22T11:57:42.274Z","_updatedAt":"2026-11-22T11:57:42.274Z","_id":"una-entrada","_type":"blog","title":"Entrada una-entrada","slug":{"_type":"slug","current":"slug-una-entrada"},"content":[{"_key":"es","value":[{"_type":"block","_key":"a","style":"normal","markDefs":[],"children":[{"_type":"span","_key":"b","text":"Hola","marks":[]}]}]}],"publishedAt":"2024-01-01T10:00:00.000Z","_rev":"c4e8e59f-2cb4-4b8a-9f48-a6ebf4682b57"}');
INSERT INTO public.documents VALUES ('ana', 'ana', 'testimonial', NULL, 'birthday', 'published', 1, 1, NULL, 1795348662274, 'fbfd8c8b-e411-45e7-ad03-b5e8e142cf64', '{"_createdAt":"2026-11-22T11:57:42.274Z","_updatedAt":"2026-11-22T11:57:42.274Z","_id":"ana","_type":"testimonial","kind":"birthday","author":"Una familia","quote":"Volveremos","isActive":true,"displayOrder":1,"_rev":"fbfd8c8b-e411-45e7-ad03-b5e8e142cf64"}');
INSERT INTO public.documents VALUES ('openingHours', 'openinghours', 'openingHours', NULL, NULL, 'published', NULL, 0, NULL, 1795348662274, '70d33df7-1cf6-45f0-909b-f2e6ab542f4a', '{"_createdAt":"2026-11-22T11:57:42.274Z","_updatedAt":"2026-11-22T11:57:42.274Z","_id":"openingHours","_type":"openingHours","places":[{"key":"kiosk","name":"Quiosco","weekly":[{"days":[1,2,3,4,5],"opens":"09:00","closes":"15:00"}]}],"_rev":"70d33df7-1cf6-45f0-909b-f2e6ab542f4a"}');
INSERT INTO public.kysely_migration VALUES ('0010-content-documents', '2026-11-22T11:57:42.141Z');
INSERT INTO public.kysely_migration VALUES ('0020-media-pictures', '2026-11-22T11:57:42.147Z');
INSERT INTO public.kysely_migration VALUES ('0030-submissions-intake', '2026-11-22T11:57:42.183Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.submissions VALUES ('019a3f00-0000-7000-8000-000000000001', 'request', 'es', '{"firstName":"Ana","lastName":"Ruiz","email":"ana@example.com","phone":"600000000","date":"2026-12-01","address":"Calle Mayor 1","people":12,"service":"catering","message":"Una comida de empresa","locale":"es","submittedAt":"2026-11-01T10:00:00Z","status":"new","privacy":true}', 'ana@example.com', 1793527200000);
ALTER TABLE ONLY public.allergies
    ADD CONSTRAINT allergies_pkey PRIMARY KEY (submission_id);
ALTER TABLE ONLY public.captcha_nonces
    ADD CONSTRAINT captcha_nonces_pkey PRIMARY KEY (nonce);
ALTER TABLE ONLY public.content_changes
    ADD CONSTRAINT content_changes_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.content_marks
    ADD CONSTRAINT content_marks_pkey PRIMARY KEY (name);
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
