import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGroups } from '../calendar/store.server.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from '../testing/databases.ts';
import {
  createQuote,
  documentOf,
  DRAFT,
  removeQuoteDraft,
  saveQuoteDraft,
  sendQuote,
} from '../testing/quotes.ts';
import { DATA_KEY, storeSubmission } from '../testing/submissions.ts';
import { answerQuote, findVersion, noteLook } from './answer.server.ts';
import type { QuoteDraft } from './draft.ts';
import { quoteKey } from './link.server.ts';
import { UNCHANGEABLE } from './migrations.server.ts';
import { listQuotes, notePreview, quotePath, readQuote } from './store.server.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DAY = 86_400_000;
const KEY = quoteKey(DATA_KEY);
const BY = { id: 'a1', name: 'Marta' };
const OPTIONS = { key: KEY, mailDomain: 'sobremesa.test', now: NOW };

describe.each(DATABASE_KINDS)('quotes on %s', (kind) => {
  let database: TestDatabase;
  let submissionId: string;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    submissionId = await storeSubmission(database.db, { now: NOW });
  });
  afterEach(() => database.remove());

  const begin = (draft: QuoteDraft = DRAFT) =>
    createQuote(database.db, { submissionId, draft, author: 'Marta' }, NOW);
  const send = async (id: string, draft: QuoteDraft = DRAFT, now = NOW) => {
    const { revision = 0 } = (await readQuote(database.db, id, now)) ?? {};
    const sending = { id, revision, by: BY, document: documentOf(draft) };
    return sendQuote(database.db, sending, { ...OPTIONS, now });
  };
  const answer = (token: string, given: 'accepted' | 'declined' = 'accepted', now = NOW) =>
    answerQuote(
      database.db,
      { token, answer: given, name: 'Lucía Vega', word: '' },
      { mailDomain: 'sobremesa.test', now },
    );
  const stateOf = async (id: string, now = NOW) => (await readQuote(database.db, id, now))?.state;
  const status = async () =>
    (
      await database.db
        .selectFrom('submissions')
        .select('status')
        .where('id', '=', submissionId)
        .executeTakeFirstOrThrow()
    ).status;
  const channels = async () => {
    const rows = await database.db
      .selectFrom('quote_deliveries')
      .innerJoin('deliveries', 'deliveries.id', 'delivery_id')
      .select('channel')
      .orderBy('channel')
      .execute();
    return rows.map(({ channel }) => channel);
  };

  it('have a number of their own in order of the year, also when begun together', async () => {
    const { db } = database;
    const another = () => storeSubmission(db, { now: NOW });
    const requests = [submissionId, await another(), await another()];
    const ids = await Promise.all(
      requests.map((of) => createQuote(db, { submissionId: of, draft: DRAFT, author: 'M' }, NOW)),
    );
    for (const id of ids) await saveQuoteDraft(db, { id, revision: 1, draft: DRAFT }, NOW);
    const quotes = await Promise.all(ids.map((id) => readQuote(database.db, id, NOW)));
    const numbers = quotes.map((quote) => quote?.number).sort();
    expect(numbers).toEqual(['2026-0001', '2026-0002', '2026-0003']);
    const { data, total } = await listQuotes(database.db, { offset: 1, limit: 1 }, NOW);
    expect([data.length, total]).toEqual([1, 3]);
    const found = await listQuotes(database.db, { offset: 0, limit: 10, q: '0002' }, NOW);
    expect(found.data.map(({ number }) => number)).toEqual(['2026-0002']);
    expect((await listQuotes(database.db, { offset: 0, limit: 10, q: '%' }, NOW)).total).toBe(0);
  });

  it('are written by one person at a time', async () => {
    const id = await begin();
    const draft = { ...DRAFT, note: 'Otra' };
    await saveQuoteDraft(database.db, { id, revision: 1, draft }, NOW);
    await expect(
      saveQuoteDraft(database.db, { id, revision: 1, draft: DRAFT }, NOW),
    ).rejects.toThrow('stale');
    expect((await readQuote(database.db, id, NOW))?.draft).toEqual(draft);
    await removeQuoteDraft(database.db, id, 2);
    expect(await readQuote(database.db, id, NOW)).toBeUndefined();
  });

  it('are accepted once: request accepted, group on the calendar, both sides told', async () => {
    const id = await begin();
    const { token } = await send(id);
    const answers = await Promise.all([answer(token), answer(token), answer(token)]);
    expect(answers.map((one) => one.kind === 'done' && one.isNew).sort()).toEqual([
      ...[false, false, true],
    ]);
    expect(await status()).toBe('accepted');
    expect(await channels()).toEqual(['owner-answer', 'visitor-booking', 'visitor-quote']);
    expect(await answer(token, 'declined')).toEqual({ kind: 'closed', state: 'depositDue' });
    const [group] = await readGroups(database.db, { from: DRAFT.day, to: DRAFT.day }, () => '');
    expect(group).toMatchObject({
      ...{ submissionId, state: 'asked', people: 12, startsAt: '13:00', place: 'kiosk' },
      ...{ name: 'Lucía', menu: '12 × Long table, per person\n1 × Waiter' },
    });
    const events = await database.db.selectFrom('submission_events').selectAll().execute();
    expect(events.map(({ after, account_name }) => [after, account_name])).toEqual([
      ['quoted', 'Marta'],
      ['accepted', null],
    ]);
  });

  it('are accepted without a confirmation where it can be sent to nobody', async () => {
    const fields = { email: 'lucia@example' };
    submissionId = await storeSubmission(database.db, { now: NOW, fields });
    const { token, isEmailed } = await send(await begin());
    expect(isEmailed).toBe(false);
    await answer(token);
    expect(await channels()).toEqual(['owner-answer']);
  });

  describe('once accepted', () => {
    let id: string;
    let token: string;
    const snapshot = async () => ({
      versions: await database.db.selectFrom('quote_versions').selectAll().execute(),
      answers: await database.db.selectFrom('quote_answers').selectAll().execute(),
    });

    beforeEach(async () => {
      id = await begin();
      ({ token } = await send(id));
      await answer(token);
    });

    it('never change by what the product does', async () => {
      const before = await snapshot();
      const revision = (await readQuote(database.db, id, NOW))?.revision ?? 0;
      const write = { id, revision, draft: { ...DRAFT, people: 99 } };
      await expect(saveQuoteDraft(database.db, write, NOW)).rejects.toThrow('quoteAccepted');
      await expect(send(id, write.draft)).rejects.toThrow('quoteAccepted');
      await expect(removeQuoteDraft(database.db, id, revision)).rejects.toThrow('quoteAccepted');
      await answer(token, 'declined', NOW + DAY);
      await answer(token, 'accepted', NOW + DAY);
      expect(await snapshot()).toEqual(before);
      expect(await stateOf(id, NOW + 400 * DAY)).toBe('lapsed');
    });

    it.each([
      ['an update', `update quote_versions set document = '{}'`],
      ['an update of the hash', `update quote_versions set hash = 'x'`],
      ['a later date', `update quote_versions set valid_until = '2099-01-01'`],
      ['another answer', `update quote_answers set answer = 'declined'`],
      ['the answer taken away', `delete from quote_answers`],
      ['the version taken away', `delete from quote_versions`],
      ['the quote taken away', `delete from quotes`],
    ])('never change by %s in the database', async (_, statement) => {
      const before = await snapshot();
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(UNCHANGEABLE);
      expect(await snapshot()).toEqual(before);
    });

    it.runIf(kind === 'sqlite')('never change by replacing a row', async () => {
      const before = await snapshot();
      for (const [table, columns] of [
        ['quote_answers', `version_id, 'declined', name, word, document_hash, answered_at`],
        [
          'quote_versions',
          `id, quote_id, version, token_hash, '{}', hash, total, valid_until, author, sent_at`,
        ],
      ] as const) {
        const replacing = sql.raw(
          `insert or replace into ${table} select ${columns} from ${table}`,
        );
        await expect(replacing.execute(database.db)).rejects.toThrow(UNCHANGEABLE);
      }
      expect(await snapshot()).toEqual(before);
    });

    it('are not shown at all when somebody got around the database', async () => {
      const off =
        kind === 'sqlite'
          ? 'drop trigger quote_versions_no_update'
          : 'alter table quote_versions disable trigger all';
      await sql.raw(off).execute(database.db);
      await sql
        .raw(`update quote_versions set document = replace(document, '69000', '99000')`)
        .execute(database.db);
      await expect(findVersion(database.db, token, NOW)).rejects.toThrow('tampered');
      await expect(readQuote(database.db, id, NOW)).rejects.toThrow('tampered');
    });

    it('go only with their request, when the person is erased', async () => {
      await database.db.deleteFrom('submissions').where('id', '=', submissionId).execute();
      expect(await snapshot()).toEqual({ versions: [], answers: [] });
      expect(await database.db.selectFrom('groups').selectAll().execute()).toEqual([]);
      expect(await findVersion(database.db, token, NOW)).toBeUndefined();
    });
  });

  it('a quote that nobody has touched is none: in no list, and opened again', async () => {
    const { db } = database;
    expect(await begin()).toBe(await begin());
    const listed = async () => (await listQuotes(db, { offset: 0, limit: 10 }, NOW)).total;
    expect(await listed()).toBe(0);
    // Who has looked at it beforehand sends just that: it is filled anew for nobody.
    const seen = await begin();
    await notePreview(db, seen, 1);
    expect(await begin()).not.toBe(seen);
    expect(await listed()).toBe(1);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('are not emailed any more in a version that was replaced before it went out', async () => {
    const id = await begin();
    await send(id);
    const { versionId } = await send(id);
    const rows = await database.db.selectFrom('quote_deliveries').select('version_id').execute();
    expect(rows).toEqual([{ version_id: versionId }]);
  });

  it('go from draft to sent, with an email and a private address of which only the hash is kept', async () => {
    const id = await begin();
    expect(await stateOf(id)).toBe('draft');
    const { token, versionId, isEmailed } = await send(id);
    expect(isEmailed).toBe(true);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await stateOf(id)).toBe('sent');
    expect(await status()).toBe('quoted');
    expect(await channels()).toEqual(['visitor-quote']);
    expect(await quotePath(database.db, KEY, versionId)).toBe(`/quote/${token}`);
    expect(await quotePath(database.db, Buffer.alloc(32), versionId)).toBeNull();
    const rows = await database.db.selectFrom('quote_versions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.token_hash).toBe(createHash('sha256').update(token).digest('hex'));
    expect((await findVersion(database.db, token, NOW))?.document.sum.total).toBe(69_000);
    expect(await findVersion(database.db, [...token].reverse().join(''), NOW)).toBeUndefined();
  });

  it('expire after their last day, in Madrid', async () => {
    const id = await begin();
    const { token } = await send(id);
    const lastMinute = Date.parse('2026-12-01T22:59:00Z');
    expect(await stateOf(id, lastMinute)).toBe('sent');
    expect(await stateOf(id, lastMinute + 120_000)).toBe('expired');
    expect(await answer(token, 'accepted', lastMinute + 120_000)).toEqual({
      ...{ kind: 'closed', state: 'expired' },
    });
    expect(await status()).toBe('quoted');
  });

  it('are replaced by their next version, which has another address', async () => {
    const id = await begin();
    const first = await send(id);
    const second = await send(id, { ...DRAFT, people: 14 });
    expect(second.version).toBe(2);
    expect(second.token).not.toBe(first.token);
    expect((await findVersion(database.db, first.token, NOW))?.state).toBe('replaced');
    expect(await answer(first.token)).toEqual({ kind: 'closed', state: 'replaced' });
    expect((await findVersion(database.db, second.token, NOW))?.document.people).toBe(14);
  });

  it('are declined with a word, and can be sent anew', async () => {
    const id = await begin();
    const { token } = await send(id);
    await answer(token, 'declined');
    expect([await stateOf(id), await status()]).toEqual(['declined', 'declined']);
    const { token: again } = await send(id);
    expect([await stateOf(id), await status()]).toEqual(['sent', 'quoted']);
    expect(await answer(again)).toMatchObject({ kind: 'done', isNew: true });
  });

  it('a first look is kept, and later ones change nothing', async () => {
    const { db } = database;
    const id = await begin();
    await send(id);
    const version = (await readQuote(db, id, NOW))?.versions[0]?.id ?? '';
    await noteLook(db, version, NOW);
    await noteLook(db, version, NOW + DAY);
    expect(await readQuote(db, id, NOW)).toMatchObject({
      ...{ state: 'seen', versions: [{ seenAt: NOW }] },
    });
  });
});
