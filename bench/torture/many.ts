import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { Figure } from '../support/figure.ts';
import { cookieHeader, setUpOwner } from '../support/owner.ts';
import { raceKeys, raceProofs, refuseOtherKey, tripAllowance } from './many-rules.ts';
import { CROWD_PATHS, startCrowd, type Crowd } from './support/crowd.ts';
import { openDatabaseProxy } from './support/database-proxy.ts';
import { openEditor, readEdited, untilShown, type Editor } from './support/editor.ts';
import { folderOf, prepareMachine, type Machine } from './support/machines.ts';
import { mailSettings, openMailbox, type EmailNote } from './support/mailbox.ts';
import { openNginx, type Nginx } from './support/nginx.ts';
import { buildOlder } from './support/older-build.ts';
import { proofFor } from './support/proof.ts';
import { openPostgresCluster, type PostgresCluster } from './support/postgres-cluster.ts';
import { openBucketServer } from './support/s3-server.ts';
import { allOf, none, pause, withFolder, type Scenario } from './support/scenario.ts';
import { REQUEST, submit } from './support/submit.ts';
import { askFor, inWords, others } from './support/visitors.ts';

/** The version that is upgraded from: the last before machines could differ in version. */
const OLDER = 'c95f142';
const MACHINES = 3;
const KILLS = 12;
const ROLLS = 2;
/** How long a killed process is away before its service manager starts it, milliseconds. */
const RESTART_AFTER = 1_000;
/** Between a start and the next kill, milliseconds. */
const UP = 2_000;
/** How long PostgreSQL is away, milliseconds. */
const AWAY = 2_000;
const PICTURES = 4;
const SILENCES = 3;
/** Goals, milliseconds. */
const SHOWN = 1_000;
const GIVEN_UP = 5_500;
/** A copy of an email that first went out this long before a kill was being marked as sent, milliseconds. */
const MARKING = 3_000;
/** Time for the lease of the last killed process to expire and for the rest to be sent, milliseconds. */
const LAST_PATIENCE = 300_000;

/** Three processes that share PostgreSQL and a bucket, behind nginx, while everything fails that can. */
export const many: Scenario = async ({ share }) => {
  const cluster = await openPostgresCluster();
  if (!cluster) {
    console.log('      skipped: no PostgreSQL is installed (initdb was not found)');
    return [];
  }
  const bucket = await openBucketServer();
  const mailbox = await openMailbox();
  const proxy = await openDatabaseProxy(cluster.url);
  try {
    return await withFolder(async (folder) => {
      const older = await buildOlder(OLDER);
      if (older === null) console.log(`      without an upgrade: there is no commit ${OLDER}`);
      const common = {
        ...{ ...bucket.settings, ...mailSettings(mailbox.url) },
        ...{ DATA_KEY: randomBytes(32).toString('hex'), TRUST_PROXY: '127.0.0.1' },
        ...{ RATE_LIMITS: 'off', WARM_UP: 'off' },
      };
      const machines: Machine[] = [];
      for (let at = 0; at < MACHINES; at += 1) {
        const dataDirectory = folderOf(folder, at);
        await mkdir(dataDirectory);
        // The first reaches the database by a way that can fall silent.
        const database = { DATABASE_URL: at === 0 ? proxy.url : cluster.url };
        machines.push(
          await prepareMachine(dataDirectory, { ...common, ...database }, older ?? undefined),
        );
      }
      const nginx = await openNginx(machines.map(({ port }) => port));
      if (!nginx) {
        console.log('      skipped: nginx is not installed');
        return [];
      }
      const [first] = machines;
      if (!first) throw new Error('There are no machines');
      try {
        const owned = await first.start();
        const cookie = cookieHeader(await setUpOwner(owned));
        for (const machine of machines.slice(1)) await machine.start();
        const office = openEditor(nginx.url, cookie);
        const crowd = startCrowd(nginx.url);
        const run = { machines, nginx, cluster, crowd, office, share };
        await pause(3_000);
        const figures = [...served('before anything fails', crowd)];
        if (older !== null) figures.push(...(await upgrade(run)));
        figures.push(...(await publishChanges(run)));
        figures.push(...(await sharePictures(machines, cookie)));
        const killedAt: number[] = [];
        figures.push(...(await killInTurn(run, killedAt)));
        figures.push(...(await restartDatabase(run)));
        const elsewhere = openEditor(machines.at(-1)?.url ?? '', cookie);
        figures.push(...(await fallSilent(run, elsewhere, () => proxy.forget())));
        figures.push(...(await roll('rolling restart', run, ROLLS)));
        await crowd.stop();
        figures.push(await raceProofs(machines), await raceKeys(machines));
        const [last] = machines.slice(-1);
        if (last) {
          await last.stop();
          figures.push(await refuseOtherKey(last));
        }
        for (const machine of machines) {
          await machine.stop();
          await machine.start({ CAPTCHA: 'off', RATE_LIMITS: 'on' });
        }
        figures.push(...(await tripAllowance(machines)));
        figures.push(...(await readLedger(run, mailbox.notes, killedAt)));
        return figures;
      } finally {
        await Promise.all(machines.map((machine) => machine.kill()));
        await nginx.close();
      }
    });
  } finally {
    await proxy.close();
    await mailbox.close();
    await bucket.close();
    await cluster.remove();
  }
};

