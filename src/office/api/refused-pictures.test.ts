import { describe, expect, it } from 'vitest';
import { sqliteTestDatabase } from '../../content/testing/test-database.server.ts';
import { drawPicture } from '../../media/testing/media.ts';
import { office, DETAILS } from './testing/pictures.ts';

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
    const { ask, upload, db } = await office(sqliteTestDatabase, true);
    const elsewhere = { status: 409, error: 'contentElsewhere' };
    expect(await ask('GET', 'pictures')).toMatchObject(elsewhere);
    expect(await upload('a.jpg')).toMatchObject(elsewhere);
    expect(await db.selectFrom('pictures').selectAll().execute()).toEqual([]);
  });
});
