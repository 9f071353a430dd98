/** What happens to several machines under load, and what visitors must not notice of it. */
import { setTimeout as pause } from 'node:timers/promises';
import { readAll, type Crowd } from '../../tests/support/crowd.ts';
import { EDITED, untilShown, type Editor } from '../../tests/support/editor.ts';
import { allOf, atMost, none, type Figure } from './figure.ts';
import { inWords, others } from '../../tests/support/statuses.ts';
import { statusOf } from '../../tests/support/http.ts';
import { lostOf, readLedger, unfinished, untilSent } from './ledger.ts';
import { roll, type Machine } from '../../tests/support/machines.ts';
import type { EmailNote } from '../../tests/support/mailbox.ts';
import type { startBalancer } from '../../tests/support/nginx.ts';
import type { PostgresCluster } from './postgres-cluster.ts';
import { proofFor, REQUEST, submit } from '../../tests/support/submit.ts';

/** Several machines under load, and what they share. */
export interface Run {
  readonly machines: readonly Machine[];
  readonly nginx: Awaited<ReturnType<typeof startBalancer>>;
  readonly cluster: PostgresCluster;
  readonly crowd: Crowd;
  /** The owner in the office at an address. */
  readonly editorAt: (where: { readonly url: string }) => Editor;
  readonly share: number;
}

const CHANGES = 20;
const KILLS = 12;
const SILENCES = 3;
/** How long a killed process is away before its service manager starts it, milliseconds. */
const RESTART_AFTER = 1_000;
/** Between a start and the next fault, milliseconds. */
const UP = 2_000;
/** How long PostgreSQL is away, and how soon a form must be stored after that, milliseconds. */
const AWAY = 2_000;
const RECOVERED = 5_000;
/** How soon a connection that fell silent must have been replaced, and a change must show, milliseconds. */
const GIVEN_UP = 5_500;
const SHOWN = 1_000;
/** How long after the mail server took an email in it may still be marked as sent, milliseconds. */
const MARKING = 3_000;
/** How much later than it is noted a kill may take effect, milliseconds. */
const KILLING = 100;
/** Time for the lease of the last killed process to expire and for the rest to be sent, milliseconds. */
const LAST_PATIENCE = 300_000;

/** What visitors were answered since this was last asked. */
export function served(when: string, crowd: Crowd): Figure[] {
  const { pages, submissions, withoutRetryAfter } = crowd.take();
  const dishonest = others(submissions, 201, 503, 429) + withoutRetryAfter;
  return [
    none(`${when}: pages answered other than 200`, others(pages, 200), inWords(pages)),
    none(
      `${when}: submissions neither stored nor honestly refused`,
      dishonest,
      inWords(submissions),
    ),
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
  if (!(await editorAt(nginx).publish(title))) return [];
  const times = await Promise.all(
    ready.flat().map(({ machine, starts }) => untilShown(machine, title, starts)),
  );
  return times.filter((time) => time !== null);
}

function shown(when: string, changes: number, times: readonly number[]): Figure {
  const late = times.filter((time) => time > SHOWN).length;
  const note = `${changes} changes, seen ${times.length} times, ${late} of them later than that`;
  const name = `${when}: longest until a change showed on a machine`;
  return atMost(name, Math.max(...times), SHOWN, 'ms', note);
}

export async function publishChanges(run: Run): Promise<Figure[]> {
  const changes = Math.max(3, Math.round(CHANGES * run.share));
  const times: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    times.push(...(await publishOne(run, `Mercado, cambio ${change}`)));
    await pause(200);
  }
  return [
    shown('quiet', changes, times),
    allOf('quiet: changes seen', times.length, changes * run.machines.length),
    ...served('changes', run.crowd),
  ];
}

/** Restarts all, one after the other, as an upgrade or a new setting wants it. */
export async function rollAll(what: string, run: Run, times: number): Promise<Figure[]> {
  const { machines, nginx, crowd } = run;
  const before = (await nginx.failures()).unanswered;
  for (let turn = 0; turn < times; turn += 1) await roll(machines);
  const unanswered = (await nginx.failures()).unanswered - before;
  return [
    none(`${what}: 502 or 504`, unanswered, `${times * machines.length} restarts`),
    ...served(what, crowd),
  ];
}

