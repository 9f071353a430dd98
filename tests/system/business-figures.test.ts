import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidDocumentError } from '../../src/content/index.server.ts';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { parseHtml, sitemapPaths } from '../support/html.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

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

type Document = Record<string, unknown> & { _id: string };

async function documentOf(id: string): Promise<Document> {
  for await (const line of store().exportDocuments()) {
    const document = JSON.parse(line) as Document;
    if (document._id === id) return document;
  }
  throw new Error(`There is no ${id}`);
}

function store() {
  const { store } = site.core.content;
  if (!store) throw new Error('The content lies elsewhere');
  return store;
}

async function change(id: string, fields: object): Promise<void> {
  await store().publish({ ...(await documentOf(id)), ...fields });
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

const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" },
};

/** The text of a page, its data included. Hundreds are read: to parse them would take longer than to make them. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<style\b.*?<\/style>|<script [^>]*type="module".*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name] ?? '');
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
    const { description } = await documentOf('service-daily');
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
    const seen = new Set(await mailFiles());
    for (const language of ['es', 'en']) await request(language, 10);
    const emails = await newEmails(seen, 4);
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
    const seen = new Set(await mailFiles());
    expect((await request('es', 42)).status).toBe(422);
    expect((await request('es', 41)).status).toBe(201);
    await change('bookingTerms', { farthestDays: 42 });
    expect((await request('es', 42)).status).toBe(201);
    await newEmails(seen, 4);
  });

  it('reaches the e-mails', async () => {
    const deposits = ['workshopDeposit', 'eventDeposit'] as const;
    for (const round of [0, 1] as const) {
      await change('bookingTerms', inRound(round));
      const seen = new Set(await mailFiles());
      for (const language of ['es', 'en']) {
        await request(language, 10);
        await post('/api/contact', { ...PERSON, message: 'Hola', locale: language });
        await post('/api/feedback', { ...FEEDBACK, locale: language });
      }
      const emails = (await newEmails(seen, 12)).map(withoutIds);
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

describe('a word of the interface', () => {
  const wording = (key: string, text: string, language = 'es') => ({
    _id: `wording-${key.replace(/\W/g, '-')}-${language}`,
    _type: 'wording',
    key,
    language,
    text,
  });

  it('is overridden on every page and form, without a restart, and comes back', async () => {
    const menu = wording('common:nav.menu', 'La carta');
    const submit = wording('forms:request.submit', 'Allá va');
    expect(await said('/')).not.toMatch(/La carta|Allá va/);
    await store().publish(menu);
    await store().publish(submit);
    for (const path of ['/', '/chef', '/nada'])
      expect(await said(path), path).toContain('La carta');
    expect(await said('/en')).not.toContain('La carta');
    const $ = parseHtml(await (await site.get('/chef')).text());
    expect($('[data-island=RequestForm] [type=submit]').text()).toBe('Allá va');
    expect(JSON.parse($('[data-island=RequestForm]').attr('data-overrides') ?? '{}')).toMatchObject(
      {
        'forms:request.submit': 'Allá va',
      },
    );
    await store().remove(menu._id);
    await store().remove(submit._id);
    expect(await said('/')).not.toMatch(/La carta|Allá va/);
  });

  it('is refused when it loses or adds a placeholder, or is none', async () => {
    for (const [key, text, problem] of [
      ['common:from', 'barato', /text: \{\{price\}\} is missing/],
      ['common:nav.menu', 'La {{carta}}', /text: \{\{carta\}\} is not known/],
      ['common:nav.cellar', 'Bodega', /key: no catalogue has a word/],
    ] as const) {
      const refused = await store()
        .publish(wording(key, text))
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(InvalidDocumentError);
      expect((refused as Error).message).toMatch(problem);
    }
  });

  it('is left out and reported when it came broken by an import', async () => {
    const broken = wording('common:nav.blog', 'Cuaderno {{de}} cocina');
    await store().importDocuments([broken, wording('common:nav.gallery', 'Fotos')]);
    const words = await said('/');
    expect(words).toContain('Fotos');
    expect(words).not.toContain('Cuaderno');
    const lines = site.lines.filter(({ text }) => text.includes(broken._id));
    expect(lines.map(({ text }) => text).join()).toContain('{{de}} is not known');
  });

  it('is overridden in e-mails', async () => {
    await store().publish(wording('emails:visitor.contact.heading', 'Mensaje recibido, chef'));
    const seen = new Set(await mailFiles());
    await post('/api/contact', { ...PERSON, message: 'Hola', locale: 'es' });
    const emails = await newEmails(seen, 2);
    expect(emails.filter((email) => email.includes('Mensaje recibido, chef'))).toHaveLength(1);
  });
});

async function said(path: string): Promise<string> {
  return wordsOf(await (await site.get(path)).text());
}

const PERSON = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'visitor@example.com',
  phone: '+34 600 123 456',
};

const FEEDBACK = {
  ...{ name: 'Ana', email: 'visitor@example.com', terms: true },
  ratings: {
    ...{ foodQuality: 5, serviceQuality: 5, facilitiesQuality: 5 },
    ...{ priceQuality: 5, cleanliness: 5 },
  },
};

function post(path: string, body: object): Promise<Response> {
  return site.get(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Asks for a workshop so many days ahead. */