interface Run {
  readonly machines: readonly Machine[];
  readonly nginx: Nginx;
  readonly cluster: PostgresCluster;
  readonly crowd: Crowd;
  readonly office: Editor;
  readonly share: number;
}

/** What visitors were answered since this was last asked. */
function served(when: string, crowd: Crowd): Figure[] {
  const { pages, submissions, withoutRetryAfter } = crowd.take();
  return [
    none(`${when}: pages answered other than 200`, others(pages, 200), inWords(pages)),
    none(
      `${when}: submissions neither stored nor honestly refused`,
      others(submissions, 201, 503, 429) + withoutRetryAfter,
      inWords(submissions),
    ),
  ];
}

/** Restarts all, one after the other, as an upgrade or a new setting wants it. */
async function roll(
  what: string,
  { machines, nginx, crowd }: Run,
  times: number,
): Promise<Figure[]> {
  const before = nginx.failures().unanswered;
  for (let turn = 0; turn < times; turn += 1) {
    for (const machine of machines) {
      await machine.stop();
      await machine.start();
      await pause(UP / 2);
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
async function upgrade(run: Run): Promise<Figure[]> {
  for (const machine of run.machines) machine.upgrade();
  return roll(`upgrade from ${OLDER}`, run, 1);
}

/** How long a change takes to show on every machine that is up all the while, milliseconds. */
async function publishOne({ machines, office }: Run, title: string): Promise<number[]> {
  const ready: { machine: Machine; starts: number }[] = [];
  await Promise.all(
    machines.map(async (machine) => {
      const { starts } = machine;
      if (machine.isUp() && (await readEdited(machine))) ready.push({ machine, starts });
    }),
  );
  if (!(await office.publish(title))) return [];
  const times = await Promise.all(
    ready.map(({ machine, starts }) => untilShown(machine, title, starts)),
  );
  return times.filter((time) => time !== null);
}

function shown(when: string, changes: number, times: readonly number[]): Figure {
  return {
    name: `${when}: longest until a change showed on a machine`,
    value: Math.max(...times),
    unit: 'ms',
    goal: { atMost: SHOWN },
    note: `${changes} changes, seen ${times.length} times`,
  };
}

async function publishChanges(run: Run): Promise<Figure[]> {
  const changes = Math.max(3, Math.round(20 * run.share));
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

/** Uploads at one machine, and asks each other one for the picture. */
async function sharePictures(machines: readonly Machine[], cookie: string): Promise<Figure[]> {
  let shared = 0;
  for (let at = 0; at < PICTURES; at += 1) {
    const create = {
      width: 400,
      height: 300,
      channels: 3 as const,
      background: { r: 60 * at, g: 90, b: 20 },
    };
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const from = at % machines.length;
    const address = await openEditor(machines[from]?.url ?? '', cookie).upload(
      bytes,
      `plato-${at}.jpg`,
    );
    for (const [to, { url }] of machines.entries()) {
      if (to === from) continue;
      const { pathname, search } = new URL(address, url);
      const response = await fetch(url + pathname + search);
      const size = (await response.arrayBuffer()).byteLength;
      if (response.status === 200 && size > 0) shared += 1;
    }
  }
  return [allOf('pictures read at another machine', shared, PICTURES * (machines.length - 1))];
}

/** SIGKILL for one process every few seconds, while visitors send and the content changes. */
async function killInTurn(run: Run, killedAt: number[]): Promise<Figure[]> {
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
async function restartDatabase({ cluster, crowd, machines }: Run): Promise<Figure[]> {
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
async function fallSilent(
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

/** Everything acknowledged is stored once, and every email was sent once. */
async function readLedger(
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
    return !killedAt.some((killed) => killed >= at - MARKING && killed - at < MARKING);
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
