import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collectionOf, copyPage, DOCUMENT_TYPES, SWITCHED_PAGES } from '../../src/content/index.ts';
import { allergensOf } from '../../src/content/testing/samples.ts';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { DEFAULT_LOOK, paletteOf, type LookColors } from '../../src/look/index.ts';
import { serviceOf } from '../../src/office/start/patterns.ts';
import { parseHtml, sitemapPaths } from '../support/html.ts';
import { namesIn } from '../support/sample-names.ts';
import { BAKERY, makeBakery } from '../support/bakery.ts';
import { dit } from '../support/business.ts';
import { OWNER } from '../support/owner.ts';
import { givenBusiness, type Business } from './support/businesses.ts';
import { crawl, deadAddresses, type Crawled } from './support/crawl.ts';
import { everyQuote } from './support/quoted.ts';
import { everyPicture } from './support/sent-pictures.ts';

const postgres = process.env['TEST_DATABASE_URL'];
const DATABASES: readonly (readonly [name: string, server: string | undefined])[] = [
  ['SQLite', undefined],
  ...(postgres ? [['PostgreSQL', postgres] as const] : []),
];

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Addresses that anybody may ask for, though no page leads to them. */
const UNLINKED = [
  ...['/feedback', '/offline', '/en/offline', '/screen', '/robots.txt', '/feed.xml'],
  ...['/manifest.webmanifest', '/en/manifest.webmanifest'],
];

/** What a business answered on the first database, by what it is. */
const ANSWERED = new Map<string, ReadonlyMap<string, Crawled>>();

/**
 * Crawls a business, and finds nothing that is dead, and nothing of the sample. On another database it
 * answers the same at every address.
 */
async function everyAddress(business: Business, what: string) {
  const known = ANSWERED.get(what);
  if (known) return sameAnswers(business, known);
  const { get, call, pictures } = business;
  const pages = await crawl(get, UNLINKED);
  ANSWERED.set(what, pages);
  expect(deadAddresses(pages)).toEqual([]);
  const missing = await get('/nada-de-esto');
  expect(missing.status).toBe(404);
  const all = new Map<string, Pick<Crawled, 'text'>>([
    ...pages,
    ['/nada-de-esto', { text: await missing.text() }],
  ]);
  const told = [...all].flatMap(([path, { text }]) =>
    namesIn(text).map((name) => `${path}: ${name}`),
  );
  expect(told).toEqual([]);
  for (const [path, { text }] of all) {
    // Pictures of the sample, and the colours that it shows itself in.
    const shown = text.matchAll(/\/images\/([\da-f]{20})/g).map(([, name = '']) => name);
    expect(
      [...shown].filter((name) => !pictures.some((ref) => ref.includes(name))),
      path,
    ).toEqual([]);
    expect(colorsOf(text, OTHER_COLORS), path).toEqual([]);
  }
  // Both apps, the site's and the office's, have an icon in the colours that were chosen.
  for (const path of ['/manifest.webmanifest', '/admin/app.webmanifest']) {
    const { icons } = (await (await get(path)).json()) as { icons: { src: string }[] };
    expect(icons).toHaveLength(3);
    for (const { src } of icons) {
      expect(src).toContain(`-${LOOK.link.slice(1)}-`);
      expect((await get(src)).headers.get('content-type'), src).toBe('image/png');
    }
  }
  const { data } = (await (await call('GET', 'pictures')).json()) as { data: { ref: string }[] };
  expect(data.map(({ ref }) => ref).sort()).toEqual(pictures.toSorted());
  return pages;
}

async function sameAnswers({ get }: Business, known: ReadonlyMap<string, Crawled>) {
  const pages = new Map<string, Crawled>();
  const differences: string[] = [];
  for (const [path, before] of known) {
    // A picture hangs on no database, and what an id names has another address there.
    if (before.text === '' || plain(path) !== path) continue;
    const answer = await get(path);
    const text = await answer.text();
    pages.set(path, { ...before, text, status: answer.status });
    expect(answer.status, path).toBe(before.status);
    differences.push(...apart(path, plain(text), plain(before.text)));
  }
  expect(differences).toEqual([]);
  return pages;
}

/** What is off is neither in the sitemap nor led to from home: on another database that is all that could differ. */
async function leadsNot({ get }: Business, off: string) {
  expect(sitemapPaths(await (await get('/sitemap.xml')).text())).not.toContain(off);
  expect(await (await get('/')).text()).not.toContain(`href="${off}"`);
}

