import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { migrate, openDatabase } from '../database/index.server.ts';
import { silentLog } from '../log/index.server.ts';
import { listInbox } from './inbox/list.server.ts';
import { submissionMigrations } from './migrations.server.ts';
import { startOutbox } from './outbox/outbox.server.ts';
import { newId } from './ids.server.ts';
import type { DeliveryState } from './outbox/delivery-state.ts';
import type { SubmissionTables } from './tables.server.ts';
import { DATABASE_KINDS, openTestDatabase, submissionRow, until } from './testing/index.ts';

const OLD = ['content-copy', 'owner-letter', 'visitor-letter'];
const NEW = ['content-copy', 'owner-email', 'visitor-email'];
const STATES: readonly DeliveryState[] = [
  ...(['waiting', 'sending', 'delivered'] as const),
  ...(['kept', 'failed', 'held'] as const),
];

/** A submission for each state, its deliveries under the names that the first version stored. */
async function storeAsBefore(db: Kysely<SubmissionTables>, now: number): Promise<void> {
  for (const [at, state] of STATES.entries()) {
    const { id, kind, locale, data, email, created_at } = submissionRow('request', {
      now: now + at,
    });
    await sql`insert into submissions (id, kind, locale, data, email, created_at)
      values (${id}, ${kind}, ${locale}, ${data}, ${email}, ${created_at})`.execute(db);
    for (const channel of OLD) {
      const delivery = newId(now + at);
      await sql`insert into deliveries (
          id, submission_id, channel, state, attempts, next_attempt_at,
          last_answer, lease_until, message_id, created_at
        ) values (
          ${delivery}, ${id}, ${channel}, ${state}, ${at}, ${now + at},
          ${`answer ${at}`}, ${now + at}, ${`<${delivery}@sobremesa.test>`}, ${now + at}
        )`.execute(db);
    }
  }
}

const deliveriesOf = (db: Kysely<SubmissionTables>) =>
  db.selectFrom('deliveries').selectAll().orderBy('id').execute();

const channelsOf = async (db: Kysely<SubmissionTables>) =>
  [...new Set((await deliveriesOf(db)).map(({ channel }) => channel as string))].sort();

describe.each(DATABASE_KINDS)('a database of the first version, on %s', (kind) => {
  it('keeps each delivery under the new name of its channel, and can go back', async () => {
    const database = await openTestDatabase(kind);
    const renaming = submissionMigrations['0031-submissions-email-channels'];
    try {
      const { db } = database;
      await storeAsBefore(db, 1_000);
      expect(await channelsOf(db)).toEqual(OLD);
      const before = await deliveriesOf(db);

      await renaming?.up(db);
      expect(await channelsOf(db)).toEqual(NEW);
      expect(await deliveriesOf(db)).toEqual(
        before.map((row) => ({ ...row, channel: row.channel.replace('-letter', '-email') })),
      );

      await renaming?.down?.(db);
      expect(await deliveriesOf(db)).toEqual(before);
    } finally {
      await database.remove();
    }
  });

  it('has what waits delivered by the new version', async () => {
    const database = await openTestDatabase(kind);
    try {
      const { db } = database;
      await storeAsBefore(db, 1_000);
      const due = (await deliveriesOf(db)).filter(
        ({ state, channel }) =>
          (state === 'waiting' || state === 'sending') && channel !== 'content-copy',
      );
      await submissionMigrations['0031-submissions-email-channels']?.up(db);
      const sent: string[] = [];
      const deliver = async ({ delivery }: { delivery: { message_id: string } }) => {
        sent.push(delivery.message_id);
        return { delivered: true, answer: '250 OK' };
      };
      const outbox = startOutbox({
        db,
        databaseKind: kind,
        log: silentLog,
        queues: [
          {
            name: 'emails',
            concurrency: 1,
            channels: { 'owner-email': deliver, 'visitor-email': deliver },
          },
        ],
      });
      await until(async () => sent.length === due.length).finally(() => outbox.stop());
      expect(due).toHaveLength(4);
      expect(sent.sort()).toEqual(due.map(({ message_id }) => message_id).sort());
    } finally {
      await database.remove();
    }
  });
});

