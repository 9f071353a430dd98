import { setTimeout as pause } from 'node:timers/promises';
import { allOf, atMost, isSo, none, type Figure } from '../support/figure.ts';
import { askFile, lostOf, readLedger, untilSent } from '../support/ledger.ts';
import { mailSettings, openMailbox } from '../../tests/support/mailbox.ts';
import { startQuiet } from '../../tests/support/server.ts';
import { submit } from '../../tests/support/submit.ts';
import { withFolder } from '../../tests/support/work.ts';
import type { Amount } from '../support/amount.ts';

/** Concurrent visitors, and their submissions in all before each kill. */
const VISITORS = 4;
const ROUND = 24;
/** The kill comes at a random moment within this time from the first submission, milliseconds. */
const WINDOW = 800;
/** Time for the lease of the last killed process to expire and for the rest to be sent, milliseconds. */
const LAST_PATIENCE = 300_000;

/** Submits until the server dies or the round is complete; records what was acknowledged. */
async function load(url: string, acknowledged: Set<string>): Promise<void> {
  let begun = 0;
  const visitor = async () => {
    while (begun < ROUND) {
      begun += 1;
      const { status, id } = await submit(url);
      if (status === 0) return;
      if (id !== undefined) acknowledged.add(id);
      await pause(Math.random() * 20);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
}

export const what = 'kill -9 under load: what was acknowledged is stored, and its emails are sent';

export const run = ({ kills }: Amount): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const mailbox = await openMailbox();
    const settings = mailSettings(mailbox.url);
    const acknowledged = new Set<string>();
    try {
      for (let round = 0; round < kills; round += 1) {
        const victim = await startQuiet(folder, settings);
        const loading = load(victim.url, acknowledged);
        await pause(Math.random() * WINDOW);
        await victim.kill();
        await loading;
      }
      const survivor = await startQuiet(folder, settings);
      const ask = askFile(folder);
      const allSent = await untilSent(ask, LAST_PATIENCE);
      await survivor.stop();
      const { ids, deliveries } = await readLedger(ask);
      const [check] = await ask('PRAGMA integrity_check');
      const bySubmission = Map.groupBy(deliveries, ({ submission_id }) => submission_id);
      const orphans = [...ids].filter((id) => bySubmission.get(id)?.length !== 2);
      const received = new Set(mailbox.notes.map(({ messageId }) => messageId));
      const unsent = deliveries.filter(
        ({ message_id, state }) => state !== 'delivered' || !received.has(message_id),
      );
      const doubled = mailbox.notes.length - received.size;
      const tries = deliveries.reduce((sum, { attempts }) => sum + attempts - 1, 0);
      const lost = lostOf(acknowledged, ids).length;
      return [
        allOf('servers killed', kills, kills),
        none('acknowledged submissions lost', lost, `${acknowledged.size} acknowledged`),
        none('submissions without their deliveries', orphans.length, `${ids.size} stored`),
        none('emails not sent', unsent.length, `${received.size} sent, all done: ${allSent}`),
        atMost(
          'emails sent twice, between sending and marking',
          doubled,
          tries,
          '',
          'as many as attempts were interrupted',
        ),
        isSo('the database is sound', check?.['integrity_check'] === 'ok'),
      ];
    } finally {
      await mailbox.close();
    }
  });
