import { describe, expect, it } from 'vitest';
import shippedTerms from '../../../../sample/bookingTerms.ndjson?raw';
import { DATABASES, FULL_SUITE_KINDS } from '../../../content/testing/databases.server.ts';
import * as sample from '../../../content/testing/samples.ts';
import type { DocumentView } from './document-view.server.ts';
import type { Role } from '../../roles.ts';
import { office } from '../testing/content-api.ts';

const MENU = {
  title: { es: 'Menú', en: 'Menu' },
  slug: 'menu',
  isActive: true,
  displayOrder: 1,
  items: [{ key: 'flan', names: { es: 'Flan' }, price: 3, allergens: sample.allergensOf() }],
};
const TERMS = JSON.parse(shippedTerms) as { readonly _id: string; readonly _type: string };
const POST = { title: { es: 'Roscón' }, slug: 'roscon-de-reyes' };
const HOUR = 60 * 60_000;

describe.each(DATABASES)('publishing by the API, on %s', (kind, create) => {
  const made = async (type: string, values: object) => {
    const { ask, content } = await office(create);
    const { body } = await ask<DocumentView>('POST', `content/${type}`, { body: { values } });
    const path = `content/${type}/${body.id}`;
    const publish = (revision: string) =>
      ask<DocumentView>('POST', `${path}/publish`, { revision });
    return { ask, content, path, publish, revision: body.revision, view: body };
  };

  it('gives a post without a date the moment of its publication, and the post is there', async () => {
    const { content, publish, revision, view } = await made('blog', POST);
    expect([view.problems, view.hidden]).toEqual([[], null]);
    const before = Date.now();
    const { status, body } = await publish(revision);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ draft: null, hidden: null, isOwnPage: true, page: '/blog/roscon-de-reyes' },
    });
    const date = Date.parse(String(body.published?.values['publishedAt']));
    expect(date).toBeGreaterThanOrEqual(before);
    expect(date).toBeLessThanOrEqual(Date.now());
    expect((await content.service.blog('roscon-de-reyes', 'es'))?.title).toEqual({ es: 'Roscón' });
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('schedules a post whose date is to come for that date, and says so', async () => {
    const at = Date.now() + HOUR;
    const publishedAt = new Date(at).toISOString();
    const { content, publish, revision } = await made('blog', { ...POST, publishedAt });
    const { status, body } = await publish(revision);
    expect(status).toBe(200);
    expect(body).toMatchObject({ published: null, draft: {}, revision });
    expect(body.schedules).toMatchObject([{ action: 'publish', at, failure: null }]);
    expect(await content.service.blog('roscon-de-reyes', 'es')).toBeNull();
  });

  it('refuses a time before the date of a post, and names the field', async () => {
    const publishedAt = new Date(Date.now() + 2 * HOUR).toISOString();
    const { ask, path, revision } = await made('blog', { ...POST, publishedAt });
    const body = { at: Date.now() + HOUR };
    expect(await ask('PUT', `${path}/schedules/publish`, { body, revision })).toMatchObject({
      status: 422,
      body: { error: 'invalid', problems: [{ path: ['publishedAt'], rule: 'laterDate' }] },
    });
  });

  it('takes nothing off the site at a time that there is one of', async () => {
    const { ask, path, revision } = await made('navigation', {});
    const body = { at: Date.now() + HOUR };
    expect(await ask('PUT', `${path}/schedules/unpublish`, { body, revision })).toMatchObject({
      status: 404,
    });
  });

  it.each(['globalSettings', 'bookingTerms', 'legalIdentity', 'emailTexts'])(
    'leaves %s, by which people are paid and told, to the owner',
    async (type) => {
      const { ask, content } = await office(create);
      const [list, path] = [`content/${type}`, `content/${type}/${type}`];
      const values = { siteName: 'Casa Paz' };
      const made = { body: { values }, role: 'owner' } as const;
      const { body } = await ask<DocumentView>('POST', list, made);
      const before = await content.editor.read(type);
      const { revision } = body;
      const documents = [{ id: type, revision }];
      const at = { at: Date.now() + HOUR };
      for (const [method, address, sent] of [
        ['GET', list],
        ['GET', path],
        ['GET', `${path}/versions`],
        ['POST', list, { values }],
        ['POST', `${list}/bulk`, { action: 'publish', documents }],
        ['POST', `${list}/order`, { documents }],
        ['PUT', path, { values }],
        ...['publish', 'unpublish', 'discard', 'trash', 'restore', 'copy'].map(
          (name) => ['POST', `${path}/${name}`] as const,
        ),
        ['POST', `${path}/versions/1/restore`],
        ['PUT', `${path}/schedules/publish`, at],
        ['DELETE', `${path}/schedules/publish`],
      ] as const)
        expect(
          await ask(method, address, { revision, ...(sent && { body: sent }) }),
          `${method} ${address}`,
        ).toMatchObject({ status: 403, body: { error: 'notAllowed' } });
      expect(await content.editor.read(type)).toEqual(before);
      expect((await ask('PUT', path, { body: { values }, revision, role: 'owner' })).status).toBe(
        200,
      );
      const offered = async (role: Role) => {
        const types = await ask<{ types: { type: string }[] }>('GET', 'content-types', { role });
        return types.body.types.some((one) => one.type === type);
      };
      expect([await offered('owner'), await offered('editor')]).toEqual([true, false]);
    },
  );

  it('wants who publishes another account to be paid into to show who they are, however they do', async () => {
    const { ask, content } = await office(create);
    // By somebody else: what they wrote is a version of its own.
    const author = { id: 'Bea', name: 'Bea' };
    await content.editor.publishDocument(TERMS, { author, expectedRevision: null });
    const path = 'content/bookingTerms/bookingTerms';
    const owner = { role: 'owner' } as const;
    const put = async (values: object, isConfirmed = false) => {
      const { body } = await ask<DocumentView>('GET', path, owner);
      const before = (body.draft ?? body.published)?.values;
      const sent = { body: { values: { ...before, ...values } }, revision: body.revision };
      return ask<DocumentView>('PUT', path, { ...owner, ...sent, isConfirmed });
    };
    const publish = (revision: string, isConfirmed = false) =>
      ask<DocumentView>('POST', `${path}/publish`, { ...owner, revision, isConfirmed });
    const refused = { status: 403, body: { error: 'confirmIdentity' } };
    const at = { at: Date.now() + HOUR };
    const schedule = (revision: string) =>
      ask<DocumentView>('PUT', `${path}/schedules/publish`, { ...owner, revision, body: at });

    const { revision } = (await put({ iban: 'DE89370400440532013000' })).body;
    const documents = [{ id: 'bookingTerms', revision }];
    const all = { action: 'publish', documents, isMeantSo: true };
    expect(await publish(revision)).toMatchObject(refused);
    expect(await schedule(revision)).toMatchObject(refused);
    expect(await ask('POST', 'content/bookingTerms/bulk', { ...owner, body: all })).toMatchObject(
      refused,
    );
    expect((await publish(revision, true)).status).toBe(200);
    // Anything else is published at once; nor can the account be put into what is scheduled.
    const { body } = await put({ leadDays: 9 });
    const scheduled = await schedule(body.revision);
    expect(scheduled.status).toBe(200);
    expect(await put({ iban: 'GB82WEST12345698765432' })).toMatchObject(refused);
    // Nor can a version with another one be brought back to it.
    const { versions } = await content.editor.versions('bookingTerms');
    const restore = `${path}/versions/${versions.at(-1)?.revision ?? ''}/restore`;
    const other = { ...owner, revision: scheduled.body.revision };
    expect(await ask('POST', restore, other)).toMatchObject(refused);
    const published = await publish(scheduled.body.revision);
    expect(published.status).toBe(200);
    // Or be written after the time was set, when there was nothing yet to publish then.
    expect((await schedule(published.body.revision)).status).toBe(200);
    expect(await put({ iban: 'GB82WEST12345698765432' })).toMatchObject(refused);
    expect((await put({ leadDays: 8 })).status).toBe(200);
  });

  it('refuses what nobody would see, says so beforehand, and why something is not seen', async () => {
    const { ask, path, publish, revision, view } = await made('dailyMenu', { ...MENU, items: [] });
    const problem = { path: ['items'], rule: 'empty', expected: null };
    expect(view.problems).toEqual([problem]);
    expect(await publish(revision)).toMatchObject({
      status: 422,
      body: { error: 'invalid', problems: [problem] },
    });
    const values = { ...MENU, isActive: false };
    const off = await ask<DocumentView>('PUT', path, { body: { values }, revision });
    const published = await publish(off.body.revision);
    expect(published).toMatchObject({ status: 200, body: { hidden: 'inactive', draft: null } });
  });

  it('leaves the date of a post to its own publication when it is copied', async () => {
    const publishedAt = '2024-01-01T10:00:00.000Z';
    const { ask, path } = await made('blog', { ...POST, publishedAt });
    const copy = await ask<DocumentView>('POST', `${path}/copy`);
    expect(copy.body.draft?.values).toMatchObject({ title: { es: 'Roscón (copia)' } });
    expect(copy.body.draft?.values).not.toHaveProperty('publishedAt');
  });

  it('publishes and schedules only what says of its pictures what they show, in one language at least', async () => {
    const { ask, content } = await office(create);
    const asset = { _type: 'reference', _ref: 'image-0123456789abcdef0123-1600x600-webp' };
    const coverImage = { _type: 'image', asset, alt: { es: 'Un horno' } };
    const paragraph = { _type: 'block', _key: 'a', style: 'normal', markDefs: [] };
    const children = [{ _type: 'span', _key: 'b', text: 'Hola', marks: [] }];
    const inText = { _type: 'image', _key: 'c', asset };
    const values = {
      ...{ title: { es: 'Pan' }, slug: 'pan', publishedAt: '2024-01-01T10:00:00.000Z', coverImage },
      content: { es: [{ ...paragraph, children }, inText] },
    };
    const made = await ask<DocumentView>('POST', 'content/blog', { body: { values } });
    expect(made.body.problems).toEqual([
      { path: ['content', 'es'], rule: 'altText', expected: 'es' },
    ]);
    const path = `content/blog/${made.body.id}`;
    const { revision } = made.body;
    const refused = { status: 422, body: { error: 'invalid' } };
    expect(await ask('POST', `${path}/publish`, { revision })).toMatchObject(refused);
    const body = { at: Date.now() + 60_000 };
    expect(await ask('PUT', `${path}/schedules/publish`, { body, revision })).toMatchObject(
      refused,
    );
    const posts = () => content.service.blogs({ offset: 0, limit: 9 });
    expect((await posts()).total).toBe(0);
    const alt = { es: 'Un horno', en: 'An oven' };
    const described = {
      ...{ ...values, coverImage: { ...coverImage, alt } },
      content: {
        es: [
          { ...paragraph, children },
          { ...inText, alt },
        ],
      },
    };
    const saved = await ask<DocumentView>('PUT', path, { body: { values: described }, revision });
    expect(saved.body.problems).toEqual([]);
    const published = await ask('POST', `${path}/publish`, { revision: saved.body.revision });
    expect(published.status).toBe(200);
    expect((await posts()).total).toBe(1);
  });

  it('sets, moves and takes back a time', async () => {
    const { ask } = await office(create);
    const { id, revision } = (
      await ask<DocumentView>('POST', 'content/dailyMenu', { body: { values: MENU } })
    ).body;
    const path = `content/dailyMenu/${id}/schedules/publish`;
    const at = Date.now() + 60_000;
    const set = await ask<DocumentView>('PUT', path, { body: { at }, revision });
    expect(set.body.schedules).toMatchObject([{ action: 'publish', at, author: { id: 'Ana' } }]);
    const scheduled = await ask<{ total: number }>('GET', 'content/dailyMenu?state=scheduled');
    expect(scheduled.body.total).toBe(1);
    const past = await ask('PUT', path, { body: { at: 1 }, revision });
    expect(past).toMatchObject({ status: 422, body: { error: 'scheduleTime' } });
    expect((await ask<DocumentView>('DELETE', path)).body.schedules).toEqual([]);
  });
});
