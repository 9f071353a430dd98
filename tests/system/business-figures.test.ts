import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { sitemapPaths } from '../support/html.ts';
import { documentOf, storeOf } from './support/documents.ts';
import { mailFiles, newEmails } from './support/emails.ts';
import { openSite, type OpenSite } from './support/open-site.ts';
import { PERSON, post } from './support/visitor.ts';
import { wordsOf } from './support/words-of.ts';

/** Numbers that nothing else on the site has, in two rounds: `[first, second]`. */
const FIGURES = {
  workshopDeposit: [0.37, 0.43],
  eventDeposit: [0.59, 0.67],
  leadDays: [271, 277],
  changeDays: [281, 283],
  answerDays: [307, 311],
  workshopGroup: [617, 619],
  placeGroup: [631, 641],
  placeMaximum: [7_873, 7_877],
  customerGroup: [643, 647],
  adultAge: [97, 101],
  childAge: [83, 89],
  birthdayAge: [71, 73],
} as const;
type Figure = keyof typeof FIGURES;

const WORKSHOPS = ['goat-cheese', 'turmeric', 'wine-doughnut', 'custom', 'halloween'];
const WORKSHOP_PAGES = [...WORKSHOPS.map((slug) => `/gastronomic/${slug}`), '/birthday/birthday'];
/** Pages with the request form, whose notes name the deposits and the notice. */
const WITH_FORM = [
  ...['/', '/gastronomic', '/birthday', '/catering', '/chef', '/daily', '/vegetarian', '/menu'],
  ...['/services', '/past-experiences', ...WORKSHOP_PAGES],
];
/** Which pages name each figure; `post` is one of the blog, `buffet` a list of the menu. */
const PAGES: Readonly<Record<Figure, readonly string[]>> = {
  workshopDeposit: [...WITH_FORM, '/contact', '/terms'],
  eventDeposit: [...WITH_FORM, '/contact', '/terms', 'post'],
  leadDays: [...WITH_FORM, '/contact', '/terms'],
  changeDays: [
    ...['/gastronomic', '/birthday', '/catering', '/chef', '/vegetarian', '/services'],
    ...['/contact', '/terms', ...WORKSHOP_PAGES],
  ],
  answerDays: ['/contact', '/services'],
  workshopGroup: [
    ...['/services', '/gastronomic', '/birthday', '/birthday/birthday'],
    ...['turmeric', 'wine-doughnut', 'custom'].map((slug) => `/gastronomic/${slug}`),
  ],
  placeGroup: ['/services', '/catering', '/vegetarian', 'post', 'buffet'],
  placeMaximum: ['/catering', 'post'],
  customerGroup: ['/services', '/catering', '/vegetarian', 'post', 'buffet'],
  adultAge: ['/gastronomic', ...WORKSHOPS.map((slug) => `/gastronomic/${slug}`), '/terms'],
  childAge: ['/gastronomic', ...WORKSHOPS.map((slug) => `/gastronomic/${slug}`), '/terms'],
  birthdayAge: ['/birthday', '/birthday/birthday', '/terms'],
};

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ CAPTCHA: 'off', RATE_LIMITS: 'off', MAIL_TO: 'owner@example.com' });
});
afterAll(() => site.close());

async function change(id: string, fields: object): Promise<void> {
  await storeOf(site.core).publish({ ...(await documentOf(site.core, id)), ...fields });
}

