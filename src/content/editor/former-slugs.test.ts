import { describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/databases.server.ts';
import { ANA, openEditing } from '../testing/given-editing.ts';
import * as sample from '../testing/samples.ts';

describe.each(DATABASES)('the addresses that a page leaves, on %s', (_name, create) => {
  const given = openEditing(create);
  const publish = async (slug: string, formerSlugs?: readonly string[]) => {
    const { editor } = given();
    const found = await editor.read('p');
    const expectedRevision = found?.revision ?? null;
    const kept = formerSlugs ?? found?.published?.body['formerSlugs'];
    const document = sample.post('p', { slug, ...(kept ? { formerSlugs: kept } : {}) });
    const draft = await editor.saveDraft(document, { author: ANA, expectedRevision });
    await editor.publish('p', { author: ANA, expectedRevision: draft.revision });
    return (await given().service.movedPosts()).map(({ slug: now, formerSlugs: all }) => [
      now,
      ...all,
    ]);
  };

  it('are kept with it, but for the one that it has', async () => {
    expect(await publish('Uno')).toEqual([]);
    expect(await publish('dos')).toEqual([['dos', 'uno']]);
    expect(await publish('tres')).toEqual([['tres', 'uno', 'dos']]);
    expect(await publish('uno')).toEqual([['uno', 'dos', 'tres']]);
  });

  it('are the owner’s to take away and to add', async () => {
    await publish('uno');
    await publish('dos');
    expect(await publish('dos', [])).toEqual([]);
    expect(await publish('dos', [' Tienda ', ''])).toEqual([['dos', 'tienda']]);
    const many = Array.from({ length: 30 }, (_, at) => `antes-${at}`);
    await publish('dos', many);
    expect(await publish('tres', many)).toEqual([['tres', ...many.slice(1), 'dos']]);
  });
});
