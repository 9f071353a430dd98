import { setTimeout as pause } from 'node:timers/promises';
import { readAll, startCrowd, type Crowd } from '../../tests/support/crowd.ts';
import { EDITED, PUBLISHED, untilShown, type Editor } from '../../tests/support/editor.ts';
import { statusOf } from '../../tests/support/http.ts';
import { openMachines, roll, type Machine } from '../../tests/support/machines.ts';
import type { EmailNote } from '../../tests/support/mailbox.ts';
import { hasNginx, startBalancer } from '../../tests/support/nginx.ts';
import { inWords, others } from '../../tests/support/statuses.ts';
import type { Amount } from '../support/amount.ts';
import { allOf, atMost, none, skipped, type Figure } from '../support/figure.ts';
import { readLedger, unfinished, untilSent } from '../support/ledger.ts';
import { buildOlder } from '../support/older-build.ts';
import { openPostgresCluster, type PostgresCluster } from '../support/postgres-cluster.ts';

/** The version that is upgraded from. */
const OLDER = '0db8fc8b';
const MACHINES = 3;
const ROLLS = 2;
const KILLS = 12;
const CUTS = 100;
const RESTARTS = 20;
/** How long a killed process is away before its service manager starts it, milliseconds. */
const RESTART_AFTER = 1_000;
/** Between a start and the next fault, milliseconds. */
const UP = 2_000;
/** How long PostgreSQL is away at most, and how soon a form must be stored after that, milliseconds. */
const AWAY = 2_000;
const RECOVERED = 5_000;
/** How soon a change must show, milliseconds. */
const SHOWN = 1_000;
/** How long after the mail server took an email in it may still be marked as sent, milliseconds. */
const MARKING = 3_000;
/** How much later than it is noted a fault may take effect, milliseconds. */
const LATER = 100;
/** Time for the lease of the last killed process to expire and for the rest to be sent, milliseconds. */
const LAST_PATIENCE = 300_000;

/** Several machines under load, and what they share. */
interface Run {
  readonly machines: readonly Machine[];
  readonly nginx: Awaited<ReturnType<typeof startBalancer>>;
  readonly cluster: PostgresCluster;
  readonly crowd: Crowd;
  /** The owner in the office at an address. */
  readonly editorAt: (where: { readonly url: string }) => Editor;
  readonly share: number;
  /** When a process was killed, or PostgreSQL or a connection of it. */
  readonly brokenAt: number[];
}

export const what =
  'three machines behind nginx, while they and PostgreSQL are killed and restarted';

/**
 * What two of them share and count together, and connections that fall silent, are tried by
 * `tests/torture/machines.test.ts` and `tests/torture/postgres-silence.test.ts`.
 */
export async function run({ share }: Amount): Promise<Figure[]> {
  await using cluster = hasNginx ? await openPostgresCluster() : null;
  if (!cluster) return skipped('nginx or PostgreSQL is not installed');
  await using started = new AsyncDisposableStack();
  const older = await buildOlder(OLDER);
  if (older === null) console.log(`      without an upgrade: there is no commit ${OLDER}`);
  const site = await openMachines(cluster.url, MACHINES, older ?? undefined);
  started.defer(() => site.close());
  const { machines, mailbox, editorAt } = site;
  const nginx = await startBalancer(machines.map(({ port }) => port));
  started.defer(() => nginx.stop());
  const crowd = startCrowd(nginx.url);
  const all: Run = { machines, nginx, cluster, crowd, editorAt, share, brokenAt: [] };
  await pause(3_000);
  const figures = served('before anything fails', crowd);
  if (older !== null) {
    // Each gets the newer version in turn, and both serve meanwhile.
    for (const machine of machines) machine.upgrade();
    figures.push(...(await rollAll(`upgrade from ${OLDER}`, all, 1)));
  }
  figures.push(...(await killInTurn(all)), ...(await breakDatabase(all)));
  figures.push(...(await rollAll('rolling restart', all, ROLLS)));
  await crowd.stop();
  return [...figures, ...(await settle(all, mailbox.notes))];
}

/** What visitors were answered since this was last asked. */
function served(when: string, crowd: Crowd): Figure[] {
  const { pages, submissions, withoutRetryAfter } = crowd.take();
  const dishonest = others(submissions, 201, 503, 429) + withoutRetryAfter;
  return [
    none(`${when}: pages answered other than 200`, others(pages, 200), inWords(pages)),
    none(`${when}: forms neither stored nor honestly refused`, dishonest, inWords(submissions)),
  ];
}

/** Restarts all, one after the other, as an upgrade or a new setting wants it. */
async function rollAll(name: string, run: Run, times: number): Promise<Figure[]> {
  const { machines, nginx, crowd } = run;
  const before = (await nginx.failures()).unanswered;
  for (let turn = 0; turn < times; turn += 1) await roll(machines);
  const unanswered = (await nginx.failures()).unanswered - before;
  return [
    none(`${name}: 502 or 504`, unanswered, `${times * machines.length} restarts`),
    ...served(name, crowd),
  ];
}