/** What every page says, by its path, the words in its forms' data included. */
async function readPages(): Promise<ReadonlyMap<string, string>> {
  const paths = sitemapPaths(await (await site.get('/sitemap.xml')).text());
  const others = WORKSHOPS.flatMap((slug) => [
    `/api/workshops/${slug}`,
    `/api/workshops/${slug}?language=en`,
  ]);
  const said = new Map<string, string>();
  for (const path of [...paths, ...others]) {
    const answer = await site.get(path);
    expect(answer.status, path).toBe(200);
    const text = await answer.text();
    const words = path.startsWith('/api/') ? text : wordsOf(text);
    // The names of pictures are made of digits.
    said.set(path, words.replace(/\/images\/[^"\s\\]+/g, ''));
  }
  return said;
}

/** How a figure is written: `37 %`, `37%`, or the number on its own. */
function written(figure: Figure, value: number): RegExp {
  const isShare = figure.endsWith('Deposit');
  return isShare
    ? new RegExp(`(?<!\\d)${Math.round(value * 100)}\\s?%`)
    : new RegExp(`(?<![\\d.,-])${value}(?![\\d.,]\\d|\\d)`);
}

function pagesWith(said: ReadonlyMap<string, string>, figure: Figure, round: 0 | 1): string[] {
  const form = written(figure, FIGURES[figure][round]);
  return [...said].filter(([, text]) => form.test(text)).map(([path]) => path);
}

function inRound(round: 0 | 1): object {
  return Object.fromEntries(Object.entries(FIGURES).map(([name, pair]) => [name, pair[round]]));
}

/** Does a page of the list stand for the path, in its language? */
function isNamed(path: string, pages: readonly string[]): boolean {
  const own = path.replace(/^\/en(?=\/|$)/, '') || '/';
  if (own.startsWith('/menu?')) return pages.includes('/menu') || pages.includes('buffet');
  if (own.startsWith('/blog/')) return pages.includes('post');
  return pages.includes(own);
}

describe('a figure of the booking terms', () => {
  let first: ReadonlyMap<string, string>;
  let second: ReadonlyMap<string, string>;
  beforeAll(async () => {
    await change('bookingTerms', inRound(0));
    first = await readPages();
    await change('bookingTerms', inRound(1));
    second = await readPages();
  });

  it.each(Object.keys(FIGURES) as Figure[])('%s is new on every page that names it', (figure) => {
    const pages = pagesWith(first, figure, 0);
    expect(pagesWith(first, figure, 1)).toEqual([]);
    expect(pagesWith(second, figure, 1)).toEqual(pages);
    expect(pagesWith(second, figure, 0)).toEqual([]);
    const shown = pages.filter((path) => !path.startsWith('/api/'));
    for (const page of PAGES[figure].filter((path) => path.startsWith('/'))) {
      expect(shown, figure).toContain(page);
      expect(shown, figure).toContain(page === '/' ? '/en' : `/en${page}`);
    }
    expect(shown.filter((path) => !isNamed(path, PAGES[figure]))).toEqual([]);
    for (const kind of ['post', 'buffet']) {
      const prefix = kind === 'post' ? '/blog/' : '/menu?';
      const named = shown.filter((path) => path.replace(/^\/en/, '').startsWith(prefix));
      if (PAGES[figure].includes(kind)) expect(named.length, kind).toBeGreaterThanOrEqual(2);
    }
  });

  it('stands before one noun where it is one, on every page and in every email', async () => {
    // What was shipped says so; a text of an owner's may name the figure alone.
    const ones = Object.keys(FIGURES).filter((name) => !name.endsWith('Deposit'));
    await change('bookingTerms', Object.fromEntries(ones.map((name) => [name, 1])));
    const { description } = await documentOf(site.core, 'service-daily');
    await change('service-daily', { description: 'Te contestamos en {{answerDays}} días.' });
    await change('workshop-halloween', { minimumGroup: 1 });
    const said = await readPages();
    const wrong =
      /(?<![\d.,:/+-])1 (?:[a-záéíóúñ]+(?:días|as|os|es|años)|people|(?:working )?days|guests|participants|diners)(?![a-záéíóúñ])[^.]{0,20}/g;
    const found = [...said].flatMap(([path, text]) =>
      (text.match(wrong) ?? []).map((words) => `${path}: ${words}`),
    );
    expect(found).toEqual(['/daily: 1 días', '/en/daily: 1 días']);
    expect(said.get('/contact')).toContain('1 día laborable');
    expect(said.get('/en/contact')).toContain('1 working day');
    expect(said.get('/catering')).toContain('1 día de antelación');
    expect(said.get('/en/catering')).toContain('1 day’s notice');
    const seen = new Set(await mailFiles(site));
    for (const language of ['es', 'en']) await request(language, 10);
    const emails = await newEmails(site, seen, 4);
    expect(emails.flatMap((email) => email.match(wrong) ?? [])).toEqual([]);
    await change('workshop-halloween', { minimumGroup: 10 });
    await change('service-daily', { description });
  });

  it('reaches the dialog of a workshop', () => {
    for (const path of ['/api/workshops/turmeric', '/api/workshops/turmeric?language=en']) {
      const said = second.get(path) ?? '';
      for (const figure of ['workshopDeposit', 'leadDays', 'workshopGroup', 'adultAge'] as const) {
        expect(said).toMatch(written(figure, FIGURES[figure][1]));
        expect(said).not.toMatch(written(figure, FIGURES[figure][0]));
      }
    }
  });

  it('reaches the request forms, which warn and refuse by it', async () => {
    await change('bookingTerms', { leadDays: 293, farthestDays: 41 });
    for (const language of ['es', 'en']) {
      // What the form asks for once it is touched.
      const limits = await (await site.get(`/api/booking?language=${language}`)).json();
      expect(limits).toMatchObject({ leadDays: 293, farthestDays: 41 });
    }
    const seen = new Set(await mailFiles(site));
    expect((await request('es', 42)).status).toBe(422);
    expect((await request('es', 41)).status).toBe(201);
    await change('bookingTerms', { farthestDays: 42 });
    expect((await request('es', 42)).status).toBe(201);
    await newEmails(site, seen, 4);
  });

  it('reaches the e-mails', async () => {
    const deposits = ['workshopDeposit', 'eventDeposit'] as const;
    for (const round of [0, 1] as const) {
      await change('bookingTerms', inRound(round));
      const seen = new Set(await mailFiles(site));
      for (const language of ['es', 'en']) {
        await request(language, 10);
        await post(site, '/api/contact', { ...PERSON, message: 'Hola', locale: language });
        await post(site, '/api/feedback', { ...FEEDBACK, locale: language });
      }
      const emails = (await newEmails(site, seen, 12)).map(withoutIds);
      const visitors = emails.filter((email) => /^To: .*visitor@example/m.test(email));
      const owners = emails.filter((email) => !visitors.includes(email));
      expect([visitors.length, owners.length]).toEqual([6, 6]);
      for (const email of visitors) {
        for (const figure of [...deposits, 'leadDays'] as const) {
          expect(email).toMatch(written(figure, FIGURES[figure][round]));
          expect(email).not.toMatch(written(figure, FIGURES[figure][round === 0 ? 1 : 0]));
        }
      }
      const days = owners.filter((email) => email.includes(String(FIGURES.leadDays[round])));
      expect(days).toHaveLength(2);
    }
  });
});

describe('what else is said once', () => {
  it('is the smallest group of a workshop of its own, on its pages and in the conditions', async () => {
    for (const [own, old] of [
      [653, undefined],
      [659, 653],
    ] as const) {
      await change('workshop-halloween', { minimumGroup: own });
      for (const path of ['/gastronomic', '/en/gastronomic', '/gastronomic/halloween']) {
        const said = wordsOf(await (await site.get(path)).text());
        expect(said, path).toContain(`${own} `);
        if (old !== undefined) expect(said, path).not.toContain(`${old} `);
      }
    }
  });

  it('is who the business is by law', async () => {
    await change('legalIdentity', { legalName: 'Mesa Larga, S. L.', taxNumber: 'B00000000' });
    for (const path of ['/legal', '/en/legal', '/privacy', '/en/privacy']) {
      const said = wordsOf(await (await site.get(path)).text());
      expect(said, path).toContain('Mesa Larga, S. L.');
      expect(said, path).toContain('B00000000');
      expect(said, path).not.toMatch(/\[NOMBRE|\[NAME|\[NIF/);
    }
  });
});

const FEEDBACK = {
  ...{ name: 'Ana', email: 'visitor@example.com', terms: true },
  ratings: {
    ...{ foodQuality: 5, serviceQuality: 5, facilitiesQuality: 5 },
    ...{ priceQuality: 5, cleanliness: 5 },
  },
};

/** Asks for a workshop so many days ahead. */
function request(language: string, days: number): Promise<Response> {
  return post(site, '/api/requests', {
    ...PERSON,
    requestedDate: addDays(businessDay(new Date()), days),
    requestedTime: 'morning',
    participants: '6-10',
    locale: language,
  });
}

/** An id may have any figure in it, and all those of one moment the same. */
const withoutIds = (email: string) => email.replace(/[\w=-]{16,}/g, '');
