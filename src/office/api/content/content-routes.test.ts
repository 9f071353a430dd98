import { describe, expect, it, vi } from 'vitest';
import { DATABASES, FULL_SUITE_KINDS } from '../../../content/testing/databases.server.ts';
import * as sample from '../../../content/testing/samples.ts';
import type { ListedDocument } from '../../../content/index.server.ts';
import type { DocumentView } from './document-view.server.ts';
import type { Role } from '../../roles.ts';
import { office, type Asked } from '../testing/content-api.ts';

const MENU = {
  title: { es: 'Menú', en: 'Menu' },
  slug: 'menu',
  isActive: true,
  displayOrder: 1,
  items: [{ key: 'flan', names: { es: 'Flan' }, price: 3, allergens: sample.allergensOf() }],
};

describe.each(DATABASES)('the content’s API on %s', (kind, create) => {
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

  if (!FULL_SUITE_KINDS.includes(kind)) return;

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

  it('puts a new document at the end of a list that is ordered by hand, however many are shown', async () => {
    const { ask } = await office(create);
    await ask('POST', 'content/dailyMenu', { body: { values: { ...MENU, displayOrder: 7 } } });
    const values = { title: { es: 'Otro' } };
    const made = await ask<DocumentView>('POST', 'content/dailyMenu', { body: { values } });
    expect(made.body.draft?.values['displayOrder']).toBe(8);
    const first = await ask<DocumentView>('POST', 'content/galleryPicture', {
      body: { values: {} },
    });
    expect(first.body.draft?.values['displayOrder']).toBe(1);
    const post = await ask<DocumentView>('POST', 'content/blog', { body: { values: {} } });
    expect(post.body.draft?.values).not.toHaveProperty('displayOrder');
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

  it('leaves the words of quotes and emails, by which people are told how to pay, to the owner', async () => {
    const { ask, content } = await office(create);
    const ofQuotes = {
      key: 'quotes:payment.unsaid',
      language: 'es',
      text: 'Al ES00',
      before: null,
    };
    const ofEmails = {
      ...ofQuotes,
      key: 'emails:visitor.signature',
      text: '{{business}}: al ES00',
    };
    const ofAll = { ...ofQuotes, key: 'common:nav.home' };
    const status = async (body: object, asked: Asked = {}) =>
      (await ask('PUT', 'content-words', { ...asked, body })).status;
    const by = async (role: Role) =>
      (await ask<{ total: number }>('GET', 'content-words?q=ES00&changed=true', { role })).body;
    expect(await status(ofAll)).toBe(200);
    for (const body of [ofQuotes, ofEmails]) {
      const refused = await ask('PUT', 'content-words', { body, isConfirmed: true });
      expect(refused).toMatchObject({ status: 403, body: { error: 'notAllowed' } });
      const unconfirmed = await ask('PUT', 'content-words', { body, role: 'owner' });
      expect(unconfirmed).toMatchObject({ status: 403, body: { error: 'confirmIdentity' } });
      expect(await status(body, { role: 'owner', isConfirmed: true })).toBe(200);
    }
    expect([(await by('owner')).total, (await by('editor')).total]).toEqual([3, 1]);

    // Nor as the document that each of them is.
    const id = 'wording-es-common-nav-home';
    const path = `content/wording/${id}`;
    const { revision = '' } = (await content.editor.read(id)) ?? {};
    const values = { key: 'quotes:payment.title', language: 'es', text: 'Al ES00' };
    const sent = { body: { values }, revision };
    expect(await ask('PUT', path, sent)).toMatchObject({ status: 403 });
    const saved = await ask<DocumentView>('PUT', path, { ...sent, role: 'owner' });
    expect(
      await ask('POST', `${path}/publish`, { revision: saved.body.revision, role: 'owner' }),
    ).toMatchObject({ status: 403, body: { error: 'confirmIdentity' } });
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
