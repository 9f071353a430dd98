import { mailSettings, openMailbox } from './support/mailbox.ts';
import { readLedger, unfinished } from './support/ledger.ts';
import { allOf, none, pause, until, withFolder, type Scenario } from './support/scenario.ts';
import { startQuiet, type BuiltServer } from '../support/server.ts';
import { submit } from './support/submit.ts';

/** Concurrent visitors, and their submissions in all before each kill. */
const VISITORS = 4;
const ROUND = 24;
/** The kill comes at a random moment within this time from the first submission, milliseconds. */
const WINDOW = 800;
/** Time for the lease of the last killed process to expire and for the rest to be sent, milliseconds. */
const LAST_PATIENCE = 300_000;

/** Submits until the server dies or the round is complete; records what was acknowledged. */
async function load(victim: BuiltServer, acknowledged: Set<string>): Promise<void> {
  let begun = 0;
  const visitor = async () => {
    while (begun < ROUND) {
      begun += 1;
      const { status, id } = await submit(victim.url);
      if (status === 0) return;
      if (id !== undefined) acknowledged.add(id);
      await pause(Math.random() * 20);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
}

/** kill -9 at random moments under load; afterwards everything must be stored and get sent. */
export const kills: Scenario = ({ kills: count }) =>
  withFolder(async (folder) => {
    const mailbox = await openMailbox();
    const settings = mailSettings(mailbox.url);
    const acknowledged = new Set<string>();
    try {
      for (let round = 0; round < count; round += 1) {
        const victim = await startQuiet(folder, settings);
        const loading = load(victim, acknowledged);
        await pause(Math.random() * WINDOW);
        await victim.kill();
        await loading;
      }
      const survivor = await startQuiet(folder, settings);
      const allSent = await until(() => unfinished(folder) === 0, LAST_PATIENCE);
      await survivor.stop();
      const { ids, deliveries, isSound } = readLedger(folder);
      const lost = [...acknowledged].filter((id) => !ids.has(id));
      const withBoth = new Map<string, number>();
      for (const { submission_id } of deliveries) {
        withBoth.set(submission_id, (withBoth.get(submission_id) ?? 0) + 1);
      }
      const orphans = [...ids].filter((id) => withBoth.get(id) !== 2);
      const received = new Set(mailbox.notes.map(({ messageId }) => messageId));
      const unsent = deliveries.filter(
        ({ message_id, state }) => state !== 'delivered' || !received.has(message_id),
      );
      const doubled = mailbox.notes.length - received.size;
      const tries = deliveries.reduce((sum, { attempts }) => sum + attempts - 1, 0);
      return [
        allOf('servers killed', count, count),
        none('acknowledged submissions lost', lost.length, `${acknowledged.size} acknowledged`),
        none('submissions without their deliveries', orphans.length, `${ids.size} stored`),
        none('emails not sent', unsent.length, `${received.size} sent, all done: ${allSent}`),
        {
          ...none('emails sent twice beyond interrupted attempts', Math.max(0, doubled - tries)),
          note: `${doubled} sent twice, between sending and marking; ${tries} attempts interrupted`,
        },
        none('database corruption', isSound ? 0 : 1),
      ];
    } finally {
      await mailbox.close();
    }
  });
