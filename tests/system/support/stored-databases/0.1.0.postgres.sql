CREATE FUNCTION public.quote_answers_stay() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
          begin
            if tg_op = 'DELETE' and
              ( not exists (select 1 from quote_versions where id = old.version_id)) then
              return old;
            end if;
            raise exception 'What a visitor was sent or has answered never changes';
          end
        $$;
CREATE FUNCTION public.quote_versions_stay() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
          begin
            if tg_op = 'DELETE' and
              ( not exists (select 1 from quotes where id = old.quote_id)) then
              return old;
            end if;
            raise exception 'What a visitor was sent or has answered never changes';
          end
        $$;
CREATE FUNCTION public.quotes_stay() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
          begin
            if tg_op = 'DELETE' and
              (old.version = 0 or not exists (select 1 from submissions where id = old.submission_id)) then
              return old;
            end if;
            raise exception 'What a visitor was sent or has answered never changes';
          end
        $$;
CREATE TABLE public.account_credentials (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    provider_account_id text NOT NULL,
    password text,
    created_at text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.account_links (
    hash text NOT NULL,
    purpose text NOT NULL,
    account_id text,
    email text,
    role text,
    created_by text,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.account_passkeys (
    id text NOT NULL,
    account_id text NOT NULL,
    name text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    created_at bigint NOT NULL,
    last_used_at bigint
);
CREATE TABLE public.account_second_factors (
    id text NOT NULL,
    account_id text NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    verified integer NOT NULL,
    failed_verification_count integer,
    locked_until text
);
CREATE TABLE public.account_sessions (
    id text NOT NULL,
    account_id text NOT NULL,
    token text NOT NULL,
    ip_address text,
    user_agent text,
    expires_at text NOT NULL,
    last_seen_at bigint NOT NULL,
    confirmed_at bigint NOT NULL,
    has_shown_factor integer DEFAULT 0 NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.account_tries (
    subject text NOT NULL,
    tries integer NOT NULL,
    tried_at bigint NOT NULL,
    open_at bigint NOT NULL
);
CREATE TABLE public.account_used_codes (
    hash text NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.account_verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at text NOT NULL,
    created_at text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.accounts (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified integer NOT NULL,
    image text,
    role text NOT NULL,
    language text NOT NULL,
    has_second_factor integer NOT NULL,
    disabled_at bigint,
    created_at text NOT NULL,
    updated_at text NOT NULL
);
CREATE TABLE public.allergies (
    submission_id character varying(36) NOT NULL,
    cipher text NOT NULL,
    nonce text NOT NULL,
    consent_at bigint NOT NULL,
    erase_after character varying(10) NOT NULL
);
CREATE TABLE public.answer_texts (
    id character varying(36) NOT NULL,
    name text NOT NULL,
    texts text NOT NULL,
    "position" integer NOT NULL,
    revision integer NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.answers (
    id character varying(36) NOT NULL,
    submission_id character varying(36) NOT NULL,
    language character varying(8) NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    account_id text NOT NULL,
    account_name text NOT NULL,
    updated_at bigint NOT NULL,
    sent_at bigint
);
CREATE TABLE public.calendar_feeds (
    account character varying(200) NOT NULL,
    token_hash character varying(64) NOT NULL,
    language character varying(8) NOT NULL,
    created_at bigint NOT NULL,
    read_at bigint
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
CREATE TABLE public.content_entries (
    id text NOT NULL,
    type text NOT NULL,
    state text NOT NULL,
    title text NOT NULL,
    sort_title text NOT NULL,
    title_en text,
    sort_title_en text NOT NULL,
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
CREATE TABLE public.content_mirror (
    document_id text NOT NULL,
    revision text NOT NULL
);
CREATE TABLE public.content_references (
    source_id text NOT NULL,
    document_id text NOT NULL,
    target text NOT NULL
);
CREATE TABLE public.content_schedules (
    document_id text NOT NULL,
    action text NOT NULL,
    at bigint NOT NULL,
    author_id text NOT NULL,
    author_name text,
    failed_at bigint,
    failure text
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
    done_at bigint,
    answer_id character varying(36)
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
CREATE TABLE public.erasures (
    id character varying(36) NOT NULL,
    at bigint NOT NULL,
    person character varying(64) NOT NULL,
    account_id text,
    account_name text,
    counts text NOT NULL
);
CREATE TABLE public.events (
    id text NOT NULL,
    at bigint NOT NULL,
    account_id text NOT NULL,
    account_name text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    subject_kind text NOT NULL,
    title text,
    before text,
    after text
);
CREATE TABLE public.facts (
    name character varying(100) NOT NULL,
    value text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.group_needs (
    group_id character varying(36) NOT NULL,
    cipher text NOT NULL,
    nonce text NOT NULL,
    erase_after character varying(10) NOT NULL
);
CREATE TABLE public.groups (
    id character varying(36) NOT NULL,
    submission_id character varying(36),
    state character varying(10) NOT NULL,
    day character varying(10) NOT NULL,
    starts_at character varying(5) NOT NULL,
    ends_at character varying(5) NOT NULL,
    people integer NOT NULL,
    service character varying(20) NOT NULL,
    place character varying(10) NOT NULL,
    name text NOT NULL,
    menu text NOT NULL,
    note text NOT NULL,
    revision integer NOT NULL,
    author text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
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
CREATE TABLE public.picture_claims (
    key character varying(40) NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.pictures (
    id character varying(64) NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    format character varying(8) NOT NULL,
    bytes integer NOT NULL,
    file_name text NOT NULL,
    created_at character varying(30) NOT NULL,
    alt_es text,
    alt_en text,
    focal_x double precision,
    focal_y double precision,
    search_text text NOT NULL,
    changed_at bigint,
    deleted_at bigint
);
CREATE TABLE public.push_subscriptions (
    id text NOT NULL,
    account_id text NOT NULL,
    endpoint_hash character varying(64) NOT NULL,
    cipher text NOT NULL,
    nonce text NOT NULL,
    device text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.quote_answers (
    version_id character varying(36) NOT NULL,
    answer character varying(10) NOT NULL,
    name text NOT NULL,
    word text NOT NULL,
    document_hash character varying(64) NOT NULL,
    answered_at bigint NOT NULL
);
CREATE TABLE public.quote_deliveries (
    delivery_id character varying(36) NOT NULL,
    version_id character varying(36) NOT NULL
);
CREATE TABLE public.quote_numbers (
    year integer NOT NULL,
    last integer NOT NULL
);
CREATE TABLE public.quote_versions (
    id character varying(36) NOT NULL,
    quote_id character varying(36) NOT NULL,
    version integer NOT NULL,
    token_hash character varying(64) NOT NULL,
    document text NOT NULL,
    hash character varying(64) NOT NULL,
    total bigint NOT NULL,
    valid_until character varying(10) NOT NULL,
    author text NOT NULL,
    sent_at bigint NOT NULL
);
CREATE TABLE public.quotes (
    id character varying(36) NOT NULL,
    submission_id character varying(36) NOT NULL,
    number character varying(20) NOT NULL,
    draft text NOT NULL,
    revision integer NOT NULL,
    version integer NOT NULL,
    author text NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.rate_limits (
    name character varying(100) NOT NULL,
    tries integer NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.retention (
    kind character varying(20) NOT NULL,
    days integer NOT NULL
);
CREATE TABLE public.submission_events (
    id character varying(36) NOT NULL,
    submission_id character varying(36) NOT NULL,
    at bigint NOT NULL,
    account_id text,
    account_name text,
    action character varying(20) NOT NULL,
    before text,
    after text
);
CREATE TABLE public.submission_notes (
    id character varying(36) NOT NULL,
    submission_id character varying(36) NOT NULL,
    body text NOT NULL,
    account_id text NOT NULL,
    account_name text NOT NULL,
    created_at bigint NOT NULL
);
CREATE TABLE public.submissions (
    id character varying(36) NOT NULL,
    kind character varying(20) NOT NULL,
    locale character varying(8) NOT NULL,
    data text NOT NULL,
    email text,
    created_at bigint NOT NULL,
    status character varying(20) DEFAULT 'new'::character varying NOT NULL,
    changed_at bigint DEFAULT 0 NOT NULL,
    service text,
    event_day text,
    phone text,
    search text DEFAULT ''::text NOT NULL,
    assignee_id text,
    assignee_name text,
    read_at bigint,
    read_by_id text,
    read_by_name text
);
CREATE TABLE public.testimonial_consents (
    document_id character varying(200) NOT NULL,
    submission_id character varying(36) NOT NULL,
    how character varying(20) NOT NULL,
    given_on character varying(10) NOT NULL,
    account_id text NOT NULL,
    account_name text NOT NULL,
    created_at bigint NOT NULL
);
INSERT INTO public.allergies VALUES ('01a20a72-f438-74b9-a9fa-01ee13ab8ea5', 'lKRAK58D3mgopMrvOV1lb13/hbR1SA==', 'Yf21mkksRbm//d/p', 1795471635512, '2027-01-02');
INSERT INTO public.content_changes VALUES (1, 1795471635476, '{"documentIds":["menu-of-the-day"],"queries":["dailyMenus","snapshot"]}');
INSERT INTO public.content_changes VALUES (2, 1795471635493, '{"documentIds":["una-entrada"],"queries":["blogs","blogAddresses","blog","blogKeys"]}');
INSERT INTO public.content_changes VALUES (3, 1795471635501, '{"documentIds":["ana"],"queries":["testimonials"]}');
INSERT INTO public.content_changes VALUES (4, 1795471635509, '{"documentIds":["openingHours"],"queries":["openingHours"]}');
INSERT INTO public.content_entries VALUES ('menu-of-the-day', 'dailyMenu', 'published', 'Menú de otoño', 'menu de otono', NULL, 'menu de otono', 'menu-of-the-day', NULL, 1, 1, NULL, 1795471635470, 'ana', 'Ana', NULL, NULL, NULL, 'menu de otono menu-of-the-day tortilla no yes');
INSERT INTO public.content_entries VALUES ('una-entrada', 'blog', 'published', 'Entrada una-entrada', 'entrada una-entrada', NULL, 'entrada una-entrada', 'slug-una-entrada', NULL, NULL, 0, 1704103200000, 1795471635480, 'ana', 'Ana', NULL, NULL, NULL, 'entrada una-entrada slug-una-entrada hola 2024-01-01t10:00:00.000z');
INSERT INTO public.content_entries VALUES ('ana', 'testimonial', 'published', 'Una familia', 'una familia', NULL, 'una familia', NULL, 'birthday', 1, 1, NULL, 1795471635497, 'ana', 'Ana', NULL, NULL, NULL, 'birthday una familia volveremos');
INSERT INTO public.content_entries VALUES ('openingHours', 'openingHours', 'published', '', '', NULL, '', NULL, NULL, NULL, 0, NULL, 1795471635504, 'ana', 'Ana', NULL, NULL, NULL, 'kiosk quiosco 09:00 15:00');
INSERT INTO public.deliveries VALUES ('01a20a72-f438-79a9-a684-82cfebbeb99e', '01a20a72-f438-74b9-a9fa-01ee13ab8ea5', 'owner-email', 'waiting', 0, 1795471635512, NULL, NULL, NULL, '<01a20a72-f438-79a9-a684-82cfebbeb99e@sobremesa.test>', 1795471635512, NULL, NULL);
INSERT INTO public.deliveries VALUES ('01a20a72-f438-70e3-b14b-854bfae2b665', '01a20a72-f438-74b9-a9fa-01ee13ab8ea5', 'visitor-email', 'waiting', 0, 1795471635512, NULL, NULL, NULL, '<01a20a72-f438-70e3-b14b-854bfae2b665@sobremesa.test>', 1795471635512, NULL, NULL);
INSERT INTO public.deliveries VALUES ('01a20a72-f438-729a-ab5f-252645696570', '01a20a72-f438-793a-84ae-1ba20737d9d3', 'owner-email', 'waiting', 0, 1795471635512, NULL, NULL, NULL, '<01a20a72-f438-729a-ab5f-252645696570@sobremesa.test>', 1795471635512, NULL, NULL);
INSERT INTO public.deliveries VALUES ('01a20a72-f438-70e7-a42d-6447a4977fe0', '01a20a72-f438-793a-84ae-1ba20737d9d3', 'visitor-email', 'waiting', 0, 1795471635512, NULL, NULL, NULL, '<01a20a72-f438-70e7-a42d-6447a4977fe0@sobremesa.test>', 1795471635512, NULL, NULL);
INSERT INTO public.deliveries VALUES ('01a20a72-f438-7c2b-8ba3-d5c6e6bc15e4', '01a20a72-f438-7aa3-a4d2-9e3462885cc0', 'owner-email', 'waiting', 0, 1795471635512, NULL, NULL, NULL, '<01a20a72-f438-7c2b-8ba3-d5c6e6bc15e4@sobremesa.test>', 1795471635512, NULL, NULL);
INSERT INTO public.deliveries VALUES ('01a20a72-f438-7f92-8fa5-bdb1032cd8fe', '01a20a72-f438-7aa3-a4d2-9e3462885cc0', 'visitor-email', 'waiting', 0, 1795471635512, NULL, NULL, NULL, '<01a20a72-f438-7f92-8fa5-bdb1032cd8fe@sobremesa.test>', 1795471635512, NULL, NULL);
INSERT INTO public.documents VALUES ('menu-of-the-day', 'menu-of-the-day', 'dailyMenu', 'menu-of-the-day', NULL, 'published', 1, 1, NULL, 1795471635470, 'a6be3dc4-6cc7-4b60-8b0b-a6ff8802c319', '{"_createdAt":"2026-11-23T22:07:15.470Z","_updatedAt":"2026-11-23T22:07:15.470Z","_id":"menu-of-the-day","_type":"dailyMenu","title":{"es":"Menú de otoño"},"slug":"menu-of-the-day","isActive":true,"displayOrder":1,"items":[{"key":"tortilla","names":"tortilla","price":3.5,"allergens":{"gluten":"no","crustaceans":"no","eggs":"yes","fish":"no","peanuts":"no","soya":"no","milk":"no","nuts":"no","celery":"no","mustard":"no","sesame":"no","sulphites":"no","lupin":"no","molluscs":"no"}}],"_rev":"a6be3dc4-6cc7-4b60-8b0b-a6ff8802c319"}', 'ana', 'Ana', 1795471635470, NULL, NULL, NULL);
INSERT INTO public.documents VALUES ('una-entrada', 'una-entrada', 'blog', 'slug-una-entrada', NULL, 'published', NULL, 0, 1704103200000, 1795471635480, '2b821a1b-a4c7-45e3-9748-a1e46c796add', '{"_createdAt":"2026-11-23T22:07:15.480Z","_updatedAt":"2026-11-23T22:07:15.480Z","_id":"una-entrada","_type":"blog","title":"Entrada una-entrada","slug":{"_type":"slug","current":"slug-una-entrada"},"content":[{"_key":"es","value":[{"_type":"block","_key":"a","style":"normal","markDefs":[],"children":[{"_type":"span","_key":"b","text":"Hola","marks":[]}]}]}],"publishedAt":"2024-01-01T10:00:00.000Z","_rev":"2b821a1b-a4c7-45e3-9748-a1e46c796add"}', 'ana', 'Ana', 1795471635480, NULL, NULL, NULL);
INSERT INTO public.documents VALUES ('ana', 'ana', 'testimonial', NULL, 'birthday', 'published', 1, 1, NULL, 1795471635497, '35441ba5-2ad4-49fe-9272-6a30e816c910', '{"_createdAt":"2026-11-23T22:07:15.497Z","_updatedAt":"2026-11-23T22:07:15.497Z","_id":"ana","_type":"testimonial","kind":"birthday","author":"Una familia","quote":"Volveremos","isActive":true,"displayOrder":1,"_rev":"35441ba5-2ad4-49fe-9272-6a30e816c910"}', 'ana', 'Ana', 1795471635497, NULL, NULL, NULL);
INSERT INTO public.documents VALUES ('openingHours', 'openinghours', 'openingHours', NULL, NULL, 'published', NULL, 0, NULL, 1795471635504, 'dca00887-082e-40f7-96d4-ad408f671b1a', '{"_createdAt":"2026-11-23T22:07:15.504Z","_updatedAt":"2026-11-23T22:07:15.504Z","_id":"openingHours","_type":"openingHours","places":[{"key":"kiosk","name":"Quiosco","weekly":[{"days":[1,2,3,4,5],"opens":"09:00","closes":"15:00"}]}],"_rev":"dca00887-082e-40f7-96d4-ad408f671b1a"}', 'ana', 'Ana', 1795471635504, NULL, NULL, NULL);
INSERT INTO public.events VALUES ('001795471635470-0000005-4faaf861', 1795471635470, 'ana', 'Ana', 'document.publish', 'document/dailyMenu/menu-of-the-day', 'document/dailyMenu', 'Menú de otoño', NULL, NULL);
INSERT INTO public.events VALUES ('001795471635480-0000006-0ed9390e', 1795471635480, 'ana', 'Ana', 'document.publish', 'document/blog/una-entrada', 'document/blog', 'Entrada una-entrada', NULL, NULL);
INSERT INTO public.events VALUES ('001795471635497-0000007-428ec8a7', 1795471635497, 'ana', 'Ana', 'document.publish', 'document/testimonial/ana', 'document/testimonial', 'Una familia', NULL, NULL);
INSERT INTO public.events VALUES ('001795471635504-0000008-bd11532e', 1795471635504, 'ana', 'Ana', 'document.publish', 'document/openingHours/openingHours', 'document/openingHours', '', NULL, NULL);
INSERT INTO public.facts VALUES ('dataKey.fingerprint', '"5e49380e9f5cbbbe7dc58a59684cb3b9a863b938c20f5e444fc41d67855b8caa"', 1795471635446);
INSERT INTO public.facts VALUES ('content.entries', '"2"', 1795471635466);
INSERT INTO public.facts VALUES ('content.writer', 'null', 0);
INSERT INTO public.kysely_migration VALUES ('0001-admin-baseline', '2026-11-23T22:07:15.347Z');
INSERT INTO public.kysely_migration VALUES ('0001-content-baseline', '2026-11-23T22:07:15.363Z');
INSERT INTO public.kysely_migration VALUES ('0001-database-events', '2026-11-23T22:07:15.367Z');
INSERT INTO public.kysely_migration VALUES ('0001-database-facts', '2026-11-23T22:07:15.369Z');
INSERT INTO public.kysely_migration VALUES ('0001-media-baseline', '2026-11-23T22:07:15.373Z');
INSERT INTO public.kysely_migration VALUES ('0001-submissions-baseline', '2026-11-23T22:07:15.429Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.submissions VALUES ('01a20a72-f438-74b9-a9fa-01ee13ab8ea5', 'request', 'en', '{"service":"","firstName":"Lucía","lastName":"","email":"ana@example.com","phone":"+34 600 000 000","requestedDate":"2026-12-03","requestedTime":"morning","participants":"6-10","company":"","workshop":"","estimate":"","message":"","locale":"en"}', 'ana@example.com', 1795471635512, 'new', 0, NULL, '2026-12-03', '600000000', 'lucia ana example com ana@example.com 34 600 000 34600000000 4600000000 600000000 00000000 0000000 000000 00000 0000', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.submissions VALUES ('01a20a72-f438-793a-84ae-1ba20737d9d3', 'contact', 'es', '{"firstName":"Lucía","lastName":"Vega","email":"lucia@example.com","phone":"+34 600 000 000","message":"Hola","locale":"es"}', 'lucia@example.com', 1795471635512, 'new', 0, NULL, NULL, '600000000', 'lucia vega example com lucia@example.com 34 600 000 hola 34600000000 4600000000 600000000 00000000 0000000 000000 00000 0000', NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.submissions VALUES ('01a20a72-f438-7aa3-a4d2-9e3462885cc0', 'feedback', 'es', '{"name":"Lucía","email":"no es una","phone":"","date":"2026-11-23","terms":true,"ratings":{"foodQuality":5,"serviceQuality":4,"facilitiesQuality":3,"priceQuality":2,"cleanliness":1},"willReturn":"","recommend":"","comments":"","locale":"es"}', 'no es una', 1795471635512, 'new', 0, NULL, NULL, NULL, 'lucia no es una', NULL, NULL, NULL, NULL, NULL);
ALTER TABLE ONLY public.account_credentials
    ADD CONSTRAINT account_credentials_account_id_provider_id_key UNIQUE (account_id, provider_id);
ALTER TABLE ONLY public.account_credentials
    ADD CONSTRAINT account_credentials_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.account_passkeys
    ADD CONSTRAINT account_passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_second_factors
    ADD CONSTRAINT account_second_factors_account_id_key UNIQUE (account_id);
ALTER TABLE ONLY public.account_second_factors
    ADD CONSTRAINT account_second_factors_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_sessions
    ADD CONSTRAINT account_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_sessions
    ADD CONSTRAINT account_sessions_token_key UNIQUE (token);
ALTER TABLE ONLY public.account_tries
    ADD CONSTRAINT account_tries_pkey PRIMARY KEY (subject);
ALTER TABLE ONLY public.account_used_codes
    ADD CONSTRAINT account_used_codes_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.account_verifications
    ADD CONSTRAINT account_verifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key UNIQUE (email);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.allergies
    ADD CONSTRAINT allergies_pkey PRIMARY KEY (submission_id);
ALTER TABLE ONLY public.answer_texts
    ADD CONSTRAINT answer_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (account);
ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.captcha_nonces
    ADD CONSTRAINT captcha_nonces_pkey PRIMARY KEY (nonce);
ALTER TABLE ONLY public.content_changes
    ADD CONSTRAINT content_changes_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.content_entries
    ADD CONSTRAINT content_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_mirror
    ADD CONSTRAINT content_mirror_pkey PRIMARY KEY (document_id);
ALTER TABLE ONLY public.content_references
    ADD CONSTRAINT content_references_pkey PRIMARY KEY (source_id, target);
ALTER TABLE ONLY public.content_schedules
    ADD CONSTRAINT content_schedules_pkey PRIMARY KEY (document_id, action);
ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_document_id_number_key UNIQUE (document_id, number);
ALTER TABLE ONLY public.content_versions
    ADD CONSTRAINT content_versions_pkey PRIMARY KEY (revision);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_message_id_key UNIQUE (message_id);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.facts
    ADD CONSTRAINT facts_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.group_needs
    ADD CONSTRAINT group_needs_pkey PRIMARY KEY (group_id);
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_submission_id_key UNIQUE (submission_id);
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.picture_claims
    ADD CONSTRAINT picture_claims_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_endpoint_hash_key UNIQUE (endpoint_hash);
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quote_answers
    ADD CONSTRAINT quote_answers_pkey PRIMARY KEY (version_id);
ALTER TABLE ONLY public.quote_deliveries
    ADD CONSTRAINT quote_deliveries_pkey PRIMARY KEY (delivery_id);
ALTER TABLE ONLY public.quote_numbers
    ADD CONSTRAINT quote_numbers_pkey PRIMARY KEY (year);
ALTER TABLE ONLY public.quote_versions
    ADD CONSTRAINT quote_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.quote_versions
    ADD CONSTRAINT quote_versions_quote_id_version_key UNIQUE (quote_id, version);
ALTER TABLE ONLY public.quote_versions
    ADD CONSTRAINT quote_versions_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_number_key UNIQUE (number);
ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.retention
    ADD CONSTRAINT retention_pkey PRIMARY KEY (kind);
ALTER TABLE ONLY public.submission_events
    ADD CONSTRAINT submission_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.submission_notes
    ADD CONSTRAINT submission_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.testimonial_consents
    ADD CONSTRAINT testimonial_consents_pkey PRIMARY KEY (document_id);
CREATE INDEX account_passkeys_by_account_id ON public.account_passkeys USING btree (account_id);
CREATE INDEX account_sessions_by_account_id ON public.account_sessions USING btree (account_id);
CREATE INDEX account_verifications_by_identifier ON public.account_verifications USING btree (identifier);
CREATE INDEX allergies_by_erase_after ON public.allergies USING btree (erase_after);
CREATE INDEX answers_by_submission_id ON public.answers USING btree (submission_id);
CREATE INDEX content_entries_by_date ON public.content_entries USING btree (type, (
CASE
    WHEN (published_at IS NULL) THEN 1
    ELSE 0
END), published_at DESC, id DESC);
CREATE INDEX content_entries_by_english_title ON public.content_entries USING btree (type, sort_title_en, id);
CREATE INDEX content_entries_by_position ON public.content_entries USING btree (type, (
CASE
    WHEN ("position" IS NULL) THEN 1
    ELSE 0
END), "position", id);
CREATE INDEX content_entries_by_state ON public.content_entries USING btree (type, state);
CREATE INDEX content_entries_by_title ON public.content_entries USING btree (type, sort_title, id);
CREATE INDEX content_entries_by_trash ON public.content_entries USING btree (state, trashed_at);
CREATE INDEX content_entries_by_update ON public.content_entries USING btree (type, updated_at, id);
CREATE INDEX content_references_to ON public.content_references USING btree (target, document_id);
CREATE INDEX content_schedules_by_time ON public.content_schedules USING btree (failed_at, at);
CREATE INDEX deliveries_by_state_next_attempt_at ON public.deliveries USING btree (state, next_attempt_at);
CREATE INDEX deliveries_by_submission_id ON public.deliveries USING btree (submission_id);
CREATE INDEX documents_by_date ON public.documents USING btree (type, state, published_at, id);
CREATE INDEX documents_by_lookup_id ON public.documents USING btree (lookup_id);
CREATE INDEX documents_by_position ON public.documents USING btree (type, state, "position", id);
CREATE INDEX documents_by_slug ON public.documents USING btree (slug, type);
CREATE INDEX erasures_by_person ON public.erasures USING btree (person);
CREATE INDEX events_by_account ON public.events USING btree (account_id, at);
CREATE INDEX events_by_subject ON public.events USING btree (subject, at);
CREATE INDEX events_by_time ON public.events USING btree (at, id);
CREATE INDEX groups_by_day ON public.groups USING btree (day);
CREATE INDEX idempotency_keys_by_created_at ON public.idempotency_keys USING btree (created_at);
CREATE INDEX idempotency_keys_by_submission_id ON public.idempotency_keys USING btree (submission_id);
CREATE INDEX pictures_by_created_at ON public.pictures USING btree (created_at);
CREATE INDEX push_subscriptions_by_account ON public.push_subscriptions USING btree (account_id);
CREATE INDEX quote_deliveries_by_version_id ON public.quote_deliveries USING btree (version_id);
CREATE INDEX quotes_by_submission_id ON public.quotes USING btree (submission_id);
CREATE INDEX quotes_by_updated_at ON public.quotes USING btree (updated_at);
CREATE INDEX submission_events_by_submission_id ON public.submission_events USING btree (submission_id);
CREATE INDEX submission_notes_by_submission_id ON public.submission_notes USING btree (submission_id);
CREATE INDEX submissions_by_email ON public.submissions USING btree (email);
CREATE INDEX submissions_by_event_day ON public.submissions USING btree (event_day);
CREATE INDEX submissions_by_phone ON public.submissions USING btree (phone);
CREATE INDEX submissions_by_words ON public.submissions USING gin (array_to_tsvector(array_remove(string_to_array(search, ' '::text), ''::text)));
CREATE INDEX submissions_counted ON public.submissions USING btree (locale, kind, status, service, assignee_id, read_at, created_at);
CREATE INDEX submissions_listed ON public.submissions USING btree (created_at, id, status, kind, locale, service, assignee_id, read_at, event_day);
CREATE INDEX submissions_unanswered ON public.submissions USING btree (created_at) WHERE ((status)::text = 'new'::text);
CREATE INDEX testimonial_consents_by_submission_id ON public.testimonial_consents USING btree (submission_id);
CREATE TRIGGER quote_answers_stay BEFORE DELETE OR UPDATE ON public.quote_answers FOR EACH ROW EXECUTE FUNCTION public.quote_answers_stay();
CREATE TRIGGER quote_versions_stay BEFORE DELETE OR UPDATE ON public.quote_versions FOR EACH ROW EXECUTE FUNCTION public.quote_versions_stay();
CREATE TRIGGER quotes_stay BEFORE DELETE ON public.quotes FOR EACH ROW EXECUTE FUNCTION public.quotes_stay();
ALTER TABLE ONLY public.account_credentials
    ADD CONSTRAINT account_credentials_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.account_links
    ADD CONSTRAINT account_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.account_passkeys
    ADD CONSTRAINT account_passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.account_second_factors
    ADD CONSTRAINT account_second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.account_sessions
    ADD CONSTRAINT account_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.allergies
    ADD CONSTRAINT allergies_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.group_needs
    ADD CONSTRAINT group_needs_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.groups(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quote_answers
    ADD CONSTRAINT quote_answers_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.quote_versions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quote_deliveries
    ADD CONSTRAINT quote_deliveries_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES public.deliveries(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quote_deliveries
    ADD CONSTRAINT quote_deliveries_version_id_fkey FOREIGN KEY (version_id) REFERENCES public.quote_versions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quote_versions
    ADD CONSTRAINT quote_versions_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES public.quotes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.submission_events
    ADD CONSTRAINT submission_events_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.submission_notes
    ADD CONSTRAINT submission_notes_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
