import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Updateable } from 'kysely';
import { DATABASE_KINDS, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { storeSubmission } from '../testing/submissions.ts';
import type { Channel, DeliveriesTable } from '../tables.server.ts';
import { emailOutage, outboxFigures, OVERDUE_AFTER } from './figures.server.ts';

const NOW = Date.UTC(2026, 4, 3, 12);
const MINUTE = 60_000;

describe.each(DATABASE_KINDS)('what the outbox holds on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.remove());

  const store = (minutesAgo: number, channels: readonly Channel[]) =>
    storeSubmission(database.db, { now: NOW - minutesAgo * MINUTE, channels });
  const set = (id: string, row: Updateable<DeliveriesTable>) =>
    database.db.updateTable('deliveries').set(row).where('submission_id', '=', id).execute();
  const outage = () => emailOutage(database.db, NOW);

  it('is counted by state, with the time of the oldest that waits', async () => {
    expect(await outboxFigures(database.db)).toEqual({
      states: { waiting: 0, sending: 0, failed: 0, held: 0 },
      oldest: null,
    });
    await set(await store(500, ['owner-email']), { state: 'delivered' });
    await set(await store(400, ['owner-email']), { state: 'failed' });
    await set(await store(300, ['owner-email']), { state: 'held' });
    await set(await store(20, ['owner-email']), { state: 'sending' });
    await store(10, ['owner-email', 'visitor-email']);
    expect(await outboxFigures(database.db)).toEqual({
      states: { waiting: 2, sending: 1, failed: 1, held: 1 },
      oldest: NOW - 20 * MINUTE,
    });
  });

  it('is an outage when the business’s own emails wait for an hour', async () => {
    await store(59, ['owner-email']);
    expect(await outage()).toBeNull();
    await store(61, ['owner-email', 'visitor-email']);
    expect(await outage()).toEqual({ since: NOW - 61 * MINUTE, waiting: 2 });
    expect(OVERDUE_AFTER).toBe(60 * MINUTE);
  });

  it('is none when one visitor’s mailbox takes nothing while others’ do', async () => {
    await store(90, ['visitor-email']);
    await set(await store(30, ['owner-email']), { state: 'delivered', done_at: NOW - 29 * MINUTE });
    expect(await outage()).toBeNull();
  });

  it('is one when nothing has gone out since the newest that waits', async () => {
    await set(await store(95, ['owner-email']), { state: 'delivered', done_at: NOW - 94 * MINUTE });
    await store(90, ['answer-email']);
    expect(await outage()).toEqual({ since: NOW - 90 * MINUTE, waiting: 1 });
  });

  it('is none for what was given up, is held back, or is no email', async () => {
    await set(await store(500, ['owner-email']), { state: 'failed' });
    await set(await store(500, ['owner-email']), { state: 'held' });
    await store(500, ['content-copy']);
    expect(await outage()).toBeNull();
  });
});
