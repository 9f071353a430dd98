import type { Figure } from '../support/figure.ts';
import type { Run } from './many-run.ts';
import type { EmailNote } from './support/mailbox.ts';
import { none, pause } from './support/scenario.ts';

/** How long after the mail server took an email in it may still be marked as sent, milliseconds. */
const MARKING = 3_000;
/** How much later than it is noted a kill may take effect, milliseconds. */
const KILLING = 100;
/** Time for the lease of the last killed process to expire and for the rest to be sent, milliseconds. */
const LAST_PATIENCE = 300_000;

/** Everything acknowledged is stored once, and every email was sent once. */
export async function readLedger(
  { cluster, crowd }: Run,
  notes: readonly EmailNote[],
  killedAt: readonly number[],
): Promise<Figure[]> {
  const unfinished = async () => {
    const [row] = await cluster.ask(
      "select count(*)::int as left from deliveries where state in ('waiting', 'sending')",
    );
    return Number(row?.['left']);
  };
  const end = Date.now() + LAST_PATIENCE;
  while ((await unfinished()) > 0 && Date.now() < end) await pause(500);
  const rows = await cluster.ask('select id, data from submissions');
  const stored = new Set(rows.map(({ id }) => String(id)));
  const copies = new Map<string, number>();
  for (const { data } of rows) {
    const { message = '' } = JSON.parse(String(data)) as { message?: string };
    if (crowd.sent.has(message)) copies.set(message, (copies.get(message) ?? 0) + 1);
  }
  const deliveries = await cluster.ask('select message_id, state from deliveries');
  const arrivals = Map.groupBy(notes, ({ messageId }) => messageId);
  const unsent = deliveries.filter(
    ({ message_id, state }) => state === 'delivered' && !arrivals.has(String(message_id)),
  );
  const doubled = [...arrivals.values()].filter((each) => each.length > 1);
  const unexplained = doubled.filter(([{ at } = { at: 0 }]) => {
    return !killedAt.some((killed) => killed >= at - KILLING && killed < at + MARKING);
  });
  const lost = [...crowd.acknowledged].filter((id) => !stored.has(id));
  return [
    none('acknowledged submissions lost', lost.length, `${crowd.acknowledged.size} acknowledged`),
    none(
      'forms stored twice',
      [...copies.values()].filter((times) => times > 1).length,
      `${copies.size} stored`,
    ),
    none(
      'stored forms sent again and answered otherwise',
      crowd.repeats.wrong,
      `${crowd.repeats.all} sent again`,
    ),
    none('emails marked as sent that never came', unsent.length),
    none(
      'emails still waiting',
      await unfinished(),
      `${deliveries.length} in all, ${arrivals.size} sent`,
    ),
    {
      ...none('emails sent twice without a kill in that moment', unexplained.length),
      note: `${doubled.length} sent twice in all; ${killedAt.length} kills, whose moment between sending and marking cannot be told from one before it`,
    },
  ];
}
