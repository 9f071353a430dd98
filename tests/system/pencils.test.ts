import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from 'cheerio';
import { removeFact, writeFact } from '../../src/database/index.server.ts';
import { cookieHeader, cookiesIn } from '../support/owner.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

const OWNER = { name: 'Marta', email: 'marta@example.com', password: 'el horno está encendido' };
const PRIVATE = 'private, no-store';

let site: OpenSite;
let session: { readonly cookie: string };

/** A call of the office's sign-in, whose answer has somebody's cookies. */
const enter = (way: string, body: object) =>
  site.get(`/api/admin/auth/${way}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const cookieOf = (answer: Response) => ({
  cookie: cookieHeader(cookiesIn(answer.headers.getSetCookie())),
});

beforeAll(async () => {
  site = await openSite();
  await site.accounts.setUp.announce();
  const [, token] = /set-up#([\w-]{43})/.exec(site.lines.map(({ text }) => text).join('\n')) ?? [];
  session = cookieOf(await enter('set-up', { token, ...OWNER, language: 'es' }));
});
afterAll(() => site.close());

const pageOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await site.get(path, { headers });
  return { answer, html: await answer.text() };
};

/** A page without what it has for who edits it alone. */
function withoutPencils(html: string): string {
  const $ = load(html);
  $('.pencil, .edit-bar').remove();
  $('style').remove();
  return $.html();
}

/** Pages of every kind, and what their pencils lead to at least. */
const PAGES: [path: string, places: RegExp[]][] = [
  ['/', [/\/homePage\/homePage\?field=title$/, /\/homePage\/homePage\?field=hero$/]],
  ['/', [/\?field=blocks\.\w+\.title$/, /\/navigation\/navigation\?field=bar$/, /\?field=footer$/]],
  ['/', [/\/globalSettings\/[^?]+\?field=contactInfo$/, /\/openingHours\//]],
  ['/en/menu', [/\/dailyMenu\/[^?]+\?field=items\.[\w-]+\.names$/, /\/snapshot\//, /\/banner\//]],
  ['/services', [/\/service\/[^?]+$/, /\/pageCopy\/[^?]+\?field=lead$/]],
  ['/catering', [/\/service\/[^?]+\?field=title$/, /\/service\/[^?]+\?field=hero$/]],
  ['/about', [/\/about\/about\?field=story$/, /\/about\/about\?field=poster$/, /\/teamMember\//]],
  ['/blog', [/\/blog\/[^?]+$/]],
  ['/gallery', [/\/galleryPicture\/[^?]+\?field=image$/]],
  ['/contact', [/\/pageCopy\//]],
];

describe('somebody who may edit the site', () => {
  it.each(PAGES)('finds on %s a pencil beside what can be edited', async (path, places) => {
    const { answer, html } = await pageOf(path, session);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, PRIVATE]);
    expect(answer.headers.get('etag')).toBeNull();
    const $ = load(html);
    const hrefs = $('a.pencil')
      .toArray()
      .map((one) => $(one).attr('href') ?? '');
    for (const place of places) expect(hrefs.filter((href) => place.test(href))).not.toEqual([]);
    for (const href of hrefs) expect(href).toMatch(/^\/admin\/content\/\w+\/[\w%.-]+(\?field=|$)/);
    const names = $('a.pencil')
      .toArray()
      .map((one) => $(one).attr('aria-label') ?? '');
    for (const name of names) expect(name).toMatch(/^Editar: \S/);
    // But for them it is the page that everybody has, without another script.
    expect(withoutPencils(html)).toBe(withoutPencils((await pageOf(path)).html));
  });

  it('sees a page as visitors do when they want to', async () => {
    const { html, answer } = await pageOf('/?visitor', session);
    expect(html).toBe((await pageOf('/')).html);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/feed.xml', '/catering/', '/nothing', '/menu?for=vegan', '/api/workshops/turmeric'])(
    'gets %s as everybody does',
    async (path) => {
      const [theirs, everybodys] = [await pageOf(path, session), await pageOf(path)];
      expect(theirs.answer.status).toBe(everybodys.answer.status);
      expect(theirs.html).toBe(everybodys.html);
    },
  );

  it('is led to the language that they chose', async () => {
    const cookie = `${session.cookie}; language=en`;
    const { answer } = await pageOf('/catering', { cookie });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en/catering']);
  });
});

describe('everybody else', () => {
  it('has no pencil, whatever their cookie says, and pages as before', async () => {
    const before = await pageOf('/about');
    await pageOf('/about', session);
    const [name = ''] = session.cookie.split('=');
    for (const cookie of ['language=es', `${name}=made-up.bG9uZw%3D%3D`, `not-${session.cookie}`]) {
      const { answer, html } = await pageOf('/about', { cookie });
      expect(html).toBe(before.html);
      for (const header of ['etag', 'cache-control', 'vary'])
        expect(answer.headers.get(header)).toBe(before.answer.headers.get(header));
    }
    expect(before.html).not.toMatch(/pencil|edit-bar|\/admin/);
  });

  it('is also who may not edit the content', async () => {
    const { db } = site.core.database;
    await db.updateTable('accounts').set({ role: 'service' }).execute();
    expect((await pageOf('/', session)).html).toBe((await pageOf('/')).html);
    // What is the owner's alone has none for who edits the rest.
    await db.updateTable('accounts').set({ role: 'editor' }).execute();
    const editors = (await pageOf('/', session)).html;
    expect(editors).toContain('/admin/content/homePage/');
    expect(editors).not.toContain('/admin/content/globalSettings/');
    await db.updateTable('accounts').set({ role: 'owner' }).execute();
  });

  it('is also who still owes a second factor', async () => {
    const { db } = site.core.database;
    await writeFact(db, 'accounts.secondFactorRule', true, Date.now());
    expect((await pageOf('/', session)).html).toBe((await pageOf('/')).html);
    await removeFact(db, 'accounts.secondFactorRule');
    expect((await pageOf('/', session)).html).toContain('class="pencil"');
  });
});
