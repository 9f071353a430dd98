import { describe, expect, it } from 'vitest';
import { DATABASES, FULL_SUITE_KINDS } from '../testing/databases.server.ts';
import { ANA, BEA, openEditing, refusal } from '../testing/given-editing.ts';
import { idsOf } from '../testing/ids-of.ts';
import * as sample from '../testing/samples.ts';
import { ContentWriter } from '../store/content-writer.server.ts';
import { runSchedules } from './run-schedules.server.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const byAna = (expectedRevision: string | null) => ({ author: ANA, expectedRevision });
const undated = (id: string, fields = {}) => sample.post(id, { publishedAt: undefined, ...fields });
const iso = (instant: number) => new Date(instant).toISOString();

describe.each(DATABASES)('the date of a post, on %s', (kind, create) => {
  const given = openEditing(create);
  const run = () => {
    const { database, now } = given();
    return runSchedules(database.db, new ContentWriter({ ...database, now }));
  };
  const shown = async () => idsOf((await given().service.blogs({ offset: 0, limit: 9 })).posts);
  const drafted = (document: sample.TestDocument) =>
    given().editor.saveDraft(document, byAna(null));

  it('is set by publishing where there is none, and the post is at its address', async () => {
    const { editor, service, now } = given();
    for (const publishedAt of [undefined, null, '']) {
      const id = `p${String(publishedAt)}`;
      const { revision } = await drafted(sample.post(id, { publishedAt }));
      const { published, draft } = await editor.publish(id, byAna(revision));
      expect([published?.body['publishedAt'], draft]).toEqual([iso(now()), null]);
      expect((await service.blog(`slug-${id}`, 'es'))?.publishedAt).toBe(iso(now()));
    }
    expect(await shown()).toHaveLength(3);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('is set by a schedule when its time comes, by the clock', async () => {
    const { editor, now, advance } = given();
    const { revision } = await drafted(undated('p'));
    const at = now() + HOUR;
    await editor.schedule('p', 'publish', at, byAna(revision));
    expect([await run(), await shown()]).toEqual([0, []]);
    advance(61);
    expect([await run(), await shown()]).toEqual([1, ['p']]);
    expect((await editor.read('p'))?.published?.body['publishedAt']).toBe(iso(now()));
  });

  it('stays as it was where a post is changed, taken off and published again', async () => {
    const { editor, advance } = given();
    const publishedAt = '2024-04-01T08:00:00.000Z';
    const first = await drafted(sample.post('p', { publishedAt }));
    const { revision } = await editor.publish('p', byAna(first.revision));
    advance(600);
    const off = await editor.unpublish('p', byAna(revision));
    const again = await editor.publish('p', byAna(off.revision));
    expect(again.published?.body['publishedAt']).toBe(publishedAt);
  });

  it('that is to come is the time at which publishing publishes it', async () => {
    const { editor, now, advance, service } = given();
    const date = now() + DAY;
    const { revision } = await drafted(sample.post('p', { publishedAt: iso(date) }));
    const put = await editor.publish('p', byAna(revision));
    expect(put).toMatchObject({ published: null, revision });
    const schedule = { documentId: 'p', action: 'publish', at: date, author: ANA, failure: null };
    expect(await editor.schedules(['p'])).toEqual([schedule]);
    expect((await editor.audit())[0]).toMatchObject({ action: 'schedule', author: ANA });
    advance(24 * 60 - 1);
    expect([await run(), await shown()]).toEqual([0, []]);
    expect(await service.blog('slug-p', 'es')).toBeNull();
    advance(1);
    expect([await run(), await shown()]).toEqual([1, ['p']]);
    expect((await editor.read('p'))?.published?.body['publishedAt']).toBe(iso(date));
    expect(await editor.schedules()).toEqual([]);
  });

  it('that is moved later, once a time is set, moves that time: it never shows too early', async () => {
    const { editor, now, advance } = given();
    const first = await drafted(undated('p'));
    await editor.schedule('p', 'publish', now() + HOUR, byAna(first.revision));
    const date = now() + DAY;
    await editor.saveDraft(sample.post('p', { publishedAt: iso(date) }), byAna(first.revision));
    advance(60);
    expect([await run(), await shown()]).toEqual([0, []]);
    expect(await editor.schedules(['p'])).toMatchObject([{ at: date, failure: null }]);
    advance(24 * 60);
    expect([await run(), await shown()]).toEqual([1, ['p']]);
  });

  it('that lies after the time it would be published at, or years ahead, is refused by its name', async () => {
    const { editor, now } = given();
    const { revision } = await drafted(sample.post('p', { publishedAt: iso(now() + DAY) }));
    const early = editor.schedule('p', 'publish', now() + HOUR, byAna(revision));
    expect(await refusal(early)).toMatchObject({
      fields: [{ path: ['publishedAt'], rule: 'laterDate' }],
    });
    const far = await drafted(sample.post('q', { publishedAt: '2062-01-01T00:00:00Z' }));
    expect(await refusal(editor.publish('q', byAna(far.revision)))).toMatchObject({
      fields: [{ path: ['publishedAt'], rule: 'far' }],
    });
    expect(await editor.schedules()).toEqual([]);
  });

  it('is no way round what a post must have: one that breaks its schema gets no time either', async () => {
    const { editor, now } = given();
    const broken = sample.post('p', { publishedAt: iso(now() + DAY), title: 7 });
    const { revision } = await drafted(broken);
    expect(await refusal(editor.publish('p', byAna(revision)))).toMatchObject({
      fields: [{ path: ['title'] }],
    });
    expect(await editor.schedules()).toEqual([]);
  });

  it('leaves no time behind when somebody publishes by hand before it', async () => {
    const { editor, now, advance } = given();
    const { revision } = await drafted(undated('p'));
    await editor.schedule('p', 'publish', now() + HOUR, byAna(revision));
    const { revision: published } = await editor.publish('p', { ...byAna(revision), author: BEA });
    expect(await editor.schedules()).toEqual([]);
    // What is written afterwards is not published by a wish that was granted.
    await editor.saveDraft(undated('p', { title: 'Después' }), byAna(published));
    advance(120);
    expect(await run()).toBe(0);
  });

  it('of a file keeps a post off the site as a draft, with its time where it has one', async () => {
    const { editor, store, now, advance, service } = given();
    await store.publish(sample.post('old'));
    await store.publish(sample.post('off'));
    const later = iso(now() + DAY);
    await store.importDocuments([
      undated('off'),
      sample.post('later', { publishedAt: later }),
      sample.post('both', { publishedAt: later }),
      sample.post('drafts.both', { publishedAt: later, title: 'La más nueva' }),
    ]);
    expect(await shown()).toEqual(['old']);
    expect(await editor.read('off')).toMatchObject({ published: null, draft: { body: {} } });
    expect((await editor.versions('off')).versions).toHaveLength(1);
    expect((await editor.list({ state: 'draft' })).total).toBe(3);
    advance(24 * 60);
    expect(await run()).toBe(2);
    expect((await shown()).sort()).toEqual(['both', 'later', 'old']);
    expect((await service.blog('both', 'es'))?.title).toEqual({ es: 'La más nueva' });
  });

  it('is set by the command that publishes, too, or is its time', async () => {
    const { store, editor, now, service } = given();
    expect(await store.publish(undated('p'))).toBeNull();
    expect((await service.blog('p', 'es'))?.publishedAt).toBe(iso(now()));
    const at = now() + DAY;
    expect(await store.publish(sample.post('p', { publishedAt: iso(at) }))).toBe(at);
    expect(await editor.schedules()).toMatchObject([{ documentId: 'p', at }]);
    // What is on the site stays until then.
    expect(await editor.read('p')).toMatchObject({ published: {}, draft: {} });
    expect(await shown()).toEqual(['p']);
  });
});