function request(language: string, days: number): Promise<Response> {
  return post('/api/requests', {
    ...PERSON,
    requestedDate: addDays(businessDay(new Date()), days),
    requestedTime: 'morning',
    participants: '6-10',
    locale: language,
  });
}

async function mailFiles(): Promise<string[]> {
  const folder = join(site.dataDirectory, 'mail');
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}

/** An id may have any figure in it, and all those of one moment the same. */
const withoutIds = (email: string) => email.replace(/[\w=-]{16,}/g, '');

/** The e-mails that were written since, as soon as there are so many of them. */
async function newEmails(seen: ReadonlySet<string>, count: number): Promise<string[]> {
  const fresh = async () => (await mailFiles()).filter((name) => !seen.has(name));
  await expect.poll(async () => (await fresh()).length).toBe(count);
  return Promise.all(
    (await fresh()).map(async (name) =>
      decoded(await readFile(join(site.dataDirectory, 'mail', name), 'utf8')),
    ),
  );
}

/** An e-mail with its quoted-printable parts read. */
function decoded(raw: string): string {
  return raw
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (code) =>
      Buffer.from(code.replaceAll('=', ''), 'hex').toString('utf8'),
    );
}

describe('the look', () => {
  const LOOK = {
    ...{ _id: 'look', _type: 'look', ground: '#ffffff', ink: '#1d1d1f', press: '#7a2e1d' },
    ...{ link: '#2d4a2b', accent: '#c9a227', second: '#3f5c2a' },
    ...{ fonts: 'warm', corners: 'square', pattern: 'tile' },
  };

  /** A page without what the look declares, names and addresses. */
  function withoutLook(html: string): string {
    const [declared = ''] = /<style>@layer tokens\{.*?@font-face/s.exec(html) ?? [];
    expect(declared).toContain('--ground:');
    return html
      .replace(declared, '')
      .replaceAll(/content="#[\da-f]{6}"/g, '')
      .replaceAll(/href="[^"]*\/(?:favicon\.svg|apple-touch-icon\.png)"/g, '')
      .replaceAll(/\/tile\/[\da-f-]+\.svg/g, '')
      .replaceAll(/&amp;look=[^"&]*|[?&]s=[\w-]+/g, '');
  }

  it('shows at once, and costs visitors no byte but its own colours', async () => {
    const paths = ['/', '/menu', '/en/chef', '/screen', '/offline'];
    const read = () => Promise.all(paths.map(async (path) => (await site.get(path)).text()));
    const [before, shipped] = [await read(), await documentOf('look')];
    await store().publish(LOOK);
    // The next that is asked for: nothing is waited for, and nothing made again by hand.
    const after = await read();
    await store().publish(shipped);
    paths.forEach((path, index) => {
      const [one = '', other = ''] = [before[index], after[index]];
      expect(one, path).not.toContain(LOOK.press);
      expect(other, path).toContain(LOOK.press);
      expect(withoutLook(other), path).toBe(withoutLook(one));
      // As many declarations, of as many letters; icons and pictures name it in their addresses.
      expect(Math.abs(other.length - one.length), path).toBeLessThan(300);
    });
    expect(await read()).toEqual(before);
  });
});
