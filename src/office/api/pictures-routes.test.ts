import { describe, expect, it, vi } from 'vitest';
import { DATABASES, FULL_SUITE_KINDS } from '../../content/testing/databases.server.ts';
import { describedPicture } from '../../media/index.server.ts';
import { DELETED_KEPT } from '../removed-pictures.server.ts';
import { office, ANA, DETAILS } from './testing/pictures.ts';

describe.each(DATABASES)('the library of pictures on %s', (kind, create) => {
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
      ...{ status: 409, error: 'pictureInUse', uses: 1 },
      usedBy: [{ id: 'p', isOwnerOnly: false }],
    });
    expect((await ask('GET', 'pictures')).total).toBe(2);
  });

  it('deletes an unused picture, takes it back, and removes it for good in the end', async () => {
    const { ask, upload, media, db, advance, removeOld } = await office(create);
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
    // What was deleted before it, and is kept, stands in nobody's way.
    const row = await db.selectFrom('pictures').selectAll().executeTakeFirstOrThrow();
    const kept = Array.from({ length: 50 }, (_, at) => ({
      ...row,
      id: `kept${at}`,
      deleted_at: 1,
    }));
    await db.insertInto('pictures').values(kept).execute();
    const body = JSON.stringify(kept.map((one) => describedPicture(one).ref));
    await db
      .insertInto('content_versions')
      .values({
        ...{ revision: 'old', document_id: 'p', number: 1, type: 'galleryPicture', body },
        ...{ state: 'published', updated_at: 1, author_id: null, author_name: null },
      })
      .execute();
    advance(DELETED_KEPT);
    await removeOld();
    expect((await media.routes.request(file)).status).toBe(200);
    advance(1);
    await removeOld();
    expect((await media.routes.request(file)).status).toBe(404);
    const rows = await db.selectFrom('pictures').select('id').orderBy('id').execute();
    expect(rows.map((one) => one.id)).toEqual(kept.map((one) => one.id).sort());
    const audit = await db.selectFrom('events').select('action').execute();
    expect(audit.filter(({ action }) => action === 'picture.restore')).toHaveLength(2);
  });

  it('removes the others where one cannot be removed', async () => {
    const { ask, upload, advance, media, removeOld, db } = await office(create);
    for (const { id } of [await upload('a.jpg'), await upload('b.jpg', 320)])
      expect((await ask('DELETE', `pictures/${id}`)).status).toBe(204);
    advance(DELETED_KEPT + 1);
    vi.spyOn(media, 'removePicture').mockRejectedValueOnce(new Error('EACCES'));
    const left = () => db.selectFrom('pictures').select('id').execute();
    await removeOld();
    expect(await left()).toHaveLength(1);
    await removeOld();
    expect(await left()).toEqual([]);
  });

  it('keeps a deleted picture that a version of a document may bring back', async () => {
    const { ask, upload, publish, content, advance, media, removeOld } = await office(create);
    const from = await upload('a.jpg');
    const to = await upload('b.jpg', 320);
    await publish('p', from.ref, { es: 'Un horno', en: 'An oven' });
    await ask('POST', `pictures/${from.id}/replacement`, {
      body: { by: to.id, usesItsAlt: true },
    });
    expect((await ask('DELETE', `pictures/${from.id}`)).status).toBe(204);
    advance(2 * DELETED_KEPT);
    await removeOld();
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

  if (!FULL_SUITE_KINDS.includes(kind)) return;

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
    // While it is in a document that is the owner's, only they replace it anywhere.
    const defaultSeo = { image: { asset: { _type: 'reference', _ref: from.ref } } };
    await content.editor?.saveDraft(
      { _id: 'globalSettings', _type: 'globalSettings', defaultSeo },
      { author: ANA, expectedRevision: null },
    );
    expect(await ask('POST', path, { body })).toMatchObject({
      status: 403,
      error: 'ownersPicture',
    });
    expect(await ask('GET', `pictures/${from.id}`)).toMatchObject({ uses: 3 });
    const byOwner = await ask('POST', path, { body, role: 'owner' });
    expect(byOwner).toMatchObject({ status: 200, documents: 3, uses: 0 });
    const refs = (await content.service.galleryPictures()).map(({ image }) => image.asset._ref);
    expect(refs).toEqual([to.ref, to.ref]);
    const entries = (await content.editor?.audit()) ?? [];
    expect(entries.slice(0, 3).map(({ action }) => action)).toEqual(
      Array(3).fill('replacePicture'),
    );
  });
});
