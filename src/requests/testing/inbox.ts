import { beforeEach } from 'vitest';
import type { DatabaseKind } from '../../database/index.server.ts';
import { changeStatus } from '../inbox/change.server.ts';
import type { InboxFilter } from '../inbox/filter.server.ts';
import { listInbox } from '../inbox/list.server.ts';
import { openTestDatabase, type TestDatabase } from './databases.ts';
import { startIntake } from './intake.ts';
import { FORMS } from './submissions.ts';

export const ANA = { id: 'a1', name: 'Ana' };
export const LUIS = { id: 'a2', name: 'Luis' };
export const NOW = Date.parse('2026-11-20T12:00:00Z');
/** The first page of the inbox. */
export const PAGE = { offset: 0, limit: 25 };

/** For each test of a block an inbox of its own, and a clock that only the tests move. */
export function givenInbox(kind: DatabaseKind) {
  const clock = { now: NOW };
  let opened: TestDatabase | undefined;
  let site: ReturnType<typeof startIntake>;

  beforeEach(async () => {
    clock.now = NOW;
    const own = await openTestDatabase(kind);
    opened = own;
    site = startIntake(own, { now: () => clock.now });
    return () => own.remove();
  });

  const database = () => {
    if (!opened) throw new Error('The database is not open yet');
    return opened;
  };
  const submit: typeof site.submit = (...post) => site.submit(...post);
  const write = <Value>(work: (db: TestDatabase['db']) => Promise<Value>) =>
    database()
      .db.transaction()
      .execute((transaction: TestDatabase['db']) => work(transaction));
  const setStatus = (id: string, to: Parameters<typeof changeStatus>[1]['to'], by = ANA) =>
    write((db) => changeStatus(db, { ids: [id], to, by, now: (clock.now += 1_000) }));
  const found = async (filter: InboxFilter) =>
    (await listInbox(database().db, filter, PAGE)).rows.map(({ id }) => id);

  async function three() {
    const request = await submit('/api/requests', {
      ...FORMS.request,
      ...{ service: 'catering', lastName: 'Ñandú', message: 'Un cumpleaños con queso de cabra' },
    });
    clock.now += 60_000;
    const contact = await submit('/api/contact', {
      ...FORMS.contact,
      ...{
        email: 'otro_100%@example.com',
        phone: '+44 7700 900 123',
        message: "Good morning, it's us",
      },
      locale: 'en',
    });
    clock.now += 60_000;
    const feedback = await submit('/api/feedback', FORMS.feedback);
    return { request, contact, feedback };
  }

  return {
    database,
    clock,
    /** Sends a form; answers the submission's id. */
    submit,
    /** Does something in a transaction. */
    write,
    setStatus,
    /** The ids that a filter finds, as the list has them. */
    found,
    /** Sends one of each form, a minute apart; answers their ids. */
    three,
  };
}
