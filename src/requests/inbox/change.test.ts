import { describe, expect, it } from 'vitest';
import { ConflictError } from '../../http/index.server.ts';
import { DATABASE_KINDS } from '../testing/databases.ts';
import { ANA, givenInbox, LUIS } from '../testing/inbox.ts';
import { assign, changeStatus, markRead, stateOf, undoStatus } from './change.server.ts';
import { readDetail } from './detail.server.ts';

describe.each(DATABASE_KINDS)('a submission on %s', (kind) => {
  const { database, clock, write, setStatus, found, three } = givenInbox(kind);

  it('goes from status to status as its kind allows, with who and when', async () => {
    const { request, feedback } = await three();
    for (const to of ['answered', 'quoted', 'confirmed', 'depositPaid', 'done'] as const)
      expect((await setStatus(request, to)).changed).toHaveLength(1);
    expect(await setStatus(request, 'spam')).toMatchObject({
      changed: [],
      refused: [{ id: request, status: 'done' }],
    });
    expect((await setStatus(feedback, 'confirmed')).refused).toHaveLength(1);
    const { events } = (await readDetail(database().db, request)) ?? { events: [] };
    expect(events.map(({ before, after }) => [before, after])).toEqual([
      ['new', 'answered'],
      ['answered', 'quoted'],
      ['quoted', 'confirmed'],
      ['confirmed', 'depositPaid'],
      ['depositPaid', 'done'],
    ]);
    expect(events[0]).toMatchObject({ account_name: 'Ana', action: 'status' });
  });

  it('takes a change back, of its own account and while nothing else has changed', async () => {
    const { request } = await three();
    const [change] = (await setStatus(request, 'confirmed')).changed;
    const undo = (by = ANA) =>
      write((db) => undoStatus(db, [change?.event ?? ''], { by, now: (clock.now += 1_000) }));
    expect(await undo(LUIS)).toEqual([]);
    const back = { id: request, before: 'confirmed', after: 'new' };
    expect(await undo()).toMatchObject([back]);
    expect(await stateOf(database().db, request)).toMatchObject({ status: 'new' });
    expect(await undo()).toEqual([]);
    const [again] = (await setStatus(request, 'confirmed')).changed;
    await setStatus(request, 'depositPaid');
    const late = await write((db) =>
      undoStatus(db, [again?.event ?? ''], { by: ANA, now: clock.now }),
    );
    expect(late).toEqual([]);
  });

  it('takes a change back for ten minutes', async () => {
    const { request, feedback } = await three();
    const undo = (event = '') =>
      write((db) => undoStatus(db, [event], { by: ANA, now: clock.now }));
    const [change] = (await setStatus(request, 'confirmed')).changed;
    const [other] = (await setStatus(feedback, 'answered')).changed;
    clock.now += 9 * 60_000;
    expect(await undo(other?.event)).toMatchObject([{ id: feedback }]);
    clock.now += 60_000;
    expect(await undo(change?.event)).toEqual([]);
  });

  it('refuses a change of what has changed since it was seen', async () => {
    const { request } = await three();
    const seen = (await stateOf(database().db, request))?.revision;
    await setStatus(request, 'answered', LUIS);
    const late = {
      ids: [request],
      to: 'declined',
      by: ANA,
      now: clock.now,
      revision: seen,
    } as const;
    await expect(write((db) => changeStatus(db, late))).rejects.toThrow(ConflictError);
    expect(await stateOf(database().db, request)).toMatchObject({ status: 'answered' });
  });

  it('waits for what somebody else is changing of it, and changes on', async () => {
    const { request } = await three();
    const assigned = Promise.withResolvers<undefined>();
    const end = Promise.withResolvers<undefined>();
    const assigning = write(async (db) => {
      await assign(db, { ids: [request], to: LUIS, by: LUIS, now: clock.now });
      assigned.resolve(undefined);
      await end.promise;
    });
    await assigned.promise;
    const changing = setStatus(request, 'confirmed');
    await new Promise((resolve) => setTimeout(resolve, 100));
    end.resolve(undefined);
    await assigning;
    expect((await changing).refused).toEqual([]);
    expect(await stateOf(database().db, request)).toMatchObject({ status: 'confirmed' });
  });

  it('keeps who read it first', async () => {
    const { request } = await three();
    expect(await markRead(database().db, [request], { isRead: true, by: ANA, now: 1 })).toBe(1);
    expect(await markRead(database().db, [request], { isRead: true, by: LUIS, now: 2 })).toBe(0);
    const row = (await readDetail(database().db, request))?.submission;
    expect(row).toMatchObject({ read_by_name: 'Ana', read_at: 1 });
    expect(await markRead(database().db, [request], { isRead: false, by: ANA, now: 3 })).toBe(1);
    expect(await found({ isUnread: true })).toContain(request);
  });
});
