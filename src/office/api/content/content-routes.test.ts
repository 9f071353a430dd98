import { describe, expect, it, vi } from 'vitest';
import { DATABASES } from '../../../content/testing/databases.server.ts';
import * as sample from '../../../content/testing/samples.ts';
import { loadCatalogues, type Language } from '../../../i18n/index.server.ts';
import type { ListedDocument } from '../../../content/index.server.ts';
import type { DocumentView } from './document-view.server.ts';
import type { ContentForm } from './form.server.ts';
import type { Role } from '../../roles.ts';
import { createTurns } from '../../../http/index.server.ts';
import { createAtWork } from '../../at-work.server.ts';
import { answerPreview } from '../../preview.server.ts';
import { office, SITE } from '../testing/content-api.ts';
import { previewPath } from './preview-path.server.ts';

const MENU = {
  title: { es: 'Menú', en: 'Menu' },
  slug: 'menu',
  isActive: true,
  displayOrder: 1,
  items: [{ key: 'flan', names: { es: 'Flan' }, price: 3, allergens: sample.allergensOf() }],
};

describe.each(DATABASES)('the content’s API on %s', (_name, create) => {
  it('takes a document from a form to the site, and back again', async () => {
    const { ask, content } = await office(create);
    const made = await ask<DocumentView>('POST', 'content/dailyMenu', { body: { values: MENU } });
    expect(made.status).toBe(200);
    const { id, revision } = made.body;
    expect(made.body).toMatchObject({
      type: 'dailyMenu',
      published: null,
      draft: { values: { title: { es: 'Menú', en: 'Menu' }, slug: 'menu' }, author: { id: 'Ana' } },
      problems: [],
      page: '/menu?list=menu',
    });
    const saved = await ask<DocumentView>('PUT', `content/dailyMenu/${id}`, {
      body: { values: { ...MENU, title: { es: 'Otro' } } },
      revision,
    });
    const published = await ask<DocumentView>('POST', `content/dailyMenu/${id}/publish`, {
      revision: saved.body.revision,
    });
    expect(published.body).toMatchObject({ draft: null, published: { values: { slug: 'menu' } } });
    expect((await content.service.dailyMenus()).map(({ title }) => title)).toEqual([
      { es: 'Otro' },
    ]);

    const versions = await ask<{ data: { revision: string }[] }>(
      'GET',
      `content/dailyMenu/${id}/versions`,
    );
    expect(versions.body.data.length).toBeGreaterThan(0);
    const off = await ask<DocumentView>('POST', `content/dailyMenu/${id}/unpublish`, {
      revision: published.body.revision,
    });
    expect(off.body.published).toBeNull();
    expect(await content.service.dailyMenus()).toEqual([]);
    const list = await ask<{ data: ListedDocument[]; total: number }>(
      'GET',
      'content/dailyMenu?state=draft&q=otro&sort=title&order=ASC',
    );
    expect(list.body).toMatchObject({ total: 1, data: [{ id, state: 'draft', title: 'Otro' }] });
  });

  it('lists documents by their titles in either language, and orders by those of one', async () => {
    const { ask } = await office(create);
    for (const title of [
      { es: 'Pescado', en: 'Fish' },
      { es: 'Tarta', en: 'Apple pie' },
      { es: 'Cocido' },
    ])
      await ask('POST', 'content/dailyMenu', { body: { values: { ...MENU, title } } });
    const titles = async (query: string) => {
      const { body } = await ask<{ data: ListedDocument[] }>('GET', `content/dailyMenu?${query}`);
      return body.data.map(({ title, titleEn }) => titleEn ?? title);
    };
    const inOrder = 'sort=title&order=ASC';
    expect(await titles(`${inOrder}&language=es`)).toEqual(['Cocido', 'Fish', 'Apple pie']);
    expect(await titles(`${inOrder}&language=en`)).toEqual(['Apple pie', 'Cocido', 'Fish']);
    expect(await titles('q=fish&language=es')).toEqual(['Fish']);
    expect(await titles('q=pescado&language=en')).toEqual(['Fish']);
    expect((await ask('GET', 'content/dailyMenu?language=fr')).status).toBe(422);
  });

  it('refuses a stale revision with what is there now, and keeps it', async () => {
    const { ask } = await office(create);
    const made = await ask<DocumentView>('POST', 'content/dailyMenu', { body: { values: MENU } });
    const path = `content/dailyMenu/${made.body.id}`;
    const { revision } = made.body;
    const bea = { ...MENU, title: { es: 'De Bea' } };
    await ask('PUT', path, { body: { values: bea }, revision, who: 'Bea' });
    const stale = await ask('PUT', path, { body: { values: MENU }, revision });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        error: 'stale',
        current: { values: { title: { es: 'De Bea' } }, author: { id: 'Bea' } },
      },
    });
    for (const action of ['publish', 'unpublish', 'discard', 'trash']) {
      expect((await ask('POST', `${path}/${action}`, { revision })).status).toBe(409);
      expect((await ask('POST', `${path}/${action}`)).status).toBe(428);
    }
    const { body } = await ask<DocumentView>('GET', path);
    expect(body).toMatchObject({ published: null, draft: { values: { title: { es: 'De Bea' } } } });
  });

  it('says where a draft breaks its schema, in the places of its form, and publishes nothing', async () => {
    const { ask, content } = await office(create);
    const values = { ...MENU, items: [{ key: 'flan', names: { en: 7 }, price: -1 }] };
    const made = await ask<DocumentView>('POST', 'content/dailyMenu', { body: { values } });
    const paths = made.body.problems.map(({ path }) => path.join('.'));
    expect(paths).toEqual(['items.0.names.en', 'items.0.price', 'items.0.allergens']);
    const { id, revision } = made.body;
    const refused = await ask('POST', `content/dailyMenu/${id}/publish`, { revision });
    expect(refused).toMatchObject({ status: 422, body: { error: 'invalid' } });
    expect(await content.service.dailyMenus()).toEqual([]);
  });

  it('puts a list in an order, copies, trashes and restores', async () => {
    const { ask, content } = await office(create);
    for (const [index, id] of ['one', 'two'].entries())
      await content.store.importDocuments([sample.menu(id, index + 1)]);
    const { body } = await ask<{ data: ListedDocument[] }>('GET', 'content/dailyMenu');
    const documents = ['two', 'one'].map((wanted) => {
      const { id = '', revision = '' } = body.data.find(({ id }) => id === wanted) ?? {};
      return { id, revision };
    });
    expect((await ask('POST', 'content/dailyMenu/order', { body: { documents } })).status).toBe(
      204,
    );
    expect((await content.service.dailyMenus()).map(({ _id }) => _id)).toEqual(['two', 'one']);
    expect((await ask('POST', 'content/dailyMenu/order', { body: { documents } })).status).toBe(
      409,
    );

    const copy = await ask<DocumentView>('POST', 'content/dailyMenu/two/copy');
    expect(copy.body).toMatchObject({
      published: null,
      draft: {
        values: {
          title: { es: 'Menú two (copia)' },
          slug: expect.stringMatching(/^two-[0-9a-f]{4}$/) as unknown,
        },
      },
    });
    const two = await ask<DocumentView>('GET', 'content/dailyMenu/two');
    const trashed = await ask<DocumentView>('POST', 'content/dailyMenu/two/trash', {
      revision: two.body.revision,
    });
    expect((await content.service.dailyMenus()).map(({ _id }) => _id)).toEqual(['one']);
    await ask('POST', 'content/dailyMenu/two/restore', { revision: trashed.body.revision });
    expect(await content.service.dailyMenus()).toHaveLength(2);
  });

  it('reads all texts that stand in the place of words at once', async () => {
    const { ask, content } = await office(create);
    const { editor } = content;
    await content.store.importDocuments(
      Array.from({ length: 30 }, (_, at) => ({
        ...{ _id: `w${at}`, _type: 'wording', key: `common:nav.n${at}`, language: 'es', text: 'x' },
      })),
    );
    const reading = vi.spyOn(editor, 'read');
    const change = { key: 'common:nav.home', language: 'es', text: 'Portada', before: null };
    expect((await ask('PUT', 'content-words', { body: change })).body).toEqual({ es: 'Portada' });
    const listed = await ask<{ total: number }>('GET', 'content-words?changed=true');
    expect(listed.body.total).toBe(1);
    expect(reading.mock.calls.length).toBeLessThan(3);
  });

  it('counts the words that a language borrows, and shows those still to write', async () => {
    const { ask, content } = await office(create, false, ['es', 'en', 'ca']);
    const settings = { _id: 'globalSettings', _type: 'globalSettings', siteName: 'Casa Paz' };
    const said = { siteDescription: { es: 'Cocina' }, contactInfo: {}, languages: ['ca'] };
    await content.store.publish({ ...settings, ...said });
    const count = async () =>
      (await ask<{ language: string; toWrite: number }[]>('GET', 'content-words/languages')).body;
    const [spanish, catalan] = await count();
    expect(spanish).toEqual({ language: 'es', borrowed: null, toWrite: 0 });
    expect(catalan).toMatchObject({ language: 'ca', borrowed: 'es' });
    const change = { key: 'common:nav.home', language: 'ca', text: 'Inici', before: null };
    await ask('PUT', 'content-words', { body: change });
    const toWrite = (catalan?.toWrite ?? 0) - 1;
    expect((await count())[1]).toMatchObject({ toWrite });
    expect((await ask('GET', 'content-words?toWrite=ca')).body).toMatchObject({ total: toWrite });
    // It was borrowed: nobody has anything to translate because it is written.
    expect((await ask('GET', 'content-words?changed=half')).body).toMatchObject({ total: 0 });
  });

  it('puts a text in the place of a word, and the original back', async () => {
    const { ask, content } = await office(create);
    const change = { key: 'common:nav.home', language: 'es', text: 'Portada', before: null };
    expect((await ask('PUT', 'content-words', { body: change })).body).toEqual({ es: 'Portada' });
    expect((await content.service.wordings()).map(({ text }) => text)).toEqual(['Portada']);
    expect((await ask('PUT', 'content-words', { body: change })).status).toBe(409);
    const found = await ask<{ data: unknown[]; total: number }>(
      'GET',
      'content-words?changed=true',
    );
    expect(found.body).toMatchObject({
      total: 1,
      data: [{ key: 'common:nav.home', own: { es: 'Portada' } }],
    });
    // By its key, by what it says, and by where it stands in either language.
    const section = { es: 'En toda la web › Menú principal', en: 'All over the site › Main menu' };
    for (const search of ['common:nav.home', 'menu principal portada', 'main menu inicio'])
      expect(
        (await ask('GET', `content-words?q=${encodeURIComponent(search)}`)).body,
      ).toMatchObject({ data: [{ key: 'common:nav.home', section, role: null }] });
    const broken = { ...change, text: 'Con {{otro}}', before: 'Portada' };
    expect(await ask('PUT', 'content-words', { body: broken })).toMatchObject({ status: 422 });
    const back = { ...change, text: '', before: 'Portada' };
    expect((await ask('PUT', 'content-words', { body: back })).body).toEqual({});
    expect(await content.service.wordings()).toEqual([]);
    expect((await ask('PUT', 'content-words', { body: change })).body).toEqual({ es: 'Portada' });
  });
});