/** SIGKILL for one process every few seconds, while visitors send and the content changes. */
async function killInTurn(run: Run): Promise<Figure[]> {
  const { machines, nginx, crowd, share, brokenAt } = run;
  const kills = Math.max(3, Math.round(KILLS * share));
  const before = await nginx.failures();
  let isOver = false;
  const times: number[] = [];
  const editing = (async () => {
    for (let change = 0; !isOver; change += 1) {
      times.push(...(await publishOne(run, `Mercado, cambio ${change}`)));
      await pause(500);
    }
  })();
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = machines[kill % machines.length];
    await pause(UP * Math.random());
    brokenAt.push(Date.now());
    await victim?.kill();
    await pause(RESTART_AFTER);
    await victim?.start();
    await pause(UP);
  }
  isOver = true;
  await editing;
  const after = await nginx.failures();
  const passedOn = after.passedOn - before.passedOn;
  const unanswered = after.unanswered - before.unanswered;
  const passed = `${passedOn} requests passed on by nginx, ${unanswered} could not be`;
  return [
    allOf('kills: processes killed', brokenAt.length, kills, passed),
    ...served('kills', crowd),
    atMost('kills: longest until a change showed', Math.max(...times), SHOWN, 'ms'),
    allOf('kills: changes seen by machines that stayed up', times.length, kills),
  ];
}

/** Publishes, and waits for the change at every machine that is up all the while; how long each took. */
async function publishOne({ machines, nginx, editorAt }: Run, title: string): Promise<number[]> {
  const ready = await Promise.all(
    machines.map(async (machine) => {
      const { starts } = machine;
      // Read once, so that a machine that has just been started has loaded what it needs.
      const isReady = machine.isUp() && (await statusOf(machine.url + EDITED)) === 200;
      return isReady ? [{ machine, starts }] : [];
    }),
  );
  if ((await editorAt(nginx).publish(title)) !== PUBLISHED) return [];
  const times = await Promise.all(
    ready.flat().map(({ machine, starts }) => untilShown(machine, title, starts)),
  );
  return times.filter((time) => time !== null);
}

/** Connections of all machines are cut; PostgreSQL goes away and comes back, orderly and by a crash. */
async function breakDatabase(run: Run): Promise<Figure[]> {
  const { cluster, crowd, machines, share, brokenAt } = run;
  // Held pages are served meanwhile; those that nobody has read since the last start are not.
  for (const { url } of machines) await readAll(url);
  crowd.take();
  const cuts = Math.ceil(CUTS * share);
  let cut = 0;
  for (let turn = 0; cut < cuts && turn < 10 * cuts; turn += 1) {
    brokenAt.push(Date.now());
    cut += await cluster.cutOne();
    await pause(Math.random() * 40);
  }
  const restarts = Math.max(2, Math.round(RESTARTS * share));
  const times: number[] = [];
  for (let restart = 0; restart < restarts; restart += 1) {
    brokenAt.push(Date.now());
    await cluster.stop(restart % 2 === 0 ? 'fast' : 'immediate');
    await pause(AWAY * Math.random());
    await cluster.start();
    const startedAt = performance.now();
    const before = crowd.acknowledged.size;
    while (crowd.acknowledged.size === before) await pause(20);
    times.push(performance.now() - startedAt);
    await pause(UP);
  }
  const name = 'PostgreSQL restarted: longest until a submission was stored';
  return [
    allOf('connections cut', cut, cuts),
    atMost(name, Math.max(...times), RECOVERED, 'ms', `${restarts} times, half of them a crash`),
    none('exits because of it', machines.filter((machine) => !machine.isUp()).length),
    ...served('PostgreSQL cut and restarted', crowd),
  ];
}

/** Everything acknowledged is stored once, and every email was sent once. */
async function settle(
  { cluster: { ask }, crowd, brokenAt }: Run,
  notes: readonly EmailNote[],
): Promise<Figure[]> {
  await untilSent(ask, LAST_PATIENCE);
  const waiting = await unfinished(ask);
  const { ids, messages, deliveries } = await readLedger(ask);
  const forms = messages.filter((message) => crowd.sent.has(message));
  const arrivals = Map.groupBy(notes, ({ messageId }) => messageId);
  const unsent = deliveries.filter(
    ({ message_id, state }) => state === 'delivered' && !arrivals.has(message_id),
  );
  const doubled = [...arrivals.values()].filter((each) => each.length > 1);
  const unexplained = doubled.filter(([{ at } = { at: 0 }]) => {
    return !brokenAt.some((broken) => broken >= at - LATER && broken < at + MARKING);
  });
  const lost = crowd.acknowledged.difference(ids).size;
  const { all: repeated, wrong } = crowd.repeats;
  const sentTwice = `${doubled.length} sent twice in all; between sending and marking cannot be told from just before`;
  return [
    none('acknowledged submissions lost', lost, `${crowd.acknowledged.size} acknowledged`),
    none('forms stored twice', forms.length - new Set(forms).size, `${forms.length} stored`),
    none('stored forms sent again and answered otherwise', wrong, `${repeated} sent again`),
    none('emails marked as sent that never came', unsent.length),
    none('emails still waiting', waiting, `${deliveries.length} in all, ${arrivals.size} sent`),
    none('emails sent twice without a fault in that moment', unexplained.length, sentTwice),
  ];
}