/** SIGKILL for one process every few seconds, while visitors send and the content changes. */
export async function killInTurn(run: Run, killedAt: number[]): Promise<Figure[]> {
  const { machines, nginx, crowd, share } = run;
  const kills = Math.max(3, Math.round(KILLS * share));
  const before = await nginx.failures();
  let isOver = false;
  const times: number[] = [];
  let changes = 0;
  const editing = (async () => {
    while (!isOver) {
      const seen = await publishOne(run, `Mercado, muerte ${changes}`);
      times.push(...seen);
      if (seen.length > 0) changes += 1;
      await pause(500);
    }
  })();
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = machines[kill % machines.length];
    await pause(UP * Math.random());
    killedAt.push(Date.now());
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
  const note = `${passedOn} requests passed on by nginx, ${unanswered} could not be`;
  return [
    allOf('kills: processes killed', killedAt.length, kills, note),
    ...served('kills', crowd),
    shown('kills', changes, times),
  ];
}

/** PostgreSQL goes away and comes back, orderly and by a crash. */
export async function restartDatabase({ cluster, crowd, machines }: Run): Promise<Figure[]> {
  // Held pages are served meanwhile; those that nobody has read since the last start are not.
  for (const { url } of machines) await readAll(url);
  crowd.take();
  const slowest: number[] = [];
  for (const mode of ['fast', 'immediate'] as const) {
    await cluster.stop(mode);
    await pause(AWAY);
    await cluster.start();
    const startedAt = performance.now();
    const before = crowd.acknowledged.size;
    while (crowd.acknowledged.size === before) await pause(20);
    slowest.push(performance.now() - startedAt);
    await pause(UP);
  }
  const name = 'PostgreSQL restarted: longest until a submission was stored';
  return [
    atMost(name, Math.max(...slowest), RECOVERED, 'ms'),
    none('exits because of it', machines.filter((machine) => !machine.isUp()).length),
    ...served('PostgreSQL restarted', crowd),
  ];
}

/** The first machine's connections fall silent, as behind a NAT that forgot them: new ones work. */
export async function fallSilent(
  { machines, editorAt, crowd }: Run,
  forget: () => void,
): Promise<Figure[]> {
  const [silent, other] = machines;
  if (!silent || !other) throw new Error('It takes two machines');
  const stored: number[] = [];
  const shownAfter: number[] = [];
  for (let time = 0; time < SILENCES; time += 1) {
    const captcha = await proofFor(silent.url);
    const fields = { ...REQUEST, captcha, message: `Silencio ${time}` };
    const title = `Mercado, silencio ${time}`;
    forget();
    const startedAt = performance.now();
    const changed = (async () => {
      await editorAt(other).publish(title);
      await untilShown(silent, title);
      return performance.now() - startedAt;
    })();
    while ((await submit(silent.url, fields)).status !== 201) await pause(50);
    stored.push(performance.now() - startedAt);
    shownAfter.push(await changed);
    await pause(UP);
  }
  const longest = (times: readonly number[]) => Math.max(...times);
  return [
    atMost('silence: longest until a submission was stored there', longest(stored), GIVEN_UP, 'ms'),
    atMost(
      'silence: longest until a change showed there',
      longest(shownAfter),
      GIVEN_UP + SHOWN,
      'ms',
    ),
    ...served('silence', crowd),
  ];
}

/** Everything acknowledged is stored once, and every email was sent once. */
export async function settle(
  { cluster: { ask }, crowd }: Run,
  notes: readonly EmailNote[],
  killedAt: readonly number[],
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
    return !killedAt.some((killed) => killed >= at - KILLING && killed < at + MARKING);
  });
  const lost = lostOf(crowd.acknowledged, ids).length;
  const sentTwice = `${doubled.length} sent twice in all; ${killedAt.length} kills, whose moment between sending and marking cannot be told from one before it`;
  return [
    none('acknowledged submissions lost', lost, `${crowd.acknowledged.size} acknowledged`),
    none('forms stored twice', forms.length - new Set(forms).size, `${forms.length} stored`),
    none(
      'stored forms sent again and answered otherwise',
      crowd.repeats.wrong,
      `${crowd.repeats.all} sent again`,
    ),
    none('emails marked as sent that never came', unsent.length),
    none('emails still waiting', waiting, `${deliveries.length} in all, ${arrivals.size} sent`),
    none('emails sent twice without a kill in that moment', unexplained.length, sentTwice),
  ];
}
