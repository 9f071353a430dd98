import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, openDatabase } from '../../database/index.server.ts';
import { createPictureDefaults } from './defaults.server.ts';
import { describePictureAs, readPicture, type DescribedPicture } from './details.server.ts';
import { mediaMigrations, type MediaTables } from './tables.server.ts';

const DETAILS = { alt: { es: ' Un horno ', en: 'An oven' }, focalPoint: { x: 0.2, y: 1 } };

/** A database from before pictures had details, with one picture, migrated since. */
async function givenPicture() {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-details-'));
  const database = await openDatabase<MediaTables>({ dataDirectory });
  onTestFinished(async () => {
    await database.close();
    await rm(dataDirectory, { recursive: true });
  });
  const [before = ''] = Object.keys(mediaMigrations).sort();
  const { db } = database;
  await migrate(db, { [before]: mediaMigrations[before] as Migration });
  await (db as unknown as Kysely<{ pictures: Record<string, unknown> }>)
    .insertInto('pictures')
    .values({
      ...{ id: '0123456789', width: 30, height: 20, format: 'webp', bytes: 9 },
      ...{ file_name: 'Jamón.JPG', created_at: '2026-01-01T00:00:00.000Z' },
    })
    .execute();
  await migrate(db, mediaMigrations);
  const picture = await readPicture(db, '0123456789');
  if (!picture) throw new Error('There is no picture');
  return { db, picture };
}

test('a picture from before is found by its name, and nothing is said of it', async () => {
  const { db, picture } = await givenPicture();
  expect(picture).toMatchObject({ alt: { es: '', en: '' }, focalPoint: null, deletedAt: null });
  const row = await db.selectFrom('pictures').select('search_text').executeTakeFirst();
  expect(row).toEqual({ search_text: 'jamon.jpg' });
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
