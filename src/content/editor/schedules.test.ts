import { describe, expect, it } from 'vitest';
import { ConflictError, NotFoundError, RefusedError } from '../../http/index.server.ts';
import { DATABASES, FULL_SUITE_KINDS } from '../testing/databases.server.ts';
import { givenDatabase, givenContent } from '../testing/given-content.ts';
import { ANA, BEA, openEditing, refusal } from '../testing/given-editing.ts';
import * as sample from '../testing/samples.ts';
import { ContentWriter } from '../store/content-writer.server.ts';
import { runSchedules } from './run-schedules.server.ts';

const byAna = (expectedRevision: string | null) => ({ author: ANA, expectedRevision });
const HOUR = 60 * 60_000;

describe.each(DATABASES)('scheduling on %s', (kind, create) => {
  const given = openEditing(create);

  const run = () => {
    const { database, now } = given();
    return runSchedules(database.db, new ContentWriter({ ...database, now }));
  };

  it('publishes a draft at its time, in the name of who asked, and takes it off again', async () => {
    const { editor, service, now, advance } = given();
    const { revision } = await editor.saveDraft(sample.menu('m', 1), byAna(null));
    const at = now() + HOUR;
    expect(await editor.schedule('m', 'publish', at, byAna(revision))).toEqual([
      { documentId: 'm', action: 'publish', at, author: ANA, failure: null },
    ]);
    await editor.schedule('m', 'unpublish', at + HOUR, { author: BEA, expectedRevision: revision });
    const { documents } = await editor.list({ isScheduled: true });
    expect(documents.map(({ id, schedules }) => [id, schedules.length])).toEqual([['m', 2]]);
    expect(await run()).toBe(0);
    expect(await service.dailyMenus()).toEqual([]);

    advance(60);
    expect(await run()).toBe(1);
    expect((await service.dailyMenus()).map(({ _id }) => _id)).toEqual(['m']);
    expect((await editor.read('m'))?.draft).toBeNull();
    expect((await editor.audit())[0]).toMatchObject({ action: 'publish', author: ANA });

    advance(60);
    expect(await run()).toBe(1);
    expect(await service.dailyMenus()).toEqual([]);
    expect((await editor.audit())[0]).toMatchObject({ action: 'unpublish', author: BEA });
    expect(await editor.schedules()).toEqual([]);
    expect((await editor.list({ isScheduled: true })).total).toBe(0);
  });

  it('is carried out once by two processes, by the clock of whichever comes first', async () => {
    const home = await givenDatabase(create);
    const first = await givenContent(home);
    const second = await givenContent(home);
    const { revision } = await first.editor.saveDraft(sample.menu('m', 1), byAna(null));
    const at = Date.now() + 600;
    await first.editor.schedule('m', 'publish', at, byAna(revision));
    await second.editor.schedule('m', 'publish', at, byAna(revision));
    await expect
      .poll(async () => (await second.service.dailyMenus()).map(({ _id }) => _id))
      .toEqual(['m']);
    const entries = await first.editor.audit();
    expect(entries.filter(({ action }) => action === 'publish')).toHaveLength(1);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('publishes what the draft is then, not what it was when it was asked for', async () => {
    const { editor, service, now, advance } = given();
    const first = await editor.saveDraft(sample.menu('m', 1), byAna(null));
    await editor.schedule('m', 'publish', now() + HOUR, byAna(first.revision));
    await editor.saveDraft(sample.menu('m', 1, { title: 'Después' }), byAna(first.revision));
    advance(60);
    await run();
    expect((await service.dailyMenus()).map(({ title }) => title.es)).toEqual(['Después']);
  });

  it('can be moved and taken back', async () => {
    const { editor, service, now, advance } = given();
    const { revision } = await editor.saveDraft(sample.menu('m', 1), byAna(null));
    await editor.schedule('m', 'publish', now() + HOUR, byAna(revision));
    await editor.schedule('m', 'publish', now() + 3 * HOUR, byAna(revision));
    advance(120);
    expect(await run()).toBe(0);
    expect(await editor.unschedule('m', 'publish', { author: BEA })).toEqual([]);
    advance(120);
    expect(await run()).toBe(0);
    expect(await service.dailyMenus()).toEqual([]);
    expect((await editor.audit()).map(({ action }) => action)).toEqual([
      'unschedule',
      'schedule',
      'schedule',
      'draft',
    ]);
  });

  it('is not published by itself any more once the draft it was about is discarded', async () => {
    const { editor, now, advance } = given();
    const { revision } = await editor.publishDocument(sample.menu('m', 1), byAna(null));
    const write = (title: string, expected: string) =>
      editor.saveDraft(sample.menu('m', 1, { title }), byAna(expected));
    const draft = await write('Nunca', revision);
    await editor.schedule('m', 'publish', now() + HOUR, byAna(draft.revision));
    await editor.schedule('m', 'unpublish', now() + 2 * HOUR, byAna(draft.revision));
    const discarded = await editor.discardDraft('m', byAna(draft.revision));
    expect(await editor.schedules(['m'])).toMatchObject([{ action: 'unpublish' }]);
    await write('A medias', discarded.revision);
    advance(60);
    expect(await run()).toBe(0);
    const { draft: kept, published } = (await editor.read('m')) ?? {};
    expect([kept?.body['title'], published?.body['title']]).toEqual(['A medias', 'Menú m']);
  });

  it('is not taken off a second time, when somebody has done it before', async () => {
    const { editor, now } = given();
    const { revision } = await editor.publishDocument(sample.menu('m', 1), byAna(null));
    await editor.schedule('m', 'unpublish', now() + HOUR, byAna(revision));
    const off = await editor.unpublish('m', byAna(revision));
    expect(await editor.schedules(['m'])).toEqual([]);
    // What is to come back for a while is still taken off at its end.
    await editor.schedule('m', 'unpublish', now() + 3 * HOUR, byAna(off.revision));
    const { revision: again } = await editor.publish('m', byAna(off.revision));
    const draft = await editor.saveDraft(sample.menu('m', 1, { title: 'Otro' }), byAna(again));
    await editor.schedule('m', 'publish', now() + 2 * HOUR, byAna(draft.revision));
    const hidden = await editor.unpublish('m', byAna(draft.revision));
    expect(hidden.published).toBeNull();
    expect(await editor.schedules(['m'])).toMatchObject([
      { action: 'publish' },
      { action: 'unpublish' },
    ]);
  });

  it('refuses honestly what cannot be published then, and says why', async () => {
    const { editor, service, now, advance } = given();
    const { revision } = await editor.saveDraft(sample.menu('m', 1, { title: 7 }), byAna(null));
    const other = await editor.publishDocument(sample.menu('n', 2), byAna(null));
    await editor.schedule('m', 'publish', now() + HOUR, byAna(revision));
    await editor.schedule('n', 'unpublish', now() + HOUR, byAna(other.revision));
    await editor.trash('n', byAna(other.revision));
    advance(60);
    expect(await run()).toBe(0);
    expect(await service.dailyMenus()).toEqual([]);
    expect((await editor.read('m'))?.draft?.body).toMatchObject({ title: 7 });
    expect(await editor.schedules(['m'])).toMatchObject([
      { failure: { at: now(), reason: 'invalid', problems: [expect.stringMatching(/^title: /)] } },
    ]);
    expect(await editor.schedules(['n'])).toMatchObject([{ failure: { reason: 'trashed' } }]);
    expect((await editor.audit())[0]).toMatchObject({ action: 'scheduleFailed' });
    // It is not tried again by itself, but a new time may be set.
    expect(await run()).toBe(0);
    await editor.schedule('m', 'publish', now() + HOUR, byAna(revision));
    expect(await editor.schedules(['m'])).toMatchObject([{ failure: null }]);
  });

  it('refuses a time that has passed, and a document that somebody else has changed', async () => {
    const { editor, now } = given();
    const { revision } = await editor.saveDraft(sample.menu('m', 1), byAna(null));
    for (const at of [now(), now() + 3 * 366 * 24 * HOUR, Number.NaN]) {
      expect(await refusal(editor.schedule('m', 'publish', at, byAna(revision)))).toBeInstanceOf(
        RefusedError,
      );
    }
    expect(
      await refusal(editor.schedule('m', 'publish', now() + HOUR, byAna('old'))),
    ).toBeInstanceOf(ConflictError);
    expect(await editor.schedules()).toEqual([]);
  });
});

describe.each(DATABASES)('an order on %s', (kind, create) => {
  const given = openEditing(create);

  it('is written in one step, in what is published and in drafts, without touching either text', async () => {
    const { editor, service } = given();
    const one = await editor.publishDocument(sample.menu('one', 1), byAna(null));
    const two = await editor.publishDocument(sample.menu('two', 2), byAna(null));
    const draft = await editor.saveDraft(
      sample.menu('two', 2, { title: 'Otro' }),
      byAna(two.revision),
    );
    await editor.reorder('dailyMenu', [draft, one], { author: BEA });
    expect((await service.dailyMenus()).map(({ _id }) => _id)).toEqual(['two', 'one']);
    const after = await editor.read('two');
    expect(after?.draft).toMatchObject({
      body: { title: 'Otro', displayOrder: 1 },
      author: ANA,
    });
    expect(after?.published?.body).toMatchObject({ title: 'Menú two', displayOrder: 1 });
    const entries = await editor.audit();
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'order', author: BEA },
      { action: 'order', author: BEA },
    ]);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('changes nothing when one of the documents is another by now', async () => {
    const { editor, service } = given();
    const one = await editor.publishDocument(sample.menu('one', 1), byAna(null));
    const two = await editor.publishDocument(sample.menu('two', 2), byAna(null));
    const stale = editor.reorder('dailyMenu', [two, { ...one, revision: 'old' }], { author: BEA });
    expect(await refusal(stale)).toBeInstanceOf(ConflictError);
    // Of another type, a stale one too is no document, of which nothing is told.
    for (const revision of [one.revision, 'old']) {
      const wrong = editor.reorder('submenu', [{ ...one, revision }], { author: BEA });
      expect(await refusal(wrong)).toBeInstanceOf(NotFoundError);
    }
    expect((await service.dailyMenus()).map(({ _id }) => _id)).toEqual(['one', 'two']);
  });
});

describe.each(DATABASES)('allergens on %s', (kind, create) => {
  const given = openEditing(create);
  const whole = sample.allergensOf({ milk: 'yes' });
  const partial = { milk: 'yes' };
  const withDish = (allergens: object | undefined, fields = {}) =>
    sample.menu('m', 1, { items: [sample.dish('flan', { allergens, ...fields })] });

  it('that are not all said keep a dish from being published, and the form says where', async () => {
    const { editor } = given();
    const { revision, draft } = await editor.saveDraft(withDish(partial), byAna(null));
    expect(draft?.problems).toMatchObject([
      {
        path: ['items', 0, 'allergens'],
        rule: 'allergens',
        expected: expect.stringMatching(/^gluten, crustaceans, eggs/),
      },
    ]);
    await expect(editor.publish('m', byAna(revision))).rejects.toThrow(/does not say whether/);
    const said = await editor.saveDraft(withDish(whole), byAna(revision));
    expect((await editor.publish('m', byAna(said.revision))).published?.problems).toEqual([]);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('of an older dish on the site stand in no other change’s way, and read as not said', async () => {
    const { editor, store, service } = given();
    await store.importDocuments([withDish(partial)]);
    expect((await service.dailyMenus())[0]?.items[0]?.allergens).toBeUndefined();
    const old = await editor.read('m');
    const dearer = withDish(partial, { price: 4 });
    const { revision } = await editor.publishDocument(dearer, byAna(old?.revision ?? ''));
    const fewer = editor.publishDocument(withDish({ eggs: 'no' }), byAna(revision));
    await expect(fewer).rejects.toThrow(/allergens/);
    const more = [sample.dish('flan', { allergens: partial }), sample.dish('tarta')];
    await expect(
      editor.publishDocument(sample.menu('m', 1, { items: more }), byAna(revision)),
    ).rejects.toThrow(/items\.1\.allergens/);
  });
});
