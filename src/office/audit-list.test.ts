import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentMigrations, type ContentTables } from '../content/index.server.ts';
import { type Event, type EventTables, recordEvents } from '../database/index.server.ts';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from './accounts/testing/office.ts';
import { recordAudit } from './audit.server.ts';
import { listActors, listAudit, type ListFilter } from './audit-list.server.ts';
import type { AccountTables } from './accounts/tables.server.ts';
import { storePerson } from './accounts/testing/person.ts';

const MARTA = { id: 'marta', name: 'Marta' };
const LUIS = { id: 'luis', name: 'Luis' };
const PER_PAGE = 25;
const ALL = { offset: 0, limit: PER_PAGE } as const;

describe.each(DATABASE_KINDS)('the audit on %s', (kind) => {
  let home: TestDatabase;
  let db: Kysely<AccountTables & EventTables & ContentTables>;
  const list = (filter: Partial<ListFilter> = {}) => listAudit(db, { ...ALL, ...filter });
  const actions = async (filter: Partial<ListFilter> = {}) =>
    (await list(filter)).data.map(({ action }) => action);

  const document = (at: number, fields: Partial<Event> = {}) =>
    recordAudit(db, {
      ...{ account: LUIS, action: 'document.publish', subject: 'document/dailyMenu/menu-1' },
      ...{ title: 'Comidas', at, ...fields },
    });

  beforeAll(async () => {
    home = await openTestDatabase(kind, contentMigrations);
    db = home.db as unknown as typeof db;
    await storePerson(db, { ...LUIS, role: 'editor' });
    const entry = (account: typeof MARTA, action: string, subject: string, at: number) =>
      recordAudit(db, { account, action, subject, at, before: 'new', after: 'answered' });
    await entry(MARTA, 'submission.status', 'submission/s1', 10);
    await document(20);
    await entry(LUIS, 'account.name', 'account/luis', 30);
    await entry(MARTA, 'account.signIn', 'account/marta', 40);
    await document(50, { action: 'document.import', account: { id: 'import' } });
    await document(50, { action: 'document.trash' });
    await entry(MARTA, 'push.subscribe', 'push/p1', 60);
    const [action, subject] = ['account.signInFailed', 'account/luis'];
    await recordAudit(db, { account: { id: '' }, action, subject, after: 3, at: 70 });
  });
  afterAll(() => home.remove());

  it('says what a document is called in English, while its Spanish title is the one it had', async () => {
    const named = async (id: string, title: string, title_en: string | null) =>
      db
        .insertInto('content_entries')
        .values({
          ...{ id, type: 'dailyMenu', state: 'published', title, title_en, slug: null, kind: null },
          ...{ sort_title: '', sort_title_en: '', position: null, is_active: 1, updated_at: 0 },
          ...{ published_at: null, author_id: null, author_name: null, search_text: '', lacks: '' },
          ...{ trashed_at: null, trashed_by_id: null, trashed_by_name: null },
        })
        .execute();
    const titles = async () => {
      const { data } = await list({ kind: 'content' });
      return data.map(({ title, titleEn }) => [title, titleEn]);
    };
    expect(await titles()).toEqual(Array.from({ length: 3 }, () => ['Comidas', null]));
    await named('menu-1', 'Comidas', 'Lunches');
    await named('menu-2', 'Comidas', 'Others');
    expect(await titles()).toEqual(Array.from({ length: 3 }, () => ['Comidas', 'Lunches']));
    await db.updateTable('content_entries').set({ title: 'Cenas' }).execute();
    expect(await titles()).toEqual(Array.from({ length: 3 }, () => ['Comidas', null]));
    await db.deleteFrom('content_entries').execute();
  });

  it('is one list of what was done in the office and to the content, newest first', async () => {
    const { data, total } = await list();
    expect(total).toBe(8);
    expect(data.map(({ at, action }) => `${at} ${action}`)).toEqual([
      ...['70 account.signInFailed', '60 push.subscribe', '50 document.trash'],
      ...['50 document.import', '40 account.signIn', '30 account.name'],
      ...['20 document.publish', '10 submission.status'],
    ]);
    expect(data[6]).toEqual({
      id: expect.any(String),
      ...{ at: 20, account_id: 'luis', account_name: 'Luis' },
      ...{ action: 'document.publish', subject: 'document/dailyMenu/menu-1', title: 'Comidas' },
      titleEn: null,
      ...{ before: null, after: null },
    });
    expect(data[0]).toMatchObject({ subject: 'account/luis', title: 'Luis', account_name: '' });
    expect(data[7]).toMatchObject({ before: '"new"', after: '"answered"', title: null });
  });

  it('has each entry on one page, in the same order', async () => {
    const pages = await Promise.all([0, 3, 6].map((offset) => list({ offset, limit: 3 })));
    expect(pages.map(({ total }) => total)).toEqual([8, 8, 8]);
    expect(pages.flatMap(({ data }) => data)).toEqual((await list()).data);
  });

  it('is narrowed by kind, person, thing and date', async () => {
    expect(await actions({ kind: 'content' })).toEqual([
      ...['document.trash', 'document.import', 'document.publish'],
    ]);
    expect(await actions({ kind: 'requests' })).toEqual(['submission.status']);
    expect(await actions({ kind: 'accounts' })).toEqual(['account.name']);
    expect(await actions({ kind: 'signIn' })).toEqual(['account.signInFailed', 'account.signIn']);
    expect(await actions({ kind: 'office' })).toEqual(['push.subscribe']);
    // What was tried with somebody's account concerns them.
    expect(await actions({ accountId: 'luis' })).toEqual([
      ...['account.signInFailed', 'document.trash', 'account.name', 'document.publish'],
    ]);
    expect(await actions({ since: 30, until: 50 })).toEqual(['account.signIn', 'account.name']);
    expect((await list({ kind: 'content', accountId: 'luis', until: 50 })).total).toBe(1);
  });

  it('knows who has done something, parts of the product too', async () => {
    expect(await listActors(db)).toEqual([{ id: 'import', name: '' }, LUIS, MARTA]);
  });

  it('answers any page of 10,000 entries within 100 ms', async () => {
    const done = Array.from({ length: 5_000 }, (_, index): readonly Event[] => [
      {
        ...{ account: MARTA, action: 'note.add', subject: `submission/${index}` },
        at: 1_000 + index * 2,
      },
      {
        ...{ account: LUIS, action: 'document.draft', subject: `document/blog/d${index}` },
        ...{ title: 'Entrada', at: 1_001 + index * 2 },
      },
    ]);
    await db.transaction().execute((transaction) => recordEvents(transaction, done.flat()));
    const took = async (filter: Partial<ListFilter>) => {
      let best = Infinity;
      for (let round = 0; round < 5; round++) {
        const from = performance.now();
        expect((await list(filter)).data).toHaveLength(25);
        best = Math.min(best, performance.now() - from);
      }
      return best;
    };
    expect(await took({})).toBeLessThan(100);
    expect(await took({ offset: 399 * PER_PAGE })).toBeLessThan(100);
    expect(await took({ kind: 'requests', offset: 199 * PER_PAGE })).toBeLessThan(100);
    expect(await took({ accountId: 'luis' })).toBeLessThan(100);
  });
});
