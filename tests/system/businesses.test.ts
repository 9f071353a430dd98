import { describe, expect, it } from 'vitest';
import { allergensOf } from '../../src/content/testing/samples.ts';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { DEFAULT_LOOK } from '../../src/look/index.ts';
import { serviceOf } from '../../src/office/start/patterns.ts';
import { parseHtml } from '../support/html.ts';
import { namesIn, sampleNames } from '../support/sample-names.ts';
import { givenBusiness, said, type Business } from './support/businesses.ts';
import { crawl, deadAddresses, type Crawled } from './support/crawl.ts';

const postgres = process.env['TEST_DATABASE_URL'];
const DATABASES: readonly (readonly [name: string, server: string | undefined])[] = [
  ['SQLite', undefined],
  ...(postgres ? [['PostgreSQL', postgres] as const] : []),
];

const NAMES = sampleNames();
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Addresses that anybody may ask for, though no page leads to them. */
const UNLINKED = [
  ...['/feedback', '/offline', '/en/offline', '/screen', '/robots.txt', '/feed.xml'],
  ...['/manifest.webmanifest', '/en/manifest.webmanifest'],
];

/** Crawls a business, and finds nothing that is dead, and nothing of the sample. */
async function everyAddress({ get, call }: Business) {
  const pages = await crawl(get, UNLINKED);
  expect(deadAddresses(pages)).toEqual([]);
  const missing = await get('/nada-de-esto');
  expect(missing.status).toBe(404);
  const all = new Map<string, Pick<Crawled, 'text'>>([
    ...pages,
    ['/nada-de-esto', { text: await missing.text() }],
  ]);
  const told = [...all].flatMap(([path, { text }]) =>
    namesIn(text, NAMES).map((name) => `${path}: ${name}`),
  );
  expect(told).toEqual([]);
  const { press, link } = DEFAULT_LOOK;
  for (const [path, { text }] of all) {
    // Pictures of the sample, and the colours that it shows itself in.
    expect(text, path).not.toMatch(/src(?:set)?="\/images\//);
    for (const color of [press, link]) expect(text.toLowerCase(), path).not.toContain(color);
  }
  // What the settings once showed stays with their versions, and is used by nothing.
  const { data } = (await (await call('GET', 'pictures')).json()) as { data: { uses: number }[] };
  expect(data.filter(({ uses }) => uses > 0)).toEqual([]);
  return pages;
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
  for (const one of [sent, csv, ...written]) expect(namesIn(one, NAMES)).toEqual([]);
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

describe.each(DATABASES)('on %s, made in the office from nothing', (_, server) => {
  it('a bakery in Zaragoza takes orders in two languages', async () => {
    const bakery = await givenBusiness('Panadería Ortiga', server);
    const { publish, get } = bakery;
    await publish('globalSettings', {
      ...{ siteName: 'Panadería Ortiga', businessType: 'Bakery' },
      siteDescription: said('Pan de masa madre en Zaragoza.', 'Sourdough bread in Zaragoza.'),
      contactInfo: {
        ...{ email: 'hola@ortiga.example', phone: '+34 976 000 001' },
        address: said('Calle del Horno 3, Zaragoza', 'Calle del Horno 3, Zaragoza'),
        postalAddress: { street: 'Calle del Horno 3', locality: 'Zaragoza', country: 'ES' },
      },
      emails: { replyTo: 'hola@ortiga.example', noticesTo: 'horno@ortiga.example' },
      holidays: { country: 'ES', region: 'AR' },
    });
    await publish('look', { ...LOOK, fonts: 'modern', corners: 'square' });
    await publish('openingHours', {
      places: [
        {
          ...{ _key: 'a', key: 'obrador', isMain: true, name: said('Obrador', 'Bakehouse') },
          weekly: [{ _key: 'a', days: EVERY_DAY, opens: '08:00', closes: '12:00' }],
        },
      ],
    });
    await publish('service', {
      ...serviceOf('orders', { languages: ['es', 'en'], displayOrder: 1 }),
      ...{ place: 'obrador', times: 'hours', needsNotice: false },
      prices: [
        { _key: 'a', key: 'a', label: said('Hogaza', 'Loaf'), from: 4.5, per: 'piece' },
        { _key: 'b', key: 'b', label: said('Galletas', 'Biscuits'), from: 18, per: 'kilo' },
      ],
      asks: { participants: 'no', company: 'no', lastName: 'asked', requestedDate: 'required' },
      questions: [
        {
          ...{ _key: 'a', key: 'flour', kind: 'choice', isRequired: true },
          label: said('Harina', 'Flour'),
          options: { es: ['Trigo', 'Espelta'], en: ['Wheat', 'Spelt'] },
        },
        { _key: 'b', key: 'words', kind: 'text', label: said('Texto de la tarta', 'On the cake') },
      ],
    });
    await publish('dailyMenu', {
      ...{ title: said('Panes', 'Breads'), slug: 'panes', isActive: true, displayOrder: 1 },
      items: [
        {
          ...{ _key: 'a', key: 'hogaza', names: said('Hogaza de trigo', 'Wheat loaf'), price: 4.5 },
          allergens: allergensOf({ gluten: 'yes' }),
        },
      ],
    });
    await publish('page', {
      ...{ slug: 'harinas', title: said('Nuestras harinas', 'Our flours'), isActive: true },
      displayOrder: 1,
      blocks: [{ _key: 'a', _type: 'text', text: said('Molidas a la piedra.', 'Stone-ground.') }],
    });
    await publish('navigation', {
      bar: [
        { _key: 'a', address: '/encargos' },
        { _key: 'b', address: '/harinas' },
      ],
    });

    const pages = await everyAddress(bakery);
    for (const path of [
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
    await expectFound(bakery, 'ana@example.com', ['Ana', 'Espelta', 'Feliz día', 'domingo']);
    expect((await get('/kiosk')).status).toBe(404);
  });

  it('a food truck has no services, and is written to', async () => {
    const truck = await givenBusiness('Rueda Libre', server);
    await truck.publish('globalSettings', {
      ...{ siteName: 'Rueda Libre', businessType: 'FastFoodRestaurant' },
      contactInfo: { email: 'hola@rueda.example', phone: '+34 976 000 002' },
    });
    await truck.publish('look', { ...LOOK, fonts: 'friendly', corners: 'veryRound' });
    const pages = await everyAddress(truck);
    expect([...pages.keys()]).not.toContain('/services');
    await sendForm(truck, '/contact', '/api/contact', {
      ...{ firstName: 'Ana', lastName: 'Gil', email: 'ana@example.com', phone: '600000000' },
      ...{ message: '¿Dónde aparcáis el jueves?' },
    });
    await expectFound(truck, 'ana@example.com', ['Ana', '¿Dónde aparcáis el jueves?']);
  });
});