/** Without what each installation makes anew: ids, the signatures of pictures, and the time. */
const plain = (text: string) =>
  text
    // The lines of a calendar break anywhere.
    .replaceAll('\r\n ', '')
    .replaceAll(/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/g, 'id')
    .replaceAll(/-[\da-f]{8}\b/g, '-id')
    .replaceAll(/([?;&]s=)[\w-]{8}/g, '$1')
    .replaceAll(/(class="clock">)[\d:]+/g, '$1')
    .replaceAll(/T[\d:.]{6,12}Z/g, '');

/** Where what an address answers begins to differ; each is a whole page. */
function apart(path: string, one: string, other: string): string[] {
  if (one === other) return [];
  const at = Array.from({ length: one.length }).findIndex(
    (_, index) => one[index] !== other[index],
  );
  return [one, other].map((text) => `${path}: ${text.slice(Math.max(0, at - 80), at + 80)}`);
}

/** What the office says when it is asked for nothing in particular: its lists, its forms and its words. */
const OFFICE = readFileSync('docs/office-routes.md', 'utf8')
  .matchAll(/^\| GET \| `\/([\w/-]+)`/gm)
  .map(([, path = '']) => path)
  // What was done stays written: that the sample was removed, document by document.
  .filter((path) => path !== 'audit')
  .toArray();

/** Asks the office for all that it shows, and finds nothing of the sample. */
async function everyList({ url, office }: Business) {
  const forms = DOCUMENT_TYPES.flatMap((type) => [`content-types/${type}`, `content/${type}`]);
  for (const path of [...OFFICE, ...forms]) {
    const answer = await office(path);
    const text = await answer.text();
    // Some want to be asked for something: a day, a document.
    expect([200, 400, 404, 422], `${path}: ${text}`).toContain(answer.status);
    expect(namesIn(text), path).toEqual([]);
  }
  const page = await (await fetch(`${url}/admin`)).text();
  expect(page).toContain(`data-look="`);
}

/** Sends the form of a page as a browser without JavaScript does, with these values besides its own. */
async function sendForm(
  { get }: Business,
  path: string,
  action: string,
  values: Readonly<Record<string, string>>,
) {
  const $ = parseHtml(await (await get(path)).text());
  const form = $(`form[action="${action}"]`).first();
  expect(form.length, `${path} has a form to ${action}`).toBe(1);
  const privacy = form.find('.privacy a').attr('href') ?? '';
  const policy = parseHtml(await (await get(privacy)).text())('main');
  expect(policy.find('h2').length, privacy).toBeGreaterThan(5);
  const fields = new URLSearchParams();
  for (const field of form.find('[name]').toArray()) {
    const name = $(field).attr('name') ?? '';
    const value = values[name] ?? $(field).val();
    if (typeof value === 'string') fields.set(name, value);
  }
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  const answer = await get(action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: String(fields),
  });
  const text = await answer.text();
  expect(answer.status, parseHtml(text)('#form .summary').text() || text.slice(0, 500)).toBe(303);
}

/** What was sent is found in the inbox, its export and both emails, and none of them tells of the sample. */
async function expectFound(business: Business, customer: string, texts: readonly string[]) {
  const { call, emails } = business;
  const inbox = await (await call('GET', 'inbox')).json();
  const [{ id }] = (inbox as { data: [{ id: string }] }).data;
  const sent = await (await call('GET', `inbox/${id}`)).text();
  const csv = await (await call('GET', 'inbox/export?format=csv')).text();
  await expect.poll(async () => (await emails()).length).toBe(2);
  const written = (await emails()).map(decoded);
  const toOwner = written.find((email) => !email.includes(`To: ${customer}`)) ?? '';
  for (const text of texts)
    for (const [where, content] of Object.entries({ sent, csv, toOwner }))
      expect(content, where).toContain(text);
  for (const one of [sent, csv, ...written]) expect(namesIn(one)).toEqual([]);
  expectOwnColors(written);
  return id;
}

function expectOwnColors(shown: readonly string[]) {
  for (const one of shown) {
    expect(colorsOf(one, OTHER_COLORS)).toEqual([]);
    expect(colorsOf(one, OWN_COLORS)).not.toEqual([]);
  }
}

/** What a customer sees of a quote, and what both sides are written of it, is the business's own. */
async function expectQuoted(business: Business, submissionId: string) {
  const quoted = await everyQuote(business, submissionId);
  const shown = [...quoted.pages, ...quoted.written.map(decoded)];
  for (const one of shown) expect(namesIn(one)).toEqual([]);
  expectOwnColors(shown);
  for (const page of quoted.pages) expect(page).toContain('Cuatro hogazas');
}

