/**
 * What a database of 0.1.0 may hold besides what is stored: a service, published and as a draft, with a
 * version, `/about` and the text above the week of opening hours; a request's quote, sent and accepted.
 */
const said = (es: string, en: string) => [
  { _key: 'es', value: es },
  { _key: 'en', value: en },
];

const photo = {
  _type: 'image',
  asset: { _ref: 'image-abc-100x100-jpg' },
  alt: said('Pan', 'Bread'),
};

/** The kiosk, as 0.1.0 wrote it: neither an address of its own nor blocks. */
const DAILY = {
  ...{ _id: 'service-daily', _type: 'service', key: 'daily', isActive: true, displayOrder: 5 },
  title: said('Kiosco diario', 'Daily kiosk'),
  summary: said(
    'Plato del día para {{kioskGroup|persona|personas}}.',
    'A dish for {{kioskMaximum}}.',
  ),
  description: said('Abrimos a las nueve.', 'We open at nine.'),
  image: photo,
  offerings: [
    {
      _key: 'lunch',
      icon: 'chef',
      title: said('Plato', 'Dish'),
      text: said('Cada día.', 'Daily.'),
    },
  ],
  strip: [{ _key: 'one', ...photo }],
};

/** The figures, as 0.1.0 called them. */
const TERMS = { _id: 'bookingTerms', _type: 'bookingTerms', kioskGroup: 8, kioskCapacity: 40 };

/** What stood above the week. */
export const WEEK = said('Nuestra semana', 'Our week');

const ABOUT = { _id: 'about', _type: 'about', story: said('Desde 2011', 'Since 2011') };
const COPY = {
  ...{ _id: 'copy-daily', _type: 'pageCopy', kind: 'daily', displayOrder: 4 },
  texts: [{ _key: 'week', key: 'week', text: WEEK }],
};

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

function documentRow(document: { _id: string; _type: string; kind?: string }, state = 'published') {
  const { _id: id, _type: type, kind } = document;
  const body = { ...document, _rev: `rev-${id}` };
  return `insert into documents
    (id, lookup_id, type, kind, state, position, is_active, updated_at, revision, body) values
    ('${id}', '${id}', '${type}', ${kind ? quoted(kind) : 'null'}, '${state}', 5, 1, 1000,
    'rev-${id}', ${quoted(JSON.stringify(body))});`;
}

function entryRow({ _id: id, _type: type, kind }: { _id: string; _type: string; kind?: string }) {
  return `insert into content_entries
    (id, type, state, title, sort_title, sort_title_en, kind, is_active, updated_at, search_text)
    values ('${id}', '${type}', 'published', 'x', 'x', 'x', ${kind ? quoted(kind) : 'null'}, 1, 1000, 'x');`;
}

/** As SQL, for both engines. */
export const SERVICES = [
  documentRow(DAILY),
  documentRow({ ...DAILY, _id: 'drafts.service-daily' }, 'draft'),
  documentRow(ABOUT),
  documentRow(COPY),
  documentRow(TERMS),
  entryRow(DAILY),
  entryRow(COPY),
  `insert into content_versions (revision, document_id, number, type, state, updated_at, body)
    values ('older', 'service-daily', 1, 'service', 'published', 500, ${quoted(JSON.stringify(DAILY))});`,
].join('\n');

export const QUOTE = `
insert into quotes (id, submission_id, number, draft, revision, version, author, created_at, updated_at)
  select 'q', id, '2026-001', '{}', 1, 1, 'ana', 1000, 1000 from submissions where kind = 'request';
insert into quote_versions
  (id, quote_id, version, token_hash, document, hash, total, valid_until, author, sent_at)
  values ('v', 'q', 1, 'token', '{"total":12345}', 'hash', 12345, '2026-12-31', 'ana', 2000);
insert into quote_answers (version_id, answer, name, word, document_hash, answered_at)
  values ('v', 'accepted', 'Ana', 'ok', 'hash', 3000);`;