it('runs the renaming once on a database that has only the first migration', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'submissions-'));
  const { db, close } = await openDatabase<SubmissionTables>({ dataDirectory: directory });
  try {
    const [first, ...later] = Object.entries(submissionMigrations);
    expect(later.length).toBeGreaterThan(0);
    if (first) await migrate(db, Object.fromEntries([first]));
    await storeAsBefore(db, 1_000);
    await migrate(db, submissionMigrations);
    expect(await channelsOf(db)).toEqual(NEW);
    await migrate(db, submissionMigrations);
    expect(await deliveriesOf(db)).toHaveLength(STATES.length * OLD.length);
  } finally {
    await close();
    rmSync(directory, { recursive: true });
  }
});

describe.each(DATABASE_KINDS)('what came in before there was an inbox, on %s', (kind) => {
  it('can be found, and what is past counts as done', async () => {
    const database = await openTestDatabase(kind);
    const inbox = submissionMigrations['0032-submissions-inbox'];
    try {
      const { db } = database;
      const now = Date.now();
      await submissionMigrations['0041-submissions-words+']?.down?.(db);
      await submissionMigrations['0040-submissions-unanswered+']?.down?.(db);
      await inbox?.down?.(db);
      const past = submissionRow('request', { fields: { requestedDate: '2020-01-02' }, now });
      const coming = submissionRow('request', { fields: { firstName: 'Íñigo' }, now });
      const old = submissionRow('contact', { now: now - 40 * 24 * 60 * 60_000 });
      for (const { id, kind: sent, locale, data, email, created_at } of [past, coming, old]) {
        await sql`insert into submissions (id, kind, locale, data, email, created_at)
          values (${id}, ${sent}, ${locale}, ${data}, ${email}, ${created_at})`.execute(db);
      }
      await inbox?.up(db);
      const rows = await db.selectFrom('submissions').selectAll().execute();
      const of = (id: string) => rows.find((row) => row.id === id);
      expect(of(coming.id)).toEqual(coming);
      expect(of(past.id)).toMatchObject({ status: 'done', search: past.search });
      expect(of(old.id)).toMatchObject({ status: 'done', phone: '600000000' });
      expect(of(old.id)?.read_at).not.toBeNull();
    } finally {
      await database.remove();
    }
  });
});

describe.each(DATABASE_KINDS)('what came in before its words were indexed, on %s', (kind) => {
  it('is found as what comes in from then on', async () => {
    const database = await openTestDatabase(kind);
    const words = submissionMigrations['0041-submissions-words+'];
    try {
      const { db } = database;
      await words?.down?.(db);
      const before = submissionRow('contact', { fields: { firstName: 'Íñigo' }, now: 1_000 });
      // As the version before wrote them: lines of text.
      await db
        .insertInto('submissions')
        .values({ ...before, search: 'inigo\nvega\n+34600000000' })
        .execute();
      await words?.up(db);
      const after = submissionRow('contact', { fields: { firstName: 'Íñigo' }, now: 2_000 });
      // That version may still be at work beside this one.
      await db
        .insertInto('submissions')
        .values({ ...after, search: 'inigo\nvega (de la)\n' })
        .execute();
      const page = { offset: 0, limit: 10 };
      const found = async (search: string) =>
        (await listInbox(db, kind, { search }, page)).rows.map(({ id }) => id);
      expect(await found('íñig')).toEqual([after.id, before.id]);
      expect(await found('600 000')).toEqual([before.id]);
      const row = await db.selectFrom('submissions').selectAll().where('id', '=', before.id);
      expect((await row.executeTakeFirst())?.search).toBe(before.search);
    } finally {
      await database.remove();
    }
  });
});
