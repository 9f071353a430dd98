import { setTimeout as pause } from 'node:timers/promises';
import { allOf, atMost, type Figure } from '../support/figure.ts';
import { askFile, readLedger, untilSent } from '../support/ledger.ts';
import { mailSettings, openMailbox } from '../support/mailbox.ts';
import { startQuiet } from '../support/server.ts';
import { submit } from '../support/submit.ts';
import { until, withFolder } from '../support/work.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long delivery may take after the outage, milliseconds. */
const GOAL = 5 * MINUTE;
const SUBMISSIONS = 40;

export const what = 'mail is down for a day: all is sent within five minutes of its return';

/**
 * Mail is down for a day, which the rows are made to look like; everything is sent within five minutes of
 * its return. `src/requests/delivery/outage.test.ts` passes the day with a clock of its own.
 */
export const run = (): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const reserved = await openMailbox();
    await reserved.close();
    const settings = mailSettings(reserved.url);
    const ask = askFile(folder);
    const first = await startQuiet(folder, settings);
    for (let at = 0; at < SUBMISSIONS; at += 1) await submit(first.url);
    const areTried = async () =>
      (await readLedger(ask)).deliveries.every(({ attempts }) => attempts > 0);
    await until(areTried, MINUTE);
    await first.stop();
    await ask(
      `UPDATE deliveries SET attempts = 33, created_at = created_at - ${24 * HOUR}, next_attempt_at = ${Date.now() + HOUR}`,
    );
    const victim = await startQuiet(folder, settings);
    await pause(10_000);
    const mailbox = await openMailbox(() => {}, reserved.port);
    const back = Date.now();
    try {
      const isDone = await untilSent(ask, GOAL);
      const seconds = isDone ? (Date.now() - back) / 1_000 : Infinity;
      return [
        allOf('emails delivered', mailbox.notes.length, 2 * SUBMISSIONS),
        atMost('all of them after the return', seconds, GOAL / 1_000, 's'),
      ];
    } finally {
      await victim.stop();
      await mailbox.close();
    }
  });