/** What the office writes to those who work there tells nothing of the sample: a test, and a link to sign in by. */
async function expectOwnOfficeEmails({ url, call, emails }: Business) {
  const before = new Set(await emails());
  const written = async () => (await emails()).filter((email) => !before.has(email));
  await call('POST', 'first-run/email');
  const asked = await fetch(`${url}/api/admin/auth/forgotten`, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify({ email: OWNER.email }),
  });
  expect(asked.status).toBe(202);
  await expect.poll(async () => (await written()).length).toBe(2);
  for (const one of (await written()).map(decoded)) expect(namesIn(one)).toEqual([]);
}

/** A group of this service is on the kitchen's sheet, which tells nothing of the sample. */
async function expectInKitchen({ call, office }: Business, service: string) {
  const day = addDays(businessDay(new Date()), 20);
  const plan = { day, startsAt: '09:00', endsAt: '10:00', people: 12, place: 'obrador', service };
  const words = { name: 'Peña', menu: 'Doce hogazas', note: '' };
  await call('POST', 'calendar/groups', {
    plan: { ...plan, ...words, state: 'confirmed' },
    needs: { diets: { glutenFree: 2 }, allergens: { nuts: 1 }, note: '' },
  });
  const sheet = await (await office(`calendar/kitchen/${day}`)).text();
  expect(sheet).toContain('Doce hogazas');
  const needs = await (await call('POST', `calendar/kitchen/${day}/needs`)).text();
  const month = await (await office(`calendar?from=${day}&to=${addDays(day, 30)}`)).text();
  for (const text of [sheet, needs, month]) expect(namesIn(text)).toEqual([]);
}

/** The text of an email, whose parts are quoted-printable. */
function decoded(email: string): string {
  const bytes = email
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/((?:=[\dA-F]{2})+)/g, (run) =>
      Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
    );
  return bytes;
}

const LOOK = { ground: '#ffffff', press: '#7a2e1d', link: '#2d4a2b', pattern: 'none' };

