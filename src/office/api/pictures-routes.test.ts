import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contentMigrations, createContent } from '../../content/index.server.ts';
import { DATABASES } from '../../content/testing/databases.server.ts';
import { sqliteTestDatabase } from '../../content/testing/test-database.server.ts';
import { givenDatabase } from '../../content/testing/given-embedded.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { createLog, silentLog } from '../../log/index.server.ts';
import { createMedia, mediaMigrations } from '../../media/index.server.ts';
import { TEST_ENCODER } from '../../media/testing/encoder.ts';
import { drawPicture } from '../../media/testing/media.ts';
import type { Role } from '../roles.ts';
import { adminMigrations } from '../migrations.server.ts';
import type { AdminServices } from '../services.server.ts';
import { createApi } from './pipeline.server.ts';
import { pictureRoutes } from './pictures-routes.server.ts';
import { DELETED_KEPT } from './removed-pictures.server.ts';

const SITE = 'https://example.com';
const ANA = { id: 'ana', name: 'Ana' };

interface Answer {
  readonly id: string;
  readonly ref: string;
  readonly revision: string;
  readonly fileName: string;
  readonly uses: number;
  readonly error?: string;
  readonly isKnown?: boolean;
  readonly total: number;
  readonly data: readonly Answer[];
  readonly [field: string]: unknown;
}

interface Asked {
  readonly body?: unknown;
  readonly form?: FormData;
  readonly revision?: string | undefined;
  readonly role?: Role | null;
  readonly origin?: string;
}

const MIGRATIONS = { ...contentMigrations, ...mediaMigrations, ...adminMigrations };