describe('the content’s API', () => {
  it('gives the emails’ texts their originals, and publishes none without its figures', async () => {
    const { ask } = await office();
    const form = await ask<ContentForm>('GET', 'content-types/emailTexts');
    const { figures, originals } = form.body;
    const { values } = originals ?? {};
    const original = values?.['requestNotice'] as Record<'es' | 'en', string>;
    expect(original.en).toContain('{{leadDays|day’s|days’}} notice');
    expect(figures).toMatchObject({ leadDays: { es: 'Días de antelación' } });
    expect(
      (await ask<ContentForm>('GET', 'content-types/question')).body.originals,
    ).toBeUndefined();

    const save = (es: string, revision?: string) =>
      ask<DocumentView>(
        revision === undefined ? 'POST' : 'PUT',
        `content/emailTexts${revision === undefined ? '' : '/emailTexts'}`,
        {
          body: { values: { requestNotice: { es, en: original.en } } },
          ...(revision !== undefined && { revision }),
        },
      );
    const draft = await save('Avísanos con tiempo.');
    const problem = { rule: 'placeholders', expected: '{{leadDays}}' };
    expect(draft.body.problems).toEqual([{ ...problem, path: ['requestNotice', 'es'] }]);
    const refused = await ask('POST', 'content/emailTexts/emailTexts/publish', {
      revision: draft.body.revision,
    });
    expect(refused).toMatchObject({ status: 422, body: { error: 'invalid' } });
    const mended = await save('Avísanos {{leadDays}} días antes.', draft.body.revision);
    expect(mended.body.problems).toEqual([]);
    const published = await ask('POST', 'content/emailTexts/emailTexts/publish', {
      revision: mended.body.revision,
    });
    expect(published.status).toBe(200);
  });

  it('is for owners and editors', async () => {
    const { ask } = await office();
    expect((await ask('GET', 'content/dailyMenu', { role: null })).status).toBe(401);
    expect((await ask('GET', 'content/dailyMenu', { role: 'service' })).status).toBe(403);
    expect((await ask('GET', 'content/dailyMenu', { role: 'owner' })).status).toBe(200);
    for (const type of ['nothing', 'constructor', '__proto__'])
      expect((await ask('GET', `content/${type}`)).status, type).toBe(404);
    expect((await ask('GET', 'content/dailyMenu/nothing')).status).toBe(404);
  });

  it('gives each form the words of its choices in both languages', async () => {
    const { ask } = await office();
    const { body } = await ask<{ fields: { name: string; fields?: unknown[] }[] }>(
      'GET',
      'content-types/dailyMenu',
    );
    const items = body.fields.find(({ name }) => name === 'items');
    expect(items?.fields).toContainEqual(
      expect.objectContaining({
        name: 'allergens',
        choices: expect.objectContaining({ milk: { es: 'leche', en: 'milk' } }) as unknown,
      }),
    );
  });

  it('lets those languages be chosen that the installation has besides Spanish', async () => {
    const languagesIn = async (available?: readonly Language[]) => {
      const { ask } = await office(undefined, false, available);
      const { body } = await ask<ContentForm>('GET', 'content-types/globalSettings');
      return body.fields.find(({ name }) => name === 'languages');
    };
    expect(await languagesIn()).toMatchObject({
      input: 'choices',
      options: ['en'],
      default: ['en'],
    });
    expect((await languagesIn(['es', 'en', 'ar']))?.options).toEqual(['en', 'ar']);
    expect(await languagesIn(['es'])).toBeUndefined();
  });

  it('says that the content is edited elsewhere, and still what there is', async () => {
    const { ask } = await office(undefined, true);
    expect((await ask('GET', 'content-types')).body).toMatchObject({ source: 'sanity' });
    expect(await ask('GET', 'content/dailyMenu')).toMatchObject({
      status: 409,
      body: { error: 'contentElsewhere' },
    });
  });

  it('offers no public holidays while the settings name no country', async () => {
    const { ask } = await office();
    const { body } = await ask<{ data: unknown[] }>('GET', 'content-holidays?year=2026');
    expect(body.data).toEqual([]);
  });

  it('offers the countries and regions whose holidays are known, by their names', async () => {
    const { ask } = await office();
    type Named = { code: string; name: string; regions: { code: string; name: string }[] };
    const { body } = await ask<{ data: Named[] }>('GET', 'content-countries');
    const named = new Map(body.data.map((country) => [country.code, country]));
    expect(named.get('GB')?.name).toMatch(/^(Reino Unido|United Kingdom)$/);
    expect(named.get('ES')?.regions).toContainEqual({ code: 'AR', name: 'Aragón' });
    // What the form would refuse is not offered.
    expect(named.get('CK')?.regions).toEqual([]);
  });

  it('knows the page of a document', () => {
    expect(previewPath('blog', { slug: 'pan' })).toBe('/blog/pan');
    expect(previewPath('workshop', { kind: 'birthday', slug: 'pizza' })).toBe('/birthday/pizza');
    expect(previewPath('emailTexts', {})).toBe('/emails');
  });

  it('shows an email to an example with the drafts in it, to who may edit alone', async () => {
    await loadCatalogues(['es', 'en']);
    const { services, ask } = await office();
    const tagline = { es: 'Arroz y sobremesa', en: 'Rice and talk' };
    await ask('POST', 'content/emailTexts', { body: { values: { tagline } } });
    const get = (path: string, role: Role | null = 'editor') =>
      answerPreview(new Request(`${SITE}/admin/preview${path}`), {
        services,
        atWork: createAtWork(createTurns()),
        signIn: {
          accountOf: async () =>
            role && { id: 'a', name: 'Ana', email: 'a@example.com', role, language: 'es' },
        },
        preview: async () => new Response('a page'),
      });
    const request = await get('/emails');
    expect(request.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(request.headers.get('cache-control')).toBe('private, no-store');
    const inSpanish = await request.text();
    expect(inSpanish).toContain('Arroz y sobremesa');
    expect(inSpanish).toContain('Necesitamos al menos 3 días de antelación');
    const soon = await (await get('/en/emails?which=soon')).text();
    expect(soon).toContain('Rice and talk');
    expect(soon).toContain('Your date’s very close');
    expect(await (await get('/en/emails/more')).text()).toBe('a page');
    expect((await get('/emails', 'service')).status).toBe(403);
    expect((await get('/emails', null)).status).toBe(401);
  });

  it('shows a preview to who may edit alone, kept by nobody', async () => {
    const { services } = await office();
    const shown: string[] = [];
    const get = (role: Role | null, path = '/admin/preview/en/menu?list=a') =>
      answerPreview(new Request(SITE + path), {
        services,
        atWork: createAtWork(createTurns()),
        signIn: {
          accountOf: async () =>
            role && { id: 'a', name: 'Ana', email: 'a@example.com', role, language: 'es' },
        },
        preview: async ({ pathname, search }) => {
          shown.push(pathname + search);
          return new Response('<html>', { headers: { 'Cache-Control': 'public' } });
        },
      });
    expect((await get(null)).status).toBe(401);
    expect((await get('service')).status).toBe(403);
    expect(shown).toEqual([]);
    const page = await get('editor');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    await get('owner', '/admin/preview/');
    expect(shown).toEqual(['/en/menu?list=a', '/']);
  });
});
