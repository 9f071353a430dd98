/** Requests in a loop: a bystander does not wait for what they ask, and nothing is kept of it. */
import { CHALLENGE_PATH, QUESTION_PATH } from '../../src/captcha/providers.ts';
import { KINDS } from '../../src/requests/index.ts';
import { none } from '../support/figure.ts';
import type { Asked } from '../support/http.ts';
import {
  flooding,
  noFailure,
  nothingKept,
  nothingThere,
  oneOf,
  pick,
  words,
  type Attack,
} from './attack.ts';
import { asForm, ENCODINGS, FORMS, pathOf, post } from './forms.ts';

const LANGUAGES = [
  ...['ar', 'fr', 'xx', 'ES', 'es-ES', '', 'toString', '__proto__', 'constructor', '\0', '../en'],
];

/** Wherever a language is read. */
const IN_A_LANGUAGE: readonly ((code: string) => Asked)[] = [
  ...KINDS.flatMap((kind) =>
    ENCODINGS.map((encode) => (code: string) => encode(kind, { ...FORMS[kind], locale: code })),
  ),
  // Refused, so that its page is rendered in the language of the referrer.
  (code) => {
    const asked = asForm('request', { email: '' });
    const referer = `http://localhost/${encodeURIComponent(code)}/`;
    return { ...asked, headers: { ...asked.headers, referer } };
  },
  (code) => ({ path: `${QUESTION_PATH}?language=${encodeURIComponent(code)}` }),
  (code) => ({ path: `/api/workshops/paella?language=${encodeURIComponent(code)}` }),
  (code) => ({ path: `/language/${encodeURIComponent(code)}?to=/menu` }),
  (code) => ({ path: `/${encodeURIComponent(code)}/menu` }),
  (code) => ({ path: '/menu', headers: { cookie: `language=${encodeURIComponent(code)}` } }),
  (code) => ({ path: '/', headers: { 'accept-language': encodeURIComponent(code) } }),
];

/** Addresses that look like ours but do not exist. */
const UNKNOWN = words(`
  /menu?list= /en/menu?list= /blog/ /en/blog/ /gastronomic/ /birthday/ /api/workshops/ /sitemap.xml?part= /`);

/** Other spellings of existing addresses; `at` makes each different. */
const ALIASES: readonly ((at: number) => string)[] = [
  (at) => `/sitemap.xml?part=1.${'0'.repeat(1 + (at % 1_500))}`,
  (at) => `/sitemap.xml?part=${'0'.repeat(1 + (at % 1_500))}1`,
  (at) => `/sitemap.xml?part=${'+'.repeat(1 + (at % 1_500))}1`,
  (at) => `/sitemap.xml?part=0x${'0'.repeat(at % 1_500)}1`,
  (at) => `/sitemap.xml?part=1e${'0'.repeat(1 + (at % 1_500))}`,
  (at) => `/sitemap.xml?part=1${'%09'.repeat(at % 500)}`,
  (at) => `/sitemap.xml?part=1&part=${at}`,
  (at) => `/sitemap.xml?part=1&x=${at}`,
  (at) => `/menu?x=${at}`,
  (at) => `/%6denu?utm_source=${at}`,
  (at) => `/menu?list=&list=${at}`,
  (at) => `/blog?page=${at}`,
  (at) => `/api/workshops/x?language=${'e'.repeat(at % 50)}n`,
  (at) => `/feed.xml?${at}`,
  (at) => `/thanks?kind=contact${at}`,
];

const FILM = '/files/about.mp4';
/** Overlapping, countless, beyond its end, nonsense. */
const RANGES = [
  ...words('bytes=0-0 bytes=0- bytes=-1 bytes=-0 bytes=5-2 bytes=0-1,0-1,0-1 bytes=- bytes=a-b'),
  ...words('bytes=-99999999999999999999 bytes=99999999999999999999- bytes=0-99999999999999999999'),
  `bytes=${Array.from({ length: 1_000 }, (_, at) => `${at}-`).join()}`,
  `bytes=${'0-0,'.repeat(2_000)}0-0`,
  `bytes=${'9'.repeat(8_000)}-`,
  ...['bytes=0-1;q=1', 'items=0-1', 'bytes=1-2\t', ''],
];

/** Parts of the film, in bytes from its start, that must be right afterwards. */
const RIGHT_RANGES = [
  ['bytes=2-4', 2, 5],
  ['bytes=-3', -3, undefined],
  ['bytes=1000-', 1_000, undefined],
] as const;

const filmRanges: Attack = {
  name: 'ranges of the film',
  expects: oneOf(200, 206, 304, 400, 416, 431),
  async run(attackers) {
    const wrong: string[] = [];
    await attackers.attack(async () => {
      const next = (at: number) => ({ path: FILM, headers: { range: pick(RANGES, at) } });
      await attackers.flood({ width: 32, next });
      const { bytes } = await attackers.ask({ path: FILM });
      for (const [range, from, to] of RIGHT_RANGES) {
        const answer = await attackers.ask({ path: FILM, headers: { range } });
        if (!answer.bytes.equals(bytes.subarray(from, to))) wrong.push(range);
      }
    });
    return [none('ranges of the film: wrong bytes afterwards', wrong.length, wrong.join())];
  },
};

const TOO_LONG = `message=${'x'.repeat(70_000)}`;

export const LOOPS: readonly Attack[] = [
  // Plain HTML forms that are refused with a page: invalid, too long, and beyond the rate limit.
  flooding(
    { name: 'refused HTML forms in a loop', expects: oneOf(413, 422, 429) },
    {
      width: 16,
      perAddress: 90,
      next: (at) => {
        const kind = pick(KINDS, at);
        return at % 5 === 0
          ? post(pathOf(kind), 'application/x-www-form-urlencoded', TOO_LONG)
          : asForm(kind, { ...FORMS[kind], email: '', message: `«${at}»`.repeat(100) });
      },
    },
  ),
  flooding(
    { name: 'languages that are not offered', expects: noFailure },
    {
      width: 16,
      perAddress: 25,
      next: (at) => pick(IN_A_LANGUAGE, at)(pick(LANGUAGES, Math.floor(at / IN_A_LANGUAGE.length))),
    },
  ),
  flooding(
    { name: 'captchas asked for in a loop', expects: oneOf(200, 429, 503) },
    {
      width: 64,
      next: (at) => ({ path: at % 2 === 0 ? CHALLENGE_PATH : `${QUESTION_PATH}?language=en` }),
    },
  ),
  flooding(
    { name: 'unknown addresses of real pages', expects: nothingThere },
    {
      width: 64,
      most: (share) => 10_000 * Math.max(0.15, share),
      next: (at) => ({
        path: `${pick(UNKNOWN, at)}x${at.toString(36)}-${(at * 2_654_435_761) % 1e9}`,
        encoding: at % 2 === 0 ? 'br' : 'gzip',
      }),
    },
    (scene) => nothingKept('unknown addresses', scene),
  ),
  // However an address is written, it is cached once, and evicts no other: enough to fill the cache otherwise.
  flooding(
    { name: 'aliases of addresses', expects: noFailure },
    {
      width: 64,
      most: 4_000,
      next: (at) => ({
        path: pick(ALIASES, at)(Math.floor(at / ALIASES.length)),
        encoding: 'br',
      }),
    },
    (scene) => nothingKept('aliases', scene),
  ),
  filmRanges,
];