/** The office's pictures over a database of their own, with a clock that only the test moves. */
async function office(create = sqliteTestDatabase, isElsewhere = false) {
  const home = await givenDatabase(() => create(MIGRATIONS));
  const database = await home.open();
  const db = database.db as unknown as AdminServices['db'];
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-pictures-'));
  let now = Date.parse('2026-05-01T10:00:00Z');
  const media = createMedia({
    ...{ db: db as never, dataDirectory, sampleDirectory: dataDirectory, log: silentLog },
    ...{ signingKey: Buffer.alloc(32, 1), siteUrl: SITE, encoder: TEST_ENCODER },
    findSender: () => ({ address: '', network: '', neighbourhood: '' }),
  });
  const config = { CONTENT_SOURCE: 'embedded' } as Parameters<typeof createContent>[0]['config'];
  const content = await createContent({
    ...{ ...database, config, dataDirectory, log: silentLog, now: () => now },
    pictureDefaults: media.pictureDefaults,
  });
  onTestFinished(async () => {
    await content.stop();
    await media.stop();
    await database.close();
    await rm(dataDirectory, { recursive: true, force: true });
  });
  const services = {
    ...{ db, media, now: () => now, languages: LANGUAGES.map(({ code }) => code) },
    content: isElsewhere ? { ...content, editor: null, pictureUses: null } : content,
  } as unknown as AdminServices;
  const ask = async (
    method: string,
    path: string,
    { body, form, revision, role = 'editor', origin }: Asked = {},
  ) => {
    const app = createApi({
      routes: pictureRoutes(services),
      accountOf: async () => role && { ...ANA, email: 'ana@example.com', role, language: 'es' },
      siteUrl: SITE,
      log: createLog(() => undefined),
    });
    const response = await app.request(`${SITE}/api/admin/${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(revision !== undefined && { 'If-Match': `"${revision}"` }),
        ...(origin !== undefined && { Origin: origin }),
      },
      ...(form ? { body: form } : body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json().catch(() => ({}))) as Answer;
    return { status: response.status, ...answer };
  };
  const send = (name: string, bytes: Uint8Array | string, asked: Asked = {}) => {
    const form = new FormData();
    form.append('images', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    return ask('POST', 'pictures', { form, ...asked });
  };
  const upload = async (name: string, width = 300, height = 200) =>
    send(name, await drawPicture(width, height).jpeg().toBuffer());
  const publish = (id: string, ref: string, alt?: object) =>
    content.editor?.publishDocument(
      {
        ...{ _id: id, _type: 'galleryPicture', displayOrder: 1 },
        image: { asset: { _type: 'reference', _ref: ref }, ...(alt && { alt }) },
      },
      { author: ANA, expectedRevision: null },
    );
  return {
    ...{ ask, send, upload, publish, content, media, db },
    advance: (milliseconds: number) => void (now += milliseconds),
  };
}

const DETAILS = { alt: { es: 'Un Jamón', en: 'A ham' }, focalPoint: { x: 0.9, y: 0.1 } };

describe.each(DATABASES)('the library of pictures on %s', (_name, create) => {
  it('takes a picture once, however often it is sent', async () => {
    const { ask, upload, db } = await office(create);
    const first = await upload('horno.jpg');
    expect(first).toMatchObject({
      ...{ status: 200, isKnown: false, fileName: 'horno.jpg', uses: 0, usedBy: [] },
      ...{ alt: { es: '', en: '' }, focalPoint: null, width: 300, height: 200, revision: '0' },
    });
    const again = await upload('otro-nombre.jpg');
    expect(again).toMatchObject({ id: first.id, isKnown: true, fileName: 'horno.jpg' });
    expect(await ask('GET', 'pictures')).toMatchObject({ total: 1, data: [{ id: first.id }] });
    const audit = await db.selectFrom('events').selectAll().execute();
    expect(audit).toMatchObject([
      { action: 'picture.upload', subject: `picture/${first.id}`, account_name: 'Ana' },
    ]);
  });

  it('finds pictures by name and by what they show, in any spelling', async () => {
    const { ask, upload } = await office(create);
    const oven = await upload('Horno_1.jpg');
    const { id, revision } = await upload('img.jpg', 320);
    await ask('PUT', `pictures/${id}`, { body: DETAILS, revision });
    const found = async (query: string) =>
      (await ask('GET', `pictures?${query}`)).data.map((one) => one.id);
    expect(await found('q=JAMON')).toEqual([id]);
    expect(await found('q=ham%20img')).toEqual([id]);
    expect(await found('q=horno_1')).toEqual([oven.id]);
    expect(await found('q=horno%251')).toEqual([]);
    expect(await found('only=withoutAlt')).toEqual([oven.id]);
    // Neither language is nothing to translate.
    expect(await found('only=untranslated')).toEqual([]);
    const body = { ...DETAILS, alt: { es: 'Un horno', en: '' } };
    await ask('PUT', `pictures/${oven.id}`, { body, revision: oven.revision });
    expect(await found('only=untranslated')).toEqual([oven.id]);
  });

  it('asks for what they show in the languages that are offered, and keeps what others say', async () => {
    const { ask, upload, content, db } = await office(create);
    const { id, revision } = await upload('img.jpg');
    await ask('PUT', `pictures/${id}`, { body: DETAILS, revision });
    const offer = (languages: readonly string[]) =>
      content.store?.publish({
        ...{ _id: 'globalSettings', _type: 'globalSettings', siteName: 'Rovell', languages },
      });
    await offer(['ca']);
    const picture = await ask('GET', `pictures/${id}`);
    expect(picture).toHaveProperty('alt', { es: 'Un Jamón', ca: '' });
    const found = async (query: string) =>
      (await ask('GET', `pictures?${query}`)).data.map((one) => one.id);
    expect(await found('only=untranslated')).toEqual([id]);
    const body = { ...DETAILS, alt: { es: 'Un jamón', ca: 'Un "pernil", \\"en":"' } };
    await ask('PUT', `pictures/${id}`, { body, revision: picture.revision });
    expect(await found('only=untranslated')).toEqual([]);
    expect(await found('only=withoutAlt')).toEqual([]);
    expect(await found('q=pernil')).toEqual([id]);
    await offer(['en']);
    expect(await ask('GET', `pictures/${id}`)).toHaveProperty('alt', {
      ...{ es: 'Un jamón', en: 'A ham' },
    });
    const row = await db.selectFrom('pictures').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(row.alt_more ?? '')).toEqual({ ca: body.alt.ca });
  });

  it('counts and finds what documents say of their pictures', async () => {
    const { ask, upload, publish } = await office(create);
    const { id, ref } = await upload('a.jpg');
    const found = async (query: string) =>
      (await ask('GET', `pictures?${query}`)).data.map((one) => one.id);
    const said = { es: 'Un níspero', en: 'A loquat' };
    await publish('p', ref, said);
    expect(await found('q=loquat')).toEqual([id]);
    expect(await found('only=withoutAlt')).toEqual([]);
    expect(await ask('GET', `pictures/${id}`)).toMatchObject({ documentAlt: said });
    // A second document that says nothing leaves it without.
    await publish('q', ref);
    expect(await ask('GET', 'pictures?only=withoutAlt')).toMatchObject({
      ...{ total: 1, data: [{ id, documentAlt: null }] },
    });
  });

  it('describes a picture for whoever saw it last, and shows it on the site', async () => {
    const { ask, upload, publish, content, db } = await office(create);
    const { id, ref, revision } = await upload('a.jpg');
    await publish('p', ref);
    const told: string[] = [];
    content.changes.subscribe(({ documentIds }) => void told.push(...documentIds));
    const before = await content.service.galleryPictures();
    expect(before[0]?.image.alt).toBeUndefined();
    const saved = await ask('PUT', `pictures/${id}`, { body: DETAILS, revision });
    expect(saved).toMatchObject({ status: 200, ...DETAILS, uses: 1 });
    expect(told).toEqual(['p']);
    const [shown] = await content.service.galleryPictures();
    expect(shown?.image).toMatchObject({ alt: DETAILS.alt, hotspot: { x: 0.9, y: 0.1 } });
    const body = { ...DETAILS, alt: { es: 'Otra', en: 'Other' } };
    const stale = await ask('PUT', `pictures/${id}`, { body, revision });
    expect(stale).toMatchObject({ status: 409, error: 'stale', current: DETAILS });
    const made = await ask('PUT', `pictures/${id}`, { body, revision: "0' or 1=1" });
    expect(made.status).toBe(409);
    expect(await ask('GET', `pictures/${id}`)).toMatchObject(DETAILS);
    const audit = await db
      .selectFrom('events')
      .selectAll()
      .where('action', '=', 'picture.describe')
      .execute();
    expect(audit.map(({ after }) => JSON.parse(after ?? '') as unknown)).toEqual([DETAILS]);
    const cleared = { alt: { es: ' ', en: '' }, focalPoint: null };
    const empty = await ask('PUT', `pictures/${id}`, { body: cleared, revision: saved.revision });
    expect(empty).toMatchObject({ status: 200, alt: { es: '', en: '' }, focalPoint: null });
    expect(await content.service.galleryPictures()).toEqual(before);
  });

  it('says where a picture is, and does not delete it there', async () => {
    const { ask, upload, publish } = await office(create);
    const used = await upload('used.jpg');
    const unused = await upload('unused.jpg', 320);
    await publish('p', used.ref);
    expect((await ask('GET', 'pictures?only=unused')).data.map(({ id }) => id)).toEqual([
      unused.id,
    ]);
    expect(await ask('GET', `pictures/${used.id}`)).toMatchObject({
      uses: 1,
      usedBy: [{ id: 'p', type: 'galleryPicture', typeName: { en: expect.any(String) as string } }],
    });
    expect(await ask('DELETE', `pictures/${used.id}`)).toMatchObject({
      ...{ status: 409, error: 'pictureInUse', uses: 1, usedBy: [{ id: 'p' }] },
    });
    expect((await ask('GET', 'pictures')).total).toBe(2);
  });

  it('deletes an unused picture, takes it back, and removes it for good in the end', async () => {
    const { ask, upload, media, db, advance } = await office(create);
    const { id, ref } = await upload('a.jpg');
    const file = `/images/${ref.replace(/^image-/, '').replace(/-webp$/, '.webp')}`;
    expect((await ask('DELETE', `pictures/${id}`)).status).toBe(204);
    expect((await ask('GET', 'pictures')).total).toBe(0);
    expect((await ask('POST', `pictures/${id}/restore`)).status).toBe(200);
    expect((await ask('GET', 'pictures')).total).toBe(1);
    await ask('DELETE', `pictures/${id}`);
    expect((await upload('again.jpg')).isKnown).toBe(true);
    expect((await ask('GET', 'pictures')).total).toBe(1);
    await ask('DELETE', `pictures/${id}`);
    advance(DELETED_KEPT);
    await upload('b.jpg', 320);
    expect((await media.routes.request(file)).status).toBe(200);
    advance(1);
    await upload('c.jpg', 340);
    expect((await media.routes.request(file)).status).toBe(404);
    const rows = await db.selectFrom('pictures').select('id').where('id', '=', id).execute();
    expect(rows).toEqual([]);
    const audit = await db.selectFrom('events').select('action').execute();
    expect(audit.filter(({ action }) => action === 'picture.restore')).toHaveLength(2);
  });

  it('keeps a deleted picture that a version of a document may bring back', async () => {
    const { ask, upload, publish, content, advance, media } = await office(create);
    const from = await upload('a.jpg');
    const to = await upload('b.jpg', 320);
    await publish('p', from.ref, { es: 'Un horno', en: 'An oven' });
    await ask('POST', `pictures/${from.id}/replacement`, {
      body: { by: to.id, usesItsAlt: true },
    });
    expect((await ask('DELETE', `pictures/${from.id}`)).status).toBe(204);
    advance(2 * DELETED_KEPT);
    await upload('c.jpg', 340);
    const file = `/images/${from.ref.replace(/^image-/, '').replace(/-webp$/, '.webp')}`;
    expect((await media.routes.request(file)).status).toBe(200);
    const document = await content.editor?.read('p');
    const { versions = [] } = (await content.editor?.versions('p')) ?? {};
    const version = versions.find(({ isCurrent }) => !isCurrent);
    await content.editor?.restoreVersion('p', version?.revision ?? '', {
      ...{ as: 'published', author: ANA, expectedRevision: document?.revision ?? null },
    });
    expect((await ask('GET', 'pictures')).data.map(({ id }) => id)).toContain(from.id);
  });

  it('replaces a picture everywhere', async () => {
    const { ask, upload, publish, content } = await office(create);
    const from = await upload('a.jpg');
    const to = await upload('b.jpg', 320);
    await publish('p', from.ref);
    await publish('q', from.ref);
    const path = `pictures/${from.id}/replacement`;
    const body = { by: to.id, usesItsAlt: true };
    expect(await ask('POST', path, { body: { ...body, by: from.id } })).toMatchObject({
      ...{ status: 422, error: 'sameOrGone' },
    });
    expect((await ask('POST', path, { body: { ...body, by: 'nobody' } })).status).toBe(404);
    expect(await ask('POST', path, { body })).toMatchObject({ status: 200, documents: 2, uses: 0 });
    const refs = (await content.service.galleryPictures()).map(({ image }) => image.asset._ref);
    expect(refs).toEqual([to.ref, to.ref]);
    const { entries } = (await content.editor?.audit()) ?? { entries: [] };
    expect(entries.slice(0, 2).map(({ action }) => action)).toEqual([
      'replacePicture',
      'replacePicture',
    ]);
  });
});

describe('what the library refuses', () => {
  it('files that are no pictures, too large, broken, empty or several, with a reason', async () => {
    const { ask, send } = await office();
    const jpeg = await drawPicture(300, 200).jpeg().toBuffer();
    expect(await send('a.jpg', 'not a picture')).toMatchObject({
      ...{ status: 422, error: 'notAPicture' },
    });
    expect(await send('a.jpg', jpeg.subarray(0, 2000))).toMatchObject({
      ...{ status: 422, error: 'damagedPicture' },
    });
    expect(await send('a.jpg', '')).toMatchObject({ status: 422, error: 'emptyFile' });
    const large = Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024)]);
    expect(await send('a.jpg', large)).toMatchObject({ status: 422, error: 'fileTooLarge' });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect(await send('a.svg', svg)).toMatchObject({ status: 422, error: 'notAPicture' });
    const two = new FormData();
    for (const name of ['a.jpg', 'b.jpg']) two.append('images', new Blob([jpeg]), name);
    expect(await ask('POST', 'pictures', { form: two })).toMatchObject({
      ...{ status: 422, error: 'tooManyFiles' },
    });
    expect(await ask('POST', 'pictures', { body: {} })).toMatchObject({
      ...{ status: 415, error: 'malformed' },
    });
    expect((await ask('GET', 'pictures')).total).toBe(0);
  });

  it('whoever may not edit, and pages of other sites', async () => {
    const { ask, send, upload } = await office();
    const jpeg = await drawPicture(320, 200).jpeg().toBuffer();
    const { id } = await upload('a.jpg');
    const refused = { status: 403, error: 'notAllowed' };
    expect(await send('b.jpg', jpeg, { role: 'service' })).toMatchObject(refused);
    expect(await send('b.jpg', jpeg, { role: null })).toMatchObject({ status: 401 });
    expect(await send('b.jpg', jpeg, { origin: 'https://elsewhere.example' })).toMatchObject({
      ...{ status: 403, error: 'crossSite' },
    });
    expect(await ask('DELETE', `pictures/${id}`, { role: 'service' })).toMatchObject(refused);
    expect((await ask('GET', 'pictures', { role: 'owner' })).total).toBe(1);
  });

  it('another’s id, and details out of bounds', async () => {
    const { ask, upload } = await office();
    const { id, revision } = await upload('a.jpg');
    for (const [method, path, body] of [
      ['GET', 'pictures/nobody', undefined],
      ['PUT', 'pictures/nobody', DETAILS],
      ['DELETE', 'pictures/nobody', undefined],
      ['POST', 'pictures/nobody/restore', undefined],
      ['POST', 'pictures/nobody/replacement', { by: id, usesItsAlt: true }],
    ] as const) {
      expect((await ask(method, path, { body, revision })).status, `${method} ${path}`).toBe(404);
    }
    for (const body of [
      { ...DETAILS, focalPoint: { x: 1.1, y: 0 } },
      { ...DETAILS, focalPoint: { x: 0.1 } },
      { ...DETAILS, alt: { es: 'x'.repeat(501), en: '' } },
      { ...DETAILS, alt: { xx: 'x' } },
      { ...DETAILS, deleted: true },
    ]) {
      expect(await ask('PUT', `pictures/${id}`, { body, revision })).toMatchObject({
        ...{ status: 422, error: 'invalid' },
      });
    }
    expect((await ask('PUT', `pictures/${id}`, { body: DETAILS })).status).toBe(428);
    expect(await ask('GET', `pictures/${id}`)).toMatchObject({ alt: { es: '', en: '' } });
  });

  it('everything while the content is edited elsewhere', async () => {
    const { ask, upload, media } = await office(sqliteTestDatabase, true);
    const elsewhere = { status: 409, error: 'contentElsewhere' };
    expect(await ask('GET', 'pictures')).toMatchObject(elsewhere);
    expect(await upload('a.jpg')).toMatchObject(elsewhere);
    expect(await media.listPictures({ offset: 0, limit: 9 })).toEqual([]);
  });
});
