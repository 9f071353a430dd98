import { createSmtpTransport } from '../../src/mail/transports/smtp.server.ts';
import { startSmtpStandIn } from '../../src/mail/testing/smtp-stand-in.ts';
import { testEmail, TEST_SENDER } from '../../src/mail/testing/emails.ts';
import { MailError } from '../../src/mail/transport.server.ts';
import { DeliveryError, type Deliver } from '../../src/submissions/outbox/delivery.server.ts';
import { startOutbox } from '../../src/submissions/outbox/outbox.server.ts';
import {
  createFakeClock,
  openTestDatabase,
  settler,
  storeSubmission,
} from '../../src/submissions/testing/index.ts';
import { silentLog } from '../../src/log/index.server.ts';
import type { Figure } from '../support/figure.ts';
import { mailSettings, openMailbox } from './support/mailbox.ts';
import { readLedger, rewrite, unfinished } from './support/ledger.ts';
import { allOf, pause, until, withFolder, type Scenario } from './support/scenario.ts';
import { startQuiet } from '../support/server.ts';
import { submit } from './support/submit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long delivery may take after the outage, milliseconds. */
const GOAL = 5 * MINUTE;
const A_DAY_OF_SUBMISSIONS = 96;

/** A simulated day, with a real mail server that starts only when the day is over. */
async function simulatedDay(share: number): Promise<Figure[]> {
  const reserved = await startSmtpStandIn();
  await reserved.close();
  const transport = createSmtpTransport({ url: reserved.url, from: TEST_SENDER });
  const database = await openTestDatabase('sqlite');
  const { db } = database;
  const clock = createFakeClock();
  const settle = settler(db, clock);
  let lastDelivery = 0;
  const deliver: Deliver = async ({ delivery }, signal) => {
    try {
      const result = await transport.send(testEmail({ messageId: delivery.message_id }), signal);
      lastDelivery = clock.now();
      return result;
    } catch (error) {
      if (error instanceof MailError) throw new DeliveryError(error.message, error.failure, error);
      throw error;
    }
  };
  const queue = {
    name: 'emails',
    concurrency: 4,
    channels: { 'owner-email': deliver, 'visitor-email': deliver },
  };
  const outbox = startOutbox({
    db,
    databaseKind: 'sqlite',
    queues: [queue],
    log: silentLog,
    clock,
    pollInterval: HOUR,
  });
  const count = Math.max(8, Math.round(A_DAY_OF_SUBMISSIONS * share));
  let server: Awaited<ReturnType<typeof startSmtpStandIn>> | undefined;
  try {
    for (let at = 0; at < count; at += 1) {
      await storeSubmission(db, { now: clock.now() });
      outbox.wake();
      await clock.advance((24 * HOUR) / count, settle);
    }
    server = await startSmtpStandIn({ port: reserved.port });
    const back = clock.now();
    await clock.advance(GOAL, settle);
    return [
      allOf('emails delivered after a simulated day', server.emails.length, 2 * count),
      {
        name: 'the last of them after the return (simulated)',
        value: (lastDelivery - back) / 1_000,
        unit: 's',
        goal: { atMost: GOAL / 1_000 },
      },
    ];
  } finally {
    await outbox.stop();
    await server?.close();
    await transport.close();
    await database.remove();
  }
}

/** The built server in real time, with rows that look a day old. */
async function builtServer(): Promise<Figure[]> {
  const submissions = 40;
  return withFolder(async (folder) => {
    const reserved = await openMailbox();
    await reserved.close();
    const settings = mailSettings(reserved.url);
    const first = await startQuiet(folder, settings);
    for (let at = 0; at < submissions; at += 1) await submit(first.url);
    await until(() => readLedger(folder).deliveries.every(({ attempts }) => attempts > 0), MINUTE);
    await first.stop();
    const inAnHour = Date.now() + HOUR;
    rewrite(
      folder,
      `UPDATE deliveries SET attempts = 33, created_at = created_at - ${24 * HOUR}, next_attempt_at = ${inAnHour}`,
    );
    const victim = await startQuiet(folder, settings);
    await pause(10_000);
    const mailbox = await openMailbox(() => {}, reserved.port);
    const back = Date.now();
    try {
      const isDone = await until(() => unfinished(folder) === 0, GOAL);
      const seconds = (Date.now() - back) / 1_000;
      return [
        allOf('emails of the built server delivered', mailbox.notes.length, 2 * submissions),
        {
          name: 'all of them after the return',
          value: isDone ? seconds : Infinity,
          unit: 's',
          goal: { atMost: GOAL / 1_000 },
        },
      ];
    } finally {
      await victim.stop();
      await mailbox.close();
    }
  });
}

/** Mail is down for a day; everything is sent within five minutes of its return. */
export const mailOutage: Scenario = async ({ share }) => [
  ...(await simulatedDay(share)),
  ...(await builtServer()),
];
