import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, openDatabase } from '../../database/index.server.ts';
import { createPictureDefaults } from './defaults.server.ts';
import { describePictureAs, readPicture, type DescribedPicture } from './details.server.ts';
import { mediaMigrations, type MediaTables } from './tables.server.ts';

const DETAILS = { alt: { es: ' Un horno ', en: 'An oven' }, focalPoint: { x: 0.2, y: 1 } };

/** A database with one picture, of which nothing is said. */
async function givenPicture() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-details-'));
  const database = await openDatabase<MediaTables>({ dataDirectory });
  onTestFinished(async () => {
    await database.close();
    await rm(dataDirectory, { recursive: true });
  });
  const { db } = database;
  await migrate(db, mediaMigrations);
  await db
    .insertInto('pictures')
    .values({
      ...{ id: '0123456789', width: 30, height: 20, format: 'webp', bytes: 9 },
      ...{ file_name: 'Jamón.JPG', created_at: '2026-01-01T00:00:00.000Z' },
      ...{ alt_es: null, alt_en: null, alt_more: null, focal_x: null, focal_y: null },
      ...{ search_text: 'jamon.jpg', changed_at: null, deleted_at: null },
    })
    .execute();
  const picture = await readPicture(db, '0123456789');
  if (!picture) throw new Error('There is no picture');
  return { db, picture };
}

test('nothing is said of a picture until somebody describes it', async () => {
  const { db, picture } = await givenPicture();
  expect(picture).toMatchObject({ alt: { es: '', en: '' }, focalPoint: null, deletedAt: null });
  expect(await createPictureDefaults(db).read()).toEqual(new Map());
});

test('of two who describe a picture at once, the second writes nothing', async () => {
  const { db, picture } = await givenPicture();
  expect(await describePictureAs(db, picture, DETAILS, 1000)).toBe(true);
  const other = { ...DETAILS, focalPoint: null };
  expect(await describePictureAs(db, picture, other, 1001)).toBe(false);
  const now = (await readPicture(db, picture.id)) as DescribedPicture;
  expect(now).toMatchObject({
    alt: { es: 'Un horno', en: 'An oven' },
    focalPoint: { x: 0.2, y: 1 },
  });
  // A clock that stands still makes another revision all the same.
  expect(await describePictureAs(db, now, other, 1000)).toBe(true);
  expect((await readPicture(db, picture.id))?.revision).toBe('1001');
});

test('what is said is read anew once it is forgotten', async () => {
  const { db, picture } = await givenPicture();
  const defaults = createPictureDefaults(db);
  expect((await defaults.read()).size).toBe(0);
  await describePictureAs(db, picture, DETAILS, 1000);
  expect((await defaults.read()).size).toBe(0);
  defaults.forget();
  expect((await defaults.read()).get(picture.ref)).toMatchObject({ focalPoint: { x: 0.2, y: 1 } });
});
