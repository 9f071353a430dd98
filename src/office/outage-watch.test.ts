import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestDatabase,
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
} from '../database/testing/test-database.ts';
import { createLog } from '../log/index.server.ts';
import { MailError, type Email } from '../email/index.server.ts';
import { submissionMigrations, type SubmissionTables } from '../requests/index.server.ts';
import { storeSubmission } from '../requests/testing/submissions.ts';
import type { OfficeLanguage } from './account.ts';
import { officeMigrations } from './migrations.server.ts';
import type { Message } from './worker/message.ts';
import type { OfficeTables } from './tables.server.ts';
import { startOutageWatch, type OutageWatch } from './outage-watch.server.ts';
import { storePerson } from './accounts/testing/person.ts';

type Tables = OfficeTables & SubmissionTables;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A quarter past two in Madrid. */
const START = Date.UTC(2026, 4, 3, 12, 15);

describe.each(DATABASE_KINDS)('while emails do not go out on %s', (kind) => {
  let home: Awaited<ReturnType<typeof createTestDatabase<Tables>>>;
  let db: Kysely<Tables>;
  const watches: OutageWatch[] = [];
  let time = START;
  let isMailDown = true;
  let emails: Email[] = [];
  let pushes: Message[] = [];
  let lines: string[] = [];

  beforeEach(async () => {
    const migrations = { ...submissionMigrations, ...officeMigrations };
    home = await createTestDatabase<Tables>(kind, migrations);
    db = home.db;
    [time, isMailDown, emails, pushes, lines] = [START, true, [], [], []];
  });
  afterEach(async () => {
    for (const watch of watches.splice(0)) watch.stop();
    await home.remove();
  });

  const owner = (language: OfficeLanguage) =>
    storePerson(db, { id: 'marta', role: 'owner', language });

  function watch(language: OfficeLanguage = 'es'): OutageWatch {
    const started = startOutageWatch({
      db,
      log: createLog((line) => lines.push(line)),
      mail: {
        owner: async () => [{ name: '', address: 'hola@example.com' }],
        transport: {
          ...{ name: 'smtp', notice: '', close: async () => undefined },
          async send(email) {
            if (isMailDown) throw new MailError('connect ECONNREFUSED', 'service');
            emails.push(email);
            return { delivered: true, answer: '250 ok' };
          },
        },
      },
      ...{ mailDomain: 'sobremesa.test', siteUrl: 'https://sobremesa.test', now: () => time },
      notify: async (message) => void pushes.push(message(language)),
    });
    watches.push(started);
    return started;
  }

  /** Lets time pass, looking now and then. */
  async function pass(milliseconds: number, ...looking: readonly OutageWatch[]) {
    for (const end = time + milliseconds; time < end;) {
      time += Math.min(10 * MINUTE, end - time);
      await Promise.all(looking.map((one) => one.look()));
    }
  }

  const deliverAll = () =>
    db
      .updateTable('deliveries')
      .set({ state: 'delivered', done_at: time })
      .where('state', '=', 'waiting')
      .execute();
  const errors = () => lines.filter((line) => line.includes('have not gone out'));

  it('owners are told after an hour, once, though no email can', async () => {
    await storeSubmission(db, { now: START });
    const one = watch();
    await pass(50 * MINUTE, one);
    expect(pushes).toEqual([]);
    await pass(10 * HOUR, one);
    expect(pushes).toEqual([
      {
        title: 'Los correos no salen',
        body: 'Hay 2 correos esperando desde hace más de una hora.',
        ...{ url: '/admin/', tag: 'email-outage' },
      },
    ]);
    expect(errors()).toHaveLength(1);
    expect(emails).toEqual([]);
    expect(lines.join()).not.toContain('Lucía');
  });

  it('of several processes one tells, and one sends the email', async () => {
    await storeSubmission(db, { now: START });
    const many = Array.from({ length: 4 }, () => watch());
    await pass(2 * HOUR, ...many);
    isMailDown = false;
    await pass(2 * HOUR, ...many);
    expect(pushes).toHaveLength(1);
    expect(errors()).toHaveLength(1);
    expect(emails).toHaveLength(1);
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('they are told again after a day, and no sooner for another outage', async () => {
    await storeSubmission(db, { now: START });
    const one = watch('en');
    await pass(2 * HOUR, one);
    await deliverAll();
    await pass(HOUR, one);
    await storeSubmission(db, { now: time });
    await pass(20 * HOUR, one);
    expect(pushes).toHaveLength(1);
    await pass(2 * HOUR, one);
    expect(pushes.map(({ title }) => title)).toEqual(Array(2).fill('Emails aren’t going out'));
    await pass(23 * HOUR, one);
    expect(pushes).toHaveLength(2);
    await pass(2 * HOUR, one);
    expect(pushes).toHaveLength(3);
  });

  it('an email says so as soon as one can be sent, in the owner’s language, and only once', async () => {
    await owner('es');
    await storeSubmission(db, { now: START });
    const one = watch();
    await pass(2 * HOUR, one);
    isMailDown = false;
    await pass(10 * MINUTE, one);
    expect(emails.map(({ subject }) => subject)).toEqual(['Los correos de tu web no salen']);
    expect(emails[0]?.text).toContain('Desde el 3 de mayo (14:15), los correos de sobremesa.test');
    expect(emails[0]?.text).toContain('https://sobremesa.test/admin');
    expect(emails[0]?.to).toEqual([{ name: '', address: 'hola@example.com' }]);
    await pass(40 * HOUR, one);
    expect(emails).toHaveLength(1);
  });

  it('the email speaks of what is past when it comes only then', async () => {
    await owner('en');
    await storeSubmission(db, { now: START });
    const one = watch();
    await pass(2 * HOUR, one);
    isMailDown = false;
    await deliverAll();
    await pass(MINUTE, one);
    await pass(30 * MINUTE, one);
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Emails from your site weren’t going out',
    ]);
    expect(emails[0]?.text).toContain('from 3 May at 14:15 until 3 May at 16:16');
    expect(lines.filter((line) => line.includes('Emails go out again'))).toHaveLength(1);
  });

  it('nothing is said while they do', async () => {
    await storeSubmission(db, { now: START });
    await deliverAll();
    isMailDown = false;
    await pass(30 * HOUR, watch());
    expect([pushes, emails, lines]).toEqual([[], [], []]);
  });
});
