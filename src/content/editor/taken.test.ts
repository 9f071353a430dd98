import { describe, expect, it } from 'vitest';
import { DATABASES, FULL_SUITE_KINDS } from '../testing/databases.server.ts';
import { ANA, openEditing, refusal } from '../testing/given-editing.ts';
import { sampleDocument } from '../testing/sample-document.server.ts';
import * as sample from '../testing/samples.ts';
import { workshop } from '../testing/workshops.ts';
import { ContentWriter } from '../store/content-writer.server.ts';
import type { StorableDocument } from '../store/document-row.server.ts';
import { runSchedules } from './run-schedules.server.ts';

const HOUR = 60 * 60_000;
const byAna = (expectedRevision: string | null) => ({ author: ANA, expectedRevision });

/** The sample's chef at home under another id and title. */
const chef = (_id: string, more: object = {}) =>
  ({
    ...sampleDocument('service', 'chef', 'key'),
    ...{ _id, title: { es: `Chef ${_id}`, en: `Cook ${_id}` } },
    ...more,
  }) as unknown as StorableDocument;

const post = (id: string, more: Readonly<Record<string, unknown>>) =>
  sample.post(id, more) as unknown as StorableDocument;
const legal = (id: string, kind: string) =>
  ({
    ...{ _id: id, _type: 'legalPage', kind, displayOrder: 1 },
    ...{ title: 'Aviso', lead: 'Quiénes somos', text: 'Somos nosotros' },
  }) as unknown as StorableDocument;

describe.each(DATABASES)('two documents that would have one page, on %s', (kind, create) => {
  const given = openEditing(create);
  const taken = {
    name: 'InvalidDocumentError',
    fields: [{ path: ['slug'], rule: 'taken', expected: 'Chef a\nCook a' }],
  };
  const published = async () => (await given().service.services()).map(({ _id }) => _id);
  /** A draft, ready to be published. */
  const draft = async (document: StorableDocument) =>
    (await given().editor.saveDraft(document, byAna(null))).revision;
  const publish = async (document: StorableDocument) =>
    given().editor.publish(document._id, byAna(await draft(document)));

  it('are not both published: the second is told of the first, and stays a draft', async () => {
    const { editor, store } = given();
    await publish(chef('a'));
    const revision = await draft(chef('b'));
    expect(await refusal(editor.publish('b', byAna(revision)))).toMatchObject(taken);
    expect(await refusal(store.publish(chef('b')))).toMatchObject(taken);
    expect(await refusal(editor.publishDocument(chef('c'), byAna(null)))).toMatchObject(taken);
    expect(await published()).toEqual(['a']);
    // The form says so before anybody tries.
    expect(await editor.problemsBesideSchema(chef('b'))).toMatchObject(taken.fields);
    expect(await editor.problemsBesideSchema(chef('a'))).toEqual([]);
    expect(await editor.problemsBesideSchema(chef('b', { slug: 'daily' }))).toEqual([]);
  });

  it('are not both published when two people do it at once', async () => {
    const { editor } = given();
    const revisions = [await draft(chef('a')), await draft(chef('b'))];
    const results = await Promise.allSettled(
      ['a', 'b'].map((id, index) => editor.publish(id, byAna(revisions[index] ?? ''))),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await published()).toHaveLength(1);
  });

  it('are not both published by the clock, which says why', async () => {
    const { editor, now, advance } = given();
    const revision = await draft(chef('b'));
    await editor.schedule('b', 'publish', now() + HOUR, byAna(revision));
    await publish(chef('a'));
    advance(61);
    const { database } = given();
    expect(await runSchedules(database.db, new ContentWriter({ ...database, now }))).toBe(0);
    expect(await editor.schedules()).toMatchObject([
      { failure: { reason: 'invalid', problems: [expect.stringMatching(/^slug: .*“Chef a”/)] } },
    ]);
    expect(await published()).toEqual(['a']);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('are not both published at one address, a service and an own page', async () => {
    const { editor, store } = given();
    const page = (slug: string) =>
      ({
        ...{ _id: 'page', _type: 'page', slug, title: { es: 'Página' } },
        ...{ isActive: true, displayOrder: 1 },
      }) as unknown as StorableDocument;
    await publish(chef('a'));
    expect(await refusal(store.publish(page('chef')))).toMatchObject(taken);
    expect(await editor.problemsBesideSchema(page('menu'))).toMatchObject([{ rule: 'sitesOwn' }]);
    await publish(page('historia'));
    expect((await given().service.pages()).map(({ slug }) => slug)).toEqual(['historia']);
    expect(await refusal(publish(chef('b', { slug: 'historia' })))).toMatchObject({
      fields: [{ path: ['slug'], rule: 'taken', expected: 'Página\nPágina' }],
    });
  });

  it('may be there as long as only one of them is shown', async () => {
    const { editor, store } = given();
    await publish(chef('a'));
    await publish(chef('b', { isActive: false }));
    expect(await published()).toEqual(['a']);
    const [b] = await editor.readAll(['b']);
    const shown = await editor.saveDraft(chef('b'), byAna(b?.revision ?? null));
    expect(await refusal(editor.publish('b', byAna(shown.revision)))).toMatchObject(taken);
    await store.publish(chef('a', { isActive: false }));
    await editor.publish('b', byAna(shown.revision));
    expect(await published()).toEqual(['b']);
  });

  it('change places at one moment: the one that is taken off leaves its page to the other', async () => {
    const { editor, now, advance, database } = given();
    const at = now() + HOUR;
    const old = await publish(chef('b'));
    const revision = await draft(chef('a'));
    await editor.schedule('a', 'publish', at, byAna(revision));
    await editor.schedule('b', 'unpublish', at, byAna(old.revision));
    advance(61);
    expect(await runSchedules(database.db, new ContentWriter({ ...database, now }))).toBe(2);
    expect(await published()).toEqual(['a']);
  });

  it('come back from the bin as a draft, when the page has another by then', async () => {
    const { editor } = given();
    const first = await publish(chef('b'));
    const binned = await editor.trash('b', byAna(first.revision));
    await publish(chef('a'));
    const back = await editor.restore('b', byAna(binned.revision));
    expect(back).toMatchObject({ published: null, draft: { body: { key: 'chef' } } });
    expect(await published()).toEqual(['a']);
    await editor.publish('b', byAna(back.revision)).catch(() => undefined);
    expect(await published()).toEqual(['a']);
  });

  it('are those of one slug, whatever its case and however it is written, or of one kind', async () => {
    const { editor } = given();
    await publish(post('one', { slug: 'Pan' }));
    await publish(workshop('w1', { slug: 'pan' }) as unknown as StorableDocument);
    await publish(workshop('w2', { slug: 'pan', isActive: false }) as unknown as StorableDocument);
    await publish(legal('l1', 'notice'));
    for (const [second, field] of [
      [post('two', { slug: { _type: 'slug', current: 'pAN' } }), 'slug'],
      [workshop('w3', { slug: 'pan', kind: 'birthday' }) as unknown as StorableDocument, 'slug'],
      [legal('l2', 'notice'), 'kind'],
    ] as const) {
      const revision = await draft(second);
      expect(await refusal(editor.publish(second._id, byAna(revision)))).toMatchObject({
        fields: [{ path: [field], rule: 'taken' }],
      });
    }
    await publish(post('three', { slug: 'salmorejo' }));
    await publish(legal('l3', 'terms'));
  });
});
