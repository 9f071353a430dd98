import { beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_KINDS } from '../testing/databases.ts';
import { ANA, givenInbox, LUIS, NOW, PAGE } from '../testing/inbox.ts';
import { storeSubmission, submissionRow } from '../testing/submissions.ts';
import { assign, markRead } from './change.server.ts';
import { NOBODY } from '../constants.ts';
import { listInbox, readInbox } from './list.server.ts';

describe.each(DATABASE_KINDS)('the inbox on %s', (kind) => {
  const { database, clock, write, setStatus, found, three } = givenInbox(kind);

  it('finds what came in by name, address, number and text, whatever case, accents and spaces', async () => {
    const { request, contact } = await three();
    for (const search of ['ñandu', 'CUMPLEAÑOS queso', 'cumpleanos', 'lucia@EXAMPLE', '600-000000'])
      expect(await found({ search }), search).toContain(request);
    expect(await found({ search: '+44 7700 900123' })).toEqual([contact]);
    expect(await found({ search: '07700900123' })).toEqual([contact]);
    // Signs part words, whatever they mean to a database.
    for (const search of [
      'otro_100%',
      'otro%100',
      'otro_1__',
      'otro_100\\%',
      'otro" *',
      '(otro & 100',
    ])
      expect(await found({ search }), search).toEqual([contact]);
    for (const search of ["it's", "it's us"]) expect(await found({ search })).toEqual([contact]);
    for (const search of ["x' or '1'='1", 'otro or queso', 'otro not queso', '% %x', 'search:x'])
      expect(await found({ search }), search).toEqual([]);
    expect(await found({ search: 'queso morning' })).toEqual([]);
  });

  it('filters, orders, pages and counts, each filter counted with the others applied', async () => {
    const { request, contact, feedback } = await three();
    expect(await found({})).toEqual([feedback, contact, request]);
    expect(await found({ kind: ['request', 'contact'] })).toEqual([contact, request]);
    expect(await found({ language: ['en'] })).toEqual([contact, request]);
    expect(await found({ service: ['catering'] })).toEqual([request]);
    expect(await found({ since: NOW + 60_000, before: NOW + 120_000 })).toEqual([contact]);
    await write((db) => assign(db, { ids: [contact], to: LUIS, by: ANA, now: clock.now }));
    await markRead(database().db, [feedback], { isRead: true, by: ANA, now: clock.now });
    await setStatus(request, 'quoted');
    expect(await found({ assignee: [LUIS.id] })).toEqual([contact]);
    expect(await found({ assignee: [NOBODY] })).toEqual([feedback, request]);
    expect(await found({ isUnread: true })).toEqual([contact, request]);

    const { total, counts, rows } = await listInbox(
      database().db,
      { status: ['new'] },
      { ...PAGE, limit: 1, order: 'received', direction: 'asc' },
    );
    expect(rows.map(({ id }) => id)).toEqual([contact]);
    expect(total).toBe(2);
    expect(counts).toEqual({
      status: { new: 2, quoted: 1 },
      kind: { contact: 1, feedback: 1 },
      language: { en: 1, es: 1 },
      service: {},
      assignee: {
        [LUIS.id]: 1,
        [NOBODY]: 1,
      },
      unread: 1,
    });
    const byStatus = await listInbox(database().db, {}, { ...PAGE, order: 'status' });
    expect(byStatus.rows[0]?.id).toBe(request);
    const byDay = await listInbox(database().db, {}, { ...PAGE, order: 'eventDay' });
    expect(byDay.rows[0]?.id).toBe(request);
  });

  describe('with many of the same words', () => {
    const rows = Array.from({ length: 1_200 }, (_, index) => ({
      ...submissionRow(index % 2 === 0 ? 'request' : 'contact', {
        fields: { message: index % 100 < 3 ? 'Con queso de cabra' : 'Con tomate' },
        now: NOW + index,
      }),
      status: index % 100 === 2 ? ('spam' as const) : ('new' as const),
    }));
    const newestFirst = rows.toReversed();
    const of = (among: typeof rows, word: string, kindOf?: string) =>
      among
        .filter((row) => row.search.split(' ').includes(word) && row.status !== 'spam')
        .filter((row) => kindOf === undefined || row.kind === kindOf)
        .map(({ id }) => id);

    beforeEach(async () => {
      for (let start = 0; start < rows.length; start += 300) {
        await database()
          .db.insertInto('submissions')
          .values(rows.slice(start, start + 300))
          .execute();
      }
    });

    it.each([
      ['queso', newestFirst, false, { requests: 12, contacts: 12, spam: 12 }],
      ['con', newestFirst.slice(0, 1_000), true, { requests: 490, contacts: 500, spam: 10 }],
    ] as const)(
      'pages and counts what a search for %s finds, of many the newest',
      async (search, looked, isMore, { requests, contacts, spam }) => {
        const page = { offset: 7, limit: 10 };
        const all = of([...looked], search);
        const found = await listInbox(database().db, { search }, page);
        expect(found.rows.map(({ id }) => id)).toEqual(all.slice(7, 17));
        expect([found.total, found.isMore]).toEqual([requests + contacts, isMore]);
        expect(found.counts.kind).toEqual({ request: requests, contact: contacts });
        expect(found.counts.status).toEqual({ new: requests + contacts, spam });
        const oldest = await listInbox(
          database().db,
          { search, kind: ['contact'] },
          { ...page, order: 'received', direction: 'asc' },
        );
        const contactsOf = of([...looked], search, 'contact').reverse();
        expect(oldest.rows.map(({ id }) => id)).toEqual(contactsOf.slice(7, 17));
        expect(oldest.total).toBe(contacts);
        expect(oldest.rows[0]?.data).toContain(search === 'con' ? 'Con' : 'queso');
      },
    );

    it('looks only at the days that a search is narrowed to', async () => {
      const days = { since: NOW + 100, before: NOW + 200 };
      const found = await listInbox(database().db, { search: 'con', ...days }, PAGE);
      expect([found.total, found.isMore]).toEqual([99, false]);
      expect(found.rows[0]?.id).toBe(rows[199]?.id);
    });

    it('exports all that a search finds, each once, newest first', async () => {
      const ids: string[] = [];
      const filter = { search: 'con', kind: ['request' as const] };
      for await (const { submission } of readInbox(database().db, filter)) ids.push(submission.id);
      expect(ids).toEqual(of(newestFirst, 'con', 'request'));
    });

    it('counts all of a list that is not searched', async () => {
      const { total, isMore, counts } = await listInbox(database().db, {}, PAGE);
      expect([total, isMore, counts.status]).toEqual([1_188, false, { new: 1_188, spam: 12 }]);
    });
  });

  it('finds nothing where nothing has the words, or none was typed', async () => {
    await three();
    for (const search of ['remolacha', '🎂', '%'])
      expect(await listInbox(database().db, { search }, PAGE)).toMatchObject({
        ...{ rows: [], total: 0, isMore: false, counts: { unread: 0 } },
      });
  });

  it('finds the beginning of each word, in any order, and any part of a number', async () => {
    const { request, contact } = await three();
    for (const search of ['cabr ques', 'q', 'lucia@example.com', 'example.com', '600 000', '0000'])
      expect(await found({ search }), search).toContain(request);
    for (const search of ['7700 900', '00 44 7700 900', 'otro_100%@example.com', 'good m'])
      expect(await found({ search }), search).toContain(contact);
    // Only a word that begins so is found.
    expect(await found({ search: 'umpleanos' })).toEqual([]);
  });

  it('finds at once what has come, changed or gone', async () => {
    const { request } = await three();
    const { db } = database();
    await db
      .updateTable('submissions')
      .set({ search: 'otra cosa' })
      .where('id', '=', request)
      .execute();
    expect(await found({ search: 'queso' })).toEqual([]);
    expect(await found({ search: 'otra cosa' })).toEqual([request]);
    await db.deleteFrom('submissions').where('id', '=', request).execute();
    expect(await found({ search: 'otra' })).toEqual([]);
  });

  it('leaves spam out until it is asked for', async () => {
    const { contact } = await three();
    await setStatus(contact, 'spam');
    expect(await found({})).not.toContain(contact);
    expect(await found({ status: ['spam'] })).toEqual([contact]);
    const { counts } = await listInbox(database().db, {}, PAGE);
    expect(counts.status).toMatchObject({ spam: 1 });
  });

  it('reads all that is filtered for an export, each once', async () => {
    for (let at = 0; at < 230; at += 1)
      await storeSubmission(database().db, { now: NOW + (at % 7) });
    const ids = new Set<string>();
    for await (const { submission } of readInbox(database().db, { kind: ['request'] }))
      ids.add(submission.id);
    expect(ids.size).toBe(230);
  });

  it.each([undefined, 'sabor'])(
    'goes on after one that is erased meanwhile (search: %s)',
    async (search) => {
      for (let at = 0; at < 60; at += 1)
        await storeSubmission(database().db, { now: NOW + at, fields: { message: 'sabor' } });
      let read = 0;
      for await (const { submission } of readInbox(database().db, { search })) {
        read += 1;
        await database()
          .db.deleteFrom('deliveries')
          .where('submission_id', '=', submission.id)
          .execute();
        await database().db.deleteFrom('submissions').where('id', '=', submission.id).execute();
      }
      expect(read).toBe(60);
    },
  );
});
