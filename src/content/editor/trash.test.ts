import { describe, expect, it } from 'vitest';
import type { ConflictError } from '../../http/index.server.ts';
import { DATABASES, FULL_SUITE_KINDS } from '../testing/databases.server.ts';
import { ANA, BEA, openEditing, refusal } from '../testing/given-editing.ts';
import { idsOf } from '../testing/ids-of.ts';
import * as sample from '../testing/samples.ts';
import { ContentWriter } from '../store/content-writer.server.ts';
import { emptyTrash, tidyContent } from './housekeeping.server.ts';

const DAY_MINUTES = 24 * 60;

describe.each(DATABASES)('the trash on %s', (kind, create) => {
  const given = openEditing(create);

  const publish = async (document: sample.TestDocument, author = ANA) => {
    const { editor } = given();
    const expectedRevision = (await editor.read(document._id))?.revision ?? null;
    return editor.publishDocument(document, { author, expectedRevision });
  };
  const trash = async (id: string) => {
    const { editor } = given();
    const expectedRevision = (await editor.read(id))?.revision ?? null;
    return editor.trash(id, { author: BEA, expectedRevision });
  };

  it('takes a document off the site with its draft, and restores both as they were', async () => {
    const { editor, service, store, now } = given();
    const one = await publish(sample.menu('m', 1));
    const two = await editor.saveDraft(sample.menu('m', 1, { title: 'Borrador' }), {
      author: ANA,
      expectedRevision: one.revision,
    });
    const trashed = await trash('m');
    expect(trashed).toEqual({
      ...two,
      revision: trashed.revision,
      trashed: { at: now(), author: BEA },
    });
    expect(trashed.revision).not.toBe(two.revision);
    expect(await service.dailyMenus()).toEqual([]);
    expect(await store.list()).toEqual([]);
    expect(await Array.fromAsync(store.exportDocuments())).toEqual([]);
    expect((await editor.list()).total).toBe(0);
    expect((await editor.listTrash()).documents).toMatchObject([
      { id: 'm', state: 'trashed', title: 'Borrador', trashed: { at: now(), author: BEA } },
    ]);
    expect(await editor.restore('m', { author: ANA, expectedRevision: trashed.revision })).toEqual(
      two,
    );
    expect(idsOf(await service.dailyMenus())).toEqual(['m']);
    expect((await editor.list()).documents).toMatchObject([
      { id: 'm', state: 'changed', trashed: null },
    ]);
    expect((await editor.listTrash()).total).toBe(0);
  });

  it('is emptied of what was trashed before the limit, with its versions, and of nothing else', async () => {
    const { editor, database, now, advance } = given();
    await publish(sample.menu('old', 1, { items: [], see: sample.reference('kept') }));
    await publish(sample.menu('old', 2), BEA);
    await publish(sample.menu('young', 1));
    await publish(sample.menu('kept', 1));
    await trash('old');
    advance(10);
    const limit = now();
    await trash('young');
    const empty = () =>
      emptyTrash(database.db, new ContentWriter(database), { author: ANA, now: now() }, limit);
    expect(await empty()).toBe(1);
    expect(await empty()).toBe(0);
    expect(await editor.read('old')).toBeNull();
    expect(await editor.versions('old')).toEqual({ versions: [], total: 0 });
    expect(
      await database.db.selectFrom('content_references').selectAll().execute(),
    ).not.toContainEqual(expect.objectContaining({ document_id: 'old' }));
    expect((await editor.listTrash()).documents.map(({ id }) => id)).toEqual(['young']);
    expect((await editor.list()).documents.map(({ id }) => id)).toEqual(['kept']);
    expect(await editor.audit({ limit: 1 })).toMatchObject([
      { action: 'remove', documentId: 'old', title: 'Menú old', author: ANA },
    ]);
  });

  it('is cleared by housekeeping of what has been there for 30 days', async () => {
    const { editor, database, now, advance } = given();
    await publish(sample.menu('m', 1));
    await trash('m');
    advance(30 * DAY_MINUTES);
    await tidyContent({ ...database, now });
    expect(await editor.read('m')).not.toBeNull();
    advance(1);
    await tidyContent({ ...database, now });
    expect(await editor.read('m')).toBeNull();
    expect(await editor.audit({ limit: 1 })).toMatchObject([
      { action: 'remove', author: { id: 'housekeeping' } },
    ]);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('refuses every other write to a trashed document, with its current state', async () => {
    const { editor } = given();
    const before = await publish(sample.menu('m', 1));
    const trashed = await trash('m');
    for (const expectedRevision of [trashed.revision, before.revision, null]) {
      const options = { author: ANA, expectedRevision };
      for (const write of [
        () => editor.saveDraft(sample.menu('m', 1), options),
        () => editor.publishDocument(sample.menu('m', 1), options),
        () => editor.publish('m', options),
        () => editor.trash('m', options),
      ]) {
        expect(((await refusal(write())) as ConflictError).details['current']).toEqual(trashed);
      }
    }
    expect(await editor.read('m')).toEqual(trashed);
  });

  it('lets an import replace a trashed document, and keeps what it replaces as versions', async () => {
    const { editor, store, service } = given();
    const { revision } = await publish(sample.menu('m', 1, { title: 'Publicado' }));
    await editor.saveDraft(sample.menu('m', 1, { title: 'Borrador' }), {
      author: ANA,
      expectedRevision: revision,
    });
    await trash('m');
    await store.importDocuments([sample.menu('m', 1, { title: 'Importado' })]);
    const edited = await editor.read('m');
    expect(edited).toMatchObject({
      trashed: null,
      draft: null,
      published: { body: { title: 'Importado' } },
    });
    expect((await service.dailyMenus())[0]?.title.es).toBe('Importado');
    const { versions } = await editor.versions('m');
    const kept = await Promise.all(versions.map((one) => editor.readVersion('m', one.revision)));
    expect(kept.map((one) => one?.body['title']).sort()).toEqual([
      'Borrador',
      'Importado',
      'Publicado',
    ]);
  });

  it('goes by the same housekeeping as audit entries older than two years', async () => {
    const { editor, database, now, advance } = given();
    await publish(sample.menu('a', 1));
    await publish(sample.menu('b', 1));
    advance(2 * 365 * DAY_MINUTES + 1);
    await publish(sample.menu('c', 1));
    await tidyContent({ ...database, now });
    expect((await editor.audit()).map(({ documentId }) => documentId)).toEqual(['c']);
    advance(2 * 365 * DAY_MINUTES + 1);
    await tidyContent({ ...database, now });
    await publish(sample.menu('d', 1));
    expect((await editor.audit()).map(({ documentId }) => documentId)).toEqual(['d']);
  });

  it('lists what refers to a document or a picture', async () => {
    const { editor } = given();
    await publish(sample.menu('m', 1));
    await publish(sample.banner('b'));
    const { revision } = await publish(
      sample.snapshot({ dailyMenus: [sample.reference('m'), sample.reference('m')] }),
    );
    const referring = async (id: string) =>
      (await editor.referencesTo(id)).documents.map((one) => `${one.type} ${one.id} ${one.title}`);
    expect(await referring('m')).toEqual(['snapshot snapshot ']);
    expect(await referring('drafts.m')).toEqual(['snapshot snapshot ']);
    expect(await referring(sample.picture().asset._ref)).toEqual(['banner b Cartel b']);
    expect(await referring('b')).toEqual([]);
    // A draft's references count too, besides those of what is published.
    const draft = await editor.saveDraft(sample.snapshot({ banner: sample.reference('b') }), {
      author: ANA,
      expectedRevision: revision,
    });
    expect([await referring('m'), await referring('b')]).toEqual([
      ['snapshot snapshot '],
      ['snapshot snapshot '],
    ]);
    await editor.publish('snapshot', { author: ANA, expectedRevision: draft.revision });
    expect([await referring('m'), await referring('b')]).toEqual([[], ['snapshot snapshot ']]);
    await trash('snapshot');
    expect(await editor.referencesTo('b')).toMatchObject({ documents: [], total: 0 });
  });
});