/** The colours that such a look is shown in, and those that the sample's alone is. */
const [OWN_COLORS, OTHER_COLORS] = (() => {
  const allOf = (look: LookColors) => [
    ...new Set(JSON.stringify(paletteOf(look)).match(/#[\da-f]{6}/g)),
  ];
  const [own, sample] = [allOf({ ...DEFAULT_LOOK, ...LOOK }), allOf(DEFAULT_LOOK)];
  const without = (some: readonly string[], others: readonly string[]) =>
    some.filter((color) => !others.includes(color));
  return [without(own, sample), without(sample, own)];
})();

const colorsOf = (text: string, colors: readonly string[]) => {
  const lower = text.toLowerCase();
  return colors.filter((color) => lower.includes(color));
};

describe.each(DATABASES)('on %s, made in the office from nothing', (_, server) => {
  it('a bakery in Zaragoza takes orders in two languages', async () => {
    const bakery = await givenBusiness(BAKERY, server);
    const { get } = bakery;
    await makeBakery(bakery, LOOK);

    const pages = await everyAddress(bakery, 'bakery');
    await everyList(bakery);
    const legal = ['/legal', '/privacy', '/cookies', '/terms'];
    for (const path of [
      ...legal,
      ...legal.map((path) => `/en${path}`),
      '/',
      '/encargos',
      '/harinas',
      '/en/encargos',
      '/en/harinas',
      '/menu',
      '/en/menu',
    ])
      expect(pages.get(path)?.status, path).toBe(200);
    const $ = parseHtml(pages.get('/en/harinas')?.text ?? '');
    expect($('main').text()).toContain('Stone-ground.');
    expect(
      $('header nav.wide a')
        .toArray()
        .map((link) => $(link).text()),
    ).toEqual(['Orders', 'Our flours']);
    const home = pages.get('/')?.text ?? '';
    expect(home).toContain('"@type":"Bakery"');
    expect(home).toContain('Zaragoza');

    const service = parseHtml(pages.get('/encargos')?.text ?? '')('[name=service]').val();
    await sendForm(bakery, '/encargos', '/api/requests', {
      ...{ service: String(service), firstName: 'Ana', lastName: 'Gil', phone: '600 000 000' },
      ...{ email: 'ana@example.com', message: 'Para el domingo', locale: 'es' },
      requestedDate: addDays(businessDay(new Date()), 20),
      ...{ requestedTime: '09:00-10:00', 'own.flour': 'Espelta', 'own.words': 'Feliz día' },
    });
    const order = await expectFound(bakery, 'ana@example.com', [
      ...['Ana', 'Espelta', 'Feliz día', 'domingo'],
    ]);
    await everyPicture(bakery, '/encargos', { isHostile: server === undefined });
    await expectQuoted(bakery, order);
    await expectInKitchen(bakery, String(service));
    await expectOwnOfficeEmails(bakery);
    expect((await get('/kiosk')).status).toBe(404);
  });

  it('a food truck has no services, and is written to in English alone', async () => {
    const truck = await givenBusiness('Rueda Libre', server);
    await truck.publish('globalSettings', {
      ...{ siteName: 'Rueda Libre', businessType: 'FastFoodRestaurant' },
      ...{ defaultLanguage: 'en', languages: [] },
      contactInfo: { email: 'hola@rueda.example', phone: '+34 976 000 002' },
    });
    await truck.publish('look', { ...LOOK, fonts: 'friendly', corners: 'veryRound' });
    const pages = await everyAddress(truck, 'truck');
    await everyList(truck);
    expect([...pages.keys()]).not.toContain('/services');
    const site = [...pages.values()].filter(({ isPage }) => isPage);
    expect(site.filter(({ text }) => !text.includes('<html lang="en"'))).toEqual([]);
    await sendForm(truck, '/contact', '/api/contact', {
      ...{ firstName: 'Ana', lastName: 'Gil', email: 'ana@example.com', phone: '600000000' },
      ...{ message: 'Where do you park on Thursday?' },
    });
    await expectFound(truck, 'ana@example.com', ['Ana', 'Where do you park on Thursday?']);
    await expectOwnOfficeEmails(truck);
  });

  it('a cooking school teaches in Catalan first, and in Spanish', async () => {
    const school = await givenBusiness('Escola Rovell', server);
    const { publish, binAll, get } = school;
    const photo = { ...(await school.picture('#3a6b45')), alt: dit('Una olla', 'Una olla') };
    await publish('globalSettings', {
      ...{ siteName: 'Escola Rovell', businessType: 'LocalBusiness' },
      ...{ defaultLanguage: 'ca', languages: ['es'] },
      siteDescription: dit('Escola de cuina a Girona.', 'Escuela de cocina en Girona.'),
      contactInfo: {
        ...{ email: 'hola@rovell.example', phone: '+34 972 000 003' },
        address: dit('Carrer de la Força 3, Girona', 'Calle de la Força 3, Girona'),
        postalAddress: { street: 'Carrer de la Força 3', locality: 'Girona', country: 'ES' },
      },
      emails: { replyTo: 'hola@rovell.example', noticesTo: 'avisos@rovell.example' },
      holidays: { country: 'ES', region: 'CT' },
    });
    await publish('look', { ...LOOK, fonts: 'classic', pattern: 'tile' });
    await publish('openingHours', {
      places: [
        {
          ...{ _key: 'a', key: 'aula', isMain: true, name: dit('L’aula', 'El aula') },
          weekly: [{ _key: 'a', days: EVERY_DAY, opens: '10:00', closes: '20:00' }],
        },
      ],
    });
    const courses = await publish('service', {
      ...serviceOf('courses', { languages: ['ca', 'es'], displayOrder: 1 }),
      ...{ title: dit('Cursos', 'Cursos'), summary: dit('Cuina amb nosaltres.', 'Cocina.') },
      ...{ place: 'aula', slug: 'cursos', hero: photo, needsNotice: false },
      prices: [{ _key: 'a', key: 'a', label: dit('Curs', 'Curso'), from: 45, per: 'person' }],
      asks: { company: 'no', lastName: 'asked', requestedDate: 'asked', requestedTime: 'no' },
      questions: [
        { _key: 'a', key: 'level', kind: 'text', label: dit('Nivell', 'Nivel'), isRequired: true },
      ],
    });
    const key = courses;
    const paella = await publish('workshop', {
      ...{
        kind: key,
        slug: 'arros',
        title: dit('Arròs', 'Arroz'),
        images: [{ ...photo, _key: 'a' }],
      },
      ...{ summary: dit('Arrossos.', 'Arroces.'), description: dit('Tres.', 'Tres.') },
      ...{ durationMinutes: 180, schedule: dit('Dissabtes', 'Sábados'), pricePerPerson: 45 },
      ...{ ages: dit('Adults', 'Adultos'), inclusions: { ca: ['Sopar'], es: ['Cena'] } },
      ...{ pricing: { ca: ['45 €'], es: ['45 €'] }, isActive: true, displayOrder: 1 },
      ...{ paymentNote: dit('Abans.', 'Antes.'), reservationNote: dit('Per correu.', 'Correo.') },
    });
    await publish('workshopDate', {
      ...{ workshop: { _type: 'reference', _ref: paella }, startsAt: '18:00', seats: 8 },
      ...{ date: addDays(businessDay(new Date()), 30), isActive: true },
    });
    const groups = await publish('service', {
      ...serviceOf('groups', { languages: ['ca', 'es'], displayOrder: 2 }),
      ...{
        title: dit('Grups', 'Grupos'),
        summary: dit('Veniu.', 'Venid.'),
        slug: 'grups',
        prices: [],
      },
    });
    await publish('testimonial', {
      ...{ kind: key, author: 'Núria', quote: dit('Molt bé', 'Muy bien'), isActive: true },
      displayOrder: 1,
    });
    await publish('question', {
      ...{ question: dit('On sou?', '¿Dónde estáis?'), answer: dit('A Girona.', 'En Girona.') },
      ...{ places: ['home', 'contact', key], isActive: true, displayOrder: 1 },
    });
    await publish('dailyMenu', {
      ...{ title: dit('Carta', 'Carta'), slug: 'carta', isActive: true, displayOrder: 1 },
      items: [
        {
          ...{ _key: 'a', key: 'coca', names: dit('Coca de recapte', 'Coca'), price: 6 },
          allergens: allergensOf({ gluten: 'yes' }),
        },
      ],
    });
    await publish('galleryPicture', { image: photo, displayOrder: 1 });
    await publish('blog', {
      ...{ title: dit('Temporada', 'Temporada'), slug: 'temporada', description: dit('A', 'A') },
      publishedAt: '2026-03-30T08:00:00.000Z',
    });

    const pages = await everyAddress(school, 'school');
    await everyList(school);
    for (const path of ['/', '/cursos', '/es/cursos', '/cursos/arros', '/menu/tent', '/blog'])
      expect(pages.get(path)?.status, path).toBe(200);
    const $ = parseHtml(pages.get('/cursos')?.text ?? '');
    expect($('html').attr('lang')).toBe('ca');
    expect($('h1').text()).toBe('Cursos');
    // Its legal texts are there from the start, in the language that it shares with them.
    const privacy = parseHtml(pages.get('/privacy')?.text ?? '');
    expect(privacy('main [lang=es]').text()).toContain('hola@rovell.example');

    await sendForm(school, '/cursos', '/api/requests', {
      ...{ firstName: 'Ana', lastName: 'Gil', phone: '600 000 000', email: 'ana@example.com' },
      ...{ service: key, message: 'Bon dia', 'own.level': 'Principiant', participants: '6-10' },
    });
    const asked = await expectFound(school, 'ana@example.com', ['Ana', 'Principiant', 'Bon dia']);
    await expectQuoted(school, asked);
    await expectOwnOfficeEmails(school);

    // Each page and each service off in turn: nothing leads there any more. The Spanish pages have the same links.
    const deadNow = async (off: string) => {
      expect((await get(off)).status, off).toBe(404);
      if (server !== undefined) return leadsNot(school, off);
      const shown = await crawl(get, ['/feedback', '/offline', '/screen'], /^\/(es|images)(\/|$)/);
      expect(deadAddresses(shown), `without ${off}`).toEqual([]);
      expect([...shown.keys()]).not.toContain(off);
    };
    for (const kind of SWITCHED_PAGES) {
      const page = { kind, displayOrder: 1 };
      const id = await publish('pageCopy', { ...page, isShown: false });
      await deadNow(copyPage(kind) ?? '');
      await publish('pageCopy', { ...page, isShown: true }, id);
    }
    for (const [path, id] of [
      ['/cursos', courses],
      ['/grups', groups],
    ] as const) {
      await publish('service', { isActive: false }, id);
      await deadNow(path);
      await publish('service', { isActive: true }, id);
    }

    // And with nothing in any list.
    for (const type of DOCUMENT_TYPES) if (!collectionOf(type).isSingleton) await binAll(type);
    await everyAddress(school, 'school without any list');
  });
});
