import { describe, expect, it } from 'vitest';
import { describedPictures } from '../picture-check.server.ts';
import type { PictureDefault } from '../picture-defaults.server.ts';
import { DATABASES } from '../testing/databases.server.ts';
import { ANA, openEditing, refusal } from '../testing/given-editing.ts';
import * as sample from '../testing/samples.ts';
import { ContentWriter } from '../store/content-writer.server.ts';
import { runSchedules } from './run-schedules.server.ts';

const REF = 'image-0123456789abcdef0123-1600x600-webp';
const HOUR = 60 * 60_000;
const byAna = (expectedRevision: string | null) => ({ author: ANA, expectedRevision });
const post = (alt?: object) =>
  sample.post('p', { coverImage: { asset: { _ref: REF }, ...(alt && { alt }) } });
const DESCRIBED: PictureDefault = { alt: { es: 'Un horno', en: 'An oven' }, focalPoint: null };

describe.each(DATABASES)('a document whose picture is not described, on %s', (_name, create) => {
  const defaults = new Map<string, PictureDefault>();
  const pictureDefaults = { read: async () => new Map(defaults), forget() {} };
  const check = describedPictures(pictureDefaults);
  const given = openEditing(create, pictureDefaults);
  const undescribed = {
    name: 'InvalidDocumentError',
    fields: [{ path: ['coverImage', 'alt'], rule: 'altText', expected: 'es' }],
  };
  const publishedPosts = async () =>
    (await given().service.blogs({ offset: 0, limit: 9 })).posts.map(({ _id }) => _id);

  it('is kept as a draft, and published once one language says what it shows', async () => {
    const { editor } = given();
    const { revision } = await editor.saveDraft(post(), byAna(null));
    expect(await refusal(editor.publish('p', byAna(revision)))).toMatchObject(undescribed);
    expect(await editor.read('p')).toMatchObject({ revision, published: null });
    const said = await editor.saveDraft(post({ es: 'Un horno' }), byAna(revision));
    await editor.publish('p', byAna(said.revision));
    expect(await publishedPosts()).toEqual(['p']);
  });

  it('does not come back as an earlier version that the site shows', async () => {
    const { editor, advance } = given();
    const old = await editor.publishDocument(post(), byAna(null));
    advance(60);
    const alt = { es: 'Un horno', en: 'An oven' };
    const { revision } = await editor.publishDocument(post(alt), byAna(old.revision));
    const [, first] = (await editor.versions('p')).versions;
    const restored = (as: 'draft' | 'published') =>
      editor.restoreVersion('p', first?.revision ?? '', { ...byAna(revision), as });
    expect(await refusal(restored('published'))).toMatchObject(undescribed);
    expect(await restored('draft')).toMatchObject({ published: { body: { coverImage: { alt } } } });
  });

  it('is refused a time to be published, unless the picture as a whole is described', async () => {
    const { editor, now } = given();
    const { revision } = await editor.saveDraft(post(), byAna(null));
    const at = now() + HOUR;
    const asked = () => editor.schedule('p', 'publish', at, byAna(revision));
    expect(await refusal(asked())).toMatchObject(undescribed);
    expect(await editor.schedules()).toEqual([]);
    defaults.set(REF, DESCRIBED);
    expect(await asked()).toMatchObject([{ action: 'publish', at }]);
    defaults.clear();
  });

  it('is not published at its time when the description has gone meanwhile', async () => {
    const { editor, now, advance, database } = given();
    defaults.set(REF, DESCRIBED);
    const { revision } = await editor.saveDraft(post(), byAna(null));
    await editor.schedule('p', 'publish', now() + HOUR, byAna(revision));
    defaults.clear();
    advance(60);
    const run = () => runSchedules(database.db, new ContentWriter({ ...database, now }), check);
    expect(await run()).toBe(0);
    expect(await publishedPosts()).toEqual([]);
    expect(await editor.schedules()).toMatchObject([
      { failure: { reason: 'invalid', problems: [expect.stringMatching(/^coverImage\.alt: /)] } },
    ]);
    defaults.set(REF, DESCRIBED);
    await editor.schedule('p', 'publish', now() + HOUR, byAna(revision));
    advance(60);
    expect(await run()).toBe(1);
    expect(await publishedPosts()).toEqual(['p']);
    defaults.clear();
  });
});
