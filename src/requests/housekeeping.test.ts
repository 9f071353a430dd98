import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, businessDay } from '../i18n/index.ts';
import { silentLog } from '../log/index.server.ts';
import { changeGroup, readGroups } from './calendar/store.server.ts';
import { startHousekeeping, type HousekeepingOptions } from './housekeeping.server.ts';
import { chooseRetention, readRetention } from './retention.server.ts';
import {
  countRows,
  DATABASE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from './testing/databases.ts';
import { startIntake } from './testing/intake.ts';
import { FORMS } from './testing/submissions.ts';

const DAY = 24 * 60 * 60_000;

describe.each(DATABASE_KINDS)('housekeeping on %s', (kind) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    return () => database.remove();
  });
  const keep = (options: Partial<HousekeepingOptions> = {}) =>
    startHousekeeping({
      db: database.db,
      mailFolder: join(database.directory, 'mail'),
      log: silentLog,
      ...options,
    });

  it('removes what has expired and nothing else', async () => {
    const site = startIntake(database, { rateLimits: true });
    const fields = { ...FORMS.request, allergy: 'Nueces', allergyConsent: true };
    await site.json('/api/requests', fields, { 'idempotency-key': 'key-number-1' });
    const after = async (time: number) => {
      const keeping = keep({ now: () => time });
      await keeping.stop();
      const limits = await database.db.selectFrom('rate_limits').selectAll().execute();
      return { ...(await countRows(database.db)), limits: limits.length };
    };
    const all = { submissions: 1, deliveries: 2, idempotency_keys: 1, allergies: 1, limits: 6 };
    expect(await after(Date.now())).toEqual(all);
    expect(await after(Date.now() + DAY)).toEqual({ ...all, idempotency_keys: 0, limits: 0 });
    expect(await after(Date.now() + 50 * DAY)).toMatchObject({ submissions: 1, allergies: 0 });
  });

  it('removes submissions, with their deliveries, after the years that the privacy page names', async () => {
    const site = startIntake(database);
    await site.json('/api/requests', FORMS.request);
    await site.json('/api/contact', FORMS.contact);
    await site.json('/api/feedback', FORMS.feedback);
    const left = async (days: number) => {
      const now = () => Date.now() + days * DAY;
      await keep({ now }).stop();
      const rows = await database.db.selectFrom('submissions').select('kind').execute();
      const { deliveries } = await countRows(database.db);
      return { kinds: rows.map((row) => row.kind).sort(), deliveries: Number(deliveries) > 0 };
    };
    // The event of the form's is ten days ahead, and from it the six years are counted.
    const all = ['contact', 'feedback', 'request'];
    expect(await left(364)).toEqual({ kinds: all, deliveries: true });
    expect(await left(367)).toEqual({ kinds: ['request'], deliveries: true });
    expect(await left(6 * 366 + 11)).toEqual({ kinds: [], deliveries: false });
  });

  it('keeps a kind for as many days as the owner chose, until the standard is chosen again', async () => {
    const { db } = database;
    const site = startIntake(database);
    await site.json('/api/requests', FORMS.request);
    await site.json('/api/contact', FORMS.contact);
    expect(await readRetention(db)).toMatchObject({
      request: { days: 2192, isChosen: false },
      contact: { days: 366, isChosen: false },
    });
    const left = async (days: number) => {
      await keep({ now: () => Date.now() + days * DAY }).stop();
      return (await db.selectFrom('submissions').select('kind').execute()).map((row) => row.kind);
    };
    for (const days of [29, 3_654, 40.5])
      await expect(chooseRetention(db, 'contact', days)).rejects.toThrow(RangeError);
    await chooseRetention(db, 'request', 90);
    expect(await readRetention(db)).toMatchObject({ request: { days: 90, isChosen: true } });
    expect(await left(89)).toHaveLength(2);
    await chooseRetention(db, 'request', null);
    expect(await left(102)).toHaveLength(2);
    await chooseRetention(db, 'request', 90);
    expect(await left(102)).toEqual(['contact']);
  });

  it('keeps a request for as long after its event, where that is later', async () => {
    const { db } = database;
    await startIntake(database).json('/api/requests', FORMS.request);
    const today = businessDay(new Date());
    await db
      .updateTable('submissions')
      .set({ event_day: addDays(today, 120) })
      .execute();
    await chooseRetention(db, 'request', 90);
    const left = async (days: number) => {
      await keep({ now: () => Date.now() + days * DAY }).stop();
      return (await countRows(db))['submissions'];
    };
    expect(await left(92)).toBe(1);
    // The business has moved it since.
    const [plan] = await readGroups(db, { from: today, to: addDays(today, 200) }, () => '');
    const { id = '', people = 0, name = '' } = plan ?? {};
    const moved = { day: addDays(today, 130), startsAt: '13:00', endsAt: '16:00', people, name };
    const set = { ...moved, state: 'asked', service: '', place: '', menu: '', note: '' } as const;
    await changeGroup(db, { id, revision: null, plan: set, author: 'Ana' }, Date.now());
    expect(await left(219)).toBe(1);
    expect(await left(222)).toBe(0);
  });

  it('says when it cannot, and goes on', async () => {
    const lines: string[] = [];
    await database.db.schema.dropTable('rate_limits').execute();
    const log = { ...silentLog, error: (message: string) => lines.push(message) };
    const keeping = keep({ log });
    await keeping.stop();
    expect(lines).toEqual(['What has expired could not be removed']);
  });
});
