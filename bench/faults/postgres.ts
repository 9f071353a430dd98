import { setTimeout as pause } from 'node:timers/promises';
import { readAll, startCrowd } from '../support/crowd.ts';
import { allOf, atMost, inWords, isSo, none, others, type Figure } from '../support/figure.ts';
import { lostOf, readLedger, unfinished, untilSent } from '../support/ledger.ts';
import { openPostgresCluster, type PostgresCluster } from '../support/postgres-cluster.ts';
import { startQuiet } from '../support/server.ts';
import { submit } from '../support/submit.ts';
import { withFolder } from '../support/work.ts';
import type { Amount } from '../support/amount.ts';

const RESTARTS = 20;
const CUTS = 100;
/** Range of how long the database is down, milliseconds. */
const AWAY = [300, 800] as const;
/** How long its processes are frozen: longer than the site waits for a silent connection, milliseconds. */
const FREEZE = 8_000;
/** How long until a submission must be stored again, milliseconds. */
const RECOVERED = 5_000;
/** Time for the lease of an unrecorded delivery to expire and for the rest to be sent, milliseconds. */
const LAST_PATIENCE = 300_000;

/** Terminates a random connection of the site; returns how many: one or none. */
async function cutOne({ ask }: PostgresCluster): Promise<number> {
  const rows = await ask(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`);
  return rows.length;
}

/** Time until a submission is stored, milliseconds. */
async function untilStored(url: string): Promise<number> {
  const startedAt = performance.now();
  while ((await submit(url)).status !== 201) await pause(20);
  return performance.now() - startedAt;
}

export const what =
  'PostgreSQL cut off, restarted, crashed, frozen: the site goes on and loses nothing';

export async function run({ share }: Amount): Promise<Figure[]> {
  const cluster = await openPostgresCluster();
  if (!cluster) {
    console.log('skip  no PostgreSQL is installed (initdb was not found)');
    return [];
  }
  try {
    return await withFolder((folder) => breakCluster(cluster, folder, share));
  } finally {
    await cluster.remove();
  }
}

async function breakCluster(
  cluster: PostgresCluster,
  folder: string,
  share: number,
): Promise<Figure[]> {
  const victim = await startQuiet(folder, { DATABASE_URL: cluster.url });
  try {
    await readAll(victim.url);
    const crowd = startCrowd(victim.url, { senders: 4, writing: 20, solves: false });
    const cuts = Math.ceil(CUTS * share);
    let cut = 0;
    for (let turn = 0; cut < cuts && turn < 10 * cuts; turn += 1) {
      cut += await cutOne(cluster);
      await pause(Math.random() * 40);
    }
    const restarts = Math.ceil(RESTARTS * share);
    const recoveries: number[] = [];
    for (let restart = 0; restart < restarts; restart += 1) {
      await cluster.stop(restart % 2 === 0 ? 'fast' : 'immediate');
      await pause(AWAY[0] + Math.random() * (AWAY[1] - AWAY[0]));
      await cluster.start();
      recoveries.push(await untilStored(victim.url));
    }
    cluster.freeze();
    await pause(FREEZE);
    cluster.thaw();
    const afterFreeze = await untilStored(victim.url);
    await crowd.stop();
    await untilSent(cluster.ask, LAST_PATIENCE);
    const unsent = await unfinished(cluster.ask);
    const { ids } = await readLedger(cluster.ask);
    const { acknowledged } = crowd;
    const { pages, submissions, slowestPage } = crowd.take();
    const longest = Math.max(...recoveries);
    return [
      allOf('connections cut', cut, cuts),
      allOf('restarts of PostgreSQL, every other one a crash', recoveries.length, restarts),
      isSo('the site still runs', victim.isRunning()),
      none('cached pages answered other than 200', others(pages, 200), inWords(pages)),
      none(
        'submissions answered other than 201 or 503',
        others(submissions, 201, 503),
        inWords(submissions),
      ),
      none(
        'acknowledged submissions lost',
        lostOf(acknowledged, ids).length,
        `${acknowledged.size} acknowledged`,
      ),
      none('emails not sent', unsent),
      atMost('longest until a submission was stored after a restart', longest, RECOVERED, 'ms'),
      atMost(
        `and after ${FREEZE / 1_000} s in which PostgreSQL was frozen`,
        afterFreeze,
        RECOVERED,
        'ms',
      ),
      atMost('slowest cached page meanwhile', slowestPage, 1_000, 'ms'),
    ];
  } finally {
    if (victim.isRunning()) await victim.stop();
  }
}
