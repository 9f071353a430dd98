import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { DOCUMENT_TYPES } from '../../../src/content/index.ts';
import { addDays, businessDay } from '../../../src/i18n/index.ts';
import { DEFAULT_LOOK, paletteOf, type LookColors } from '../../../src/look/index.ts';
import { readableEmail } from '../../support/bytes.ts';
import { parseHtml } from '../../support/html.ts';
import { OWNER } from '../../support/owner.ts';
import { namesIn } from '../../support/sample-names.ts';
import type { Business } from './businesses.ts';
import { crawl, deadAddresses, type Crawled } from './crawl.ts';
import { everyQuote } from './quoted.ts';

/** Addresses that anybody may ask for, though no page leads to them. */
const UNLINKED = [
  ...['/feedback', '/offline', '/en/offline', '/screen', '/robots.txt', '/feed.xml'],
  ...['/manifest.webmanifest', '/en/manifest.webmanifest'],
];

/** Crawls a business, and finds nothing that is dead, and nothing of the sample. */
export async function everyAddress({ get, call, pictures }: Business) {
  const pages = await crawl(get, UNLINKED);
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

/** What the office says when it is asked for nothing in particular: its lists, its forms and its words. */
const OFFICE = readFileSync('docs/office-routes.md', 'utf8')
  .matchAll(/^\| GET \| `\/([\w/-]+)`/gm)
  .map(([, path = '']) => path)
  // What was done stays written: that the sample was removed, document by document.
  .filter((path) => path !== 'audit')
  .toArray();

/** Asks the office for all that it shows, and finds nothing of the sample. */
export async function everyList({ url, office }: Business) {
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
export async function sendForm(
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
export async function expectFound(business: Business, customer: string, texts: readonly string[]) {
  const { call, emails } = business;
  const inbox = await (await call('GET', 'inbox')).json();
  const [{ id }] = (inbox as { data: [{ id: string }] }).data;
  const sent = await (await call('GET', `inbox/${id}`)).text();
  const csv = await (await call('GET', 'inbox/export?format=csv')).text();
  await expect.poll(async () => (await emails()).length).toBe(2);
  const written = (await emails()).map(readableEmail);
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
export async function expectQuoted(business: Business, submissionId: string) {
  const quoted = await everyQuote(business, submissionId);
  const shown = [...quoted.pages, ...quoted.written.map(readableEmail)];
  for (const one of shown) expect(namesIn(one)).toEqual([]);
  expectOwnColors(shown);
  for (const page of quoted.pages) expect(page).toContain('Cuatro hogazas');
  return quoted.path;
}

/** What the office writes to those who work there tells nothing of the sample: a test, and a link to sign in by. */
export async function expectOwnOfficeEmails({ url, call, emails }: Business) {
  const before = new Set(await emails());
  const written = async () => (await emails()).filter((email) => !before.has(email));
  await call('POST', 'first-run/email');
  const asked = await fetch(`${url}/api/admin/auth/forgotten`, {
    ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
    body: JSON.stringify({ email: OWNER.email }),
  });
  expect(asked.status).toBe(202);
  await expect.poll(async () => (await written()).length).toBe(2);
  for (const one of (await written()).map(readableEmail)) expect(namesIn(one)).toEqual([]);
}

/** A group of this service is on the kitchen's sheet, which tells nothing of the sample. */
export async function expectInKitchen({ call, office }: Business, service: string) {
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

/** How these businesses look, in colours that are not the sample's. */
export const LOOK = { ground: '#ffffff', press: '#7a2e1d', link: '#2d4a2b', pattern: 'none' };

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
