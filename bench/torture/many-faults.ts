import type { Figure } from '../support/figure.ts';
import { publishOne, SHOWN, shown } from './many-changes.ts';
import { served, type Run } from './many-run.ts';
import { CROWD_PATHS } from './support/crowd.ts';
import { untilShown, type Editor } from './support/editor.ts';
import { untilReady } from './support/machines.ts';
import { proofFor } from './support/proof.ts';
import { allOf, none, pause } from './support/scenario.ts';
import { REQUEST, submit } from './support/submit.ts';
import { askFor } from './support/visitors.ts';

const KILLS = 12;
const SILENCES = 3;
/** How long a killed process is away before its service manager starts it, milliseconds. */
const RESTART_AFTER = 1_000;
/** Between a start and the next fault, milliseconds. */
const UP = 2_000;
/** How long PostgreSQL is away, milliseconds. */
const AWAY = 2_000;
/** How soon a connection that fell silent must have been replaced, milliseconds. */
const GIVEN_UP = 5_500;

/** Restarts all, one after the other, as an upgrade or a new setting wants it. */
export async function roll(
  what: string,
  { machines, nginx, crowd }: Run,
  times: number,
): Promise<Figure[]> {
  const before = nginx.failures().unanswered;
  for (let turn = 0; turn < times; turn += 1) {
    for (const machine of machines) {
      await machine.stop();
      await machine.start();
      await untilReady(machine);
    }
  }
  return [
    none(
      `${what}: 502 or 504`,
      nginx.failures().unanswered - before,
      `${times * machines.length} restarts`,
    ),
    ...served(what, crowd),
  ];
}

/** Every machine runs the older version; each gets the newer one in turn, and both serve meanwhile. */
export async function upgrade(run: Run, from: string): Promise<Figure[]> {
  for (const machine of run.machines) machine.upgrade();
  return roll(`upgrade from ${from}`, run, 1);
}

/** SIGKILL for one process every few seconds, while visitors send and the content changes. */
export async function killInTurn(run: Run, killedAt: number[]): Promise<Figure[]> {
  const { machines, nginx, crowd, share } = run;
  const kills = Math.max(3, Math.round(KILLS * share));
  const before = nginx.failures();
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
  const after = nginx.failures();
  return [
    allOf(
      'kills: processes killed',
      killedAt.length,
      kills,
      `${after.passedOn - before.passedOn} requests passed on by nginx, ${after.unanswered - before.unanswered} could not be`,
    ),
    ...served('kills', crowd),
    shown('kills', changes, times),
  ];
}

/** PostgreSQL goes away and comes back, orderly and by a crash. */
export async function restartDatabase({ cluster, crowd, machines }: Run): Promise<Figure[]> {
  // Held pages are served meanwhile; those that nobody has read since the last start are not.
  for (const { url } of machines) {
    for (const path of CROWD_PATHS) await askFor(url + path);
  }
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
  return [
    {
      name: 'PostgreSQL restarted: longest until a submission was stored',
      value: Math.max(...slowest),
      unit: 'ms',
      goal: { atMost: 5_000 },
    },
    none('exits because of it', machines.filter((machine) => !machine.isUp()).length),
    ...served('PostgreSQL restarted', crowd),
  ];
}

/** The first machine's connections fall silent, as behind a NAT that forgot them: new ones work. */
export async function fallSilent(
  { machines, crowd }: Run,
  elsewhere: Editor,
  forget: () => void,
): Promise<Figure[]> {
  const [first] = machines;
  if (!first) return [];
  const stored: number[] = [];
  const shownAfter: number[] = [];
  for (let time = 0; time < SILENCES; time += 1) {
    const captcha = await proofFor(first.url);
    const fields = { ...REQUEST, captcha, message: `Silencio ${time}` };
    forget();
    const startedAt = performance.now();
    const changed = (async () => {
      await elsewhere.publish(`Mercado, silencio ${time}`);
      await untilShown(first, `Mercado, silencio ${time}`);
      return performance.now() - startedAt;
    })();
    while ((await submit(first.url, fields)).status !== 201) await pause(50);
    stored.push(performance.now() - startedAt);
    shownAfter.push(await changed);
    await pause(UP);
  }
  return [
    {
      ...{
        name: 'silence: longest until a submission was stored there',
        value: Math.max(...stored),
      },
      ...{ unit: 'ms', goal: { atMost: GIVEN_UP } },
    },
    {
      ...{ name: 'silence: longest until a change showed there', value: Math.max(...shownAfter) },
      ...{ unit: 'ms', goal: { atMost: GIVEN_UP + SHOWN } },
    },
    ...served('silence', crowd),
  ];
}
