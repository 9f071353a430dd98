import { openPostgresCluster, type PostgresCluster } from './support/postgres-cluster.ts';
import { allOf, none, pause, withFolder, type Scenario } from './support/scenario.ts';
import { startQuiet } from '../support/server.ts';
import { submit } from './support/submit.ts';
import { inWords, others, startVisitors } from './support/visitors.ts';

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
async function cutOne(cluster: PostgresCluster): Promise<number> {
  const rows = await cluster.ask(`
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

async function unfinished(cluster: PostgresCluster): Promise<number> {
  const [row] = await cluster.ask(
    "select count(*)::int as left from deliveries where state in ('waiting', 'sending')",
  );
  return Number(row?.['left']);
}

/** Restarts, crashes, disconnects and freezes a real PostgreSQL under load; the site keeps running and loses nothing. */
export const postgres: Scenario = async ({ share }) => {
  const cluster = await openPostgresCluster();
  if (!cluster) {
    console.log('      skipped: no PostgreSQL is installed (initdb was not found)');
    return [];
  }
  try {
    return await withFolder(async (folder) => {
      const victim = await startQuiet(folder, { DATABASE_URL: cluster.url });
      try {
        const visitors = await startVisitors(victim.url);
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
        await visitors.stop();

        const end = Date.now() + LAST_PATIENCE;
        while ((await unfinished(cluster)) > 0 && Date.now() < end) await pause(500);
        const unsent = await unfinished(cluster);
        const stored = new Set(
          (await cluster.ask('select id from submissions')).map(({ id }) => id),
        );
        const lost = [...visitors.acknowledged].filter((id) => !stored.has(id));
        const isRunning = victim.isRunning();
        const { pages, submissions } = visitors;
        return [
          allOf('connections cut', cut, cuts),
          allOf('restarts of PostgreSQL, every other one a crash', recoveries.length, restarts),
          none('exits of the site', isRunning ? 0 : 1),
          none('cached pages answered other than 200', others(pages, 200), inWords(pages)),
          none(
            'submissions answered other than 201 or 503',
            others(submissions, 201, 503),
            inWords(submissions),
          ),
          none(
            'acknowledged submissions lost',
            lost.length,
            `${visitors.acknowledged.size} acknowledged`,
          ),
          none('emails not sent', unsent),
          {
            name: 'longest until a submission was stored after a restart',
            value: Math.max(...recoveries),
            unit: 'ms',
            goal: { atMost: RECOVERED },
          },
          {
            name: `and after ${FREEZE / 1_000} s in which PostgreSQL was frozen`,
            value: afterFreeze,
            unit: 'ms',
            goal: { atMost: RECOVERED },
          },
          {
            name: 'slowest cached page meanwhile',
            value: visitors.slowestPage(),
            unit: 'ms',
            goal: { atMost: 1_000 },
          },
        ];
      } finally {
        if (victim.isRunning()) await victim.stop();
      }
    });
  } finally {
    await cluster.remove();
  }
};
