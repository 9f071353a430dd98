import { setTimeout as pause } from 'node:timers/promises';
import type { Amount } from '../support/amount.ts';
import { startCrowd } from '../../tests/support/crowd.ts';
import type { Figure } from '../support/figure.ts';
import { openMachines } from '../../tests/support/machines.ts';
import {
  fallSilent,
  killInTurn,
  publishChanges,
  restartDatabase,
  rollAll,
  served,
  settle,
  type Run,
} from '../support/many-steps.ts';
import { hasNginx, startBalancer } from '../../tests/support/nginx.ts';
import { buildOlder } from '../support/older-build.ts';
import { openPostgresCluster, type PostgresCluster } from '../support/postgres-cluster.ts';

/** The version that is upgraded from. */
const OLDER = '0db8fc8b';
const MACHINES = 3;
const ROLLS = 2;

export const what = 'three machines behind nginx, while everything fails that can';

/**
 * What they share and count together (pictures, proofs, keys, limits, the data key) is tried at each
 * change, by `tests/system/many.test.ts`, `src/requests/intake/limits.test.ts` "count several
 * processes together" and `tests/system/first-start.test.ts`.
 */
export async function run({ share }: Amount): Promise<Figure[]> {
  const cluster = hasNginx ? await openPostgresCluster() : null;
  if (!cluster) {
    console.log('skip  nginx or PostgreSQL is not installed');
    return [];
  }
  try {
    return await breakAll(cluster, share);
  } finally {
    await cluster.remove();
  }
}

async function breakAll(cluster: PostgresCluster, share: number): Promise<Figure[]> {
  const older = await buildOlder(OLDER);
  if (older === null) console.log(`      without an upgrade: there is no commit ${OLDER}`);
  const site = await openMachines(cluster.url, MACHINES, older ?? undefined);
  const { machines, proxy, mailbox, editorAt } = site;
  const nginx = await startBalancer(machines.map(({ port }) => port));
  try {
    const crowd = startCrowd(nginx.url);
    const all: Run = { machines, nginx, cluster, crowd, editorAt, share };
    await pause(3_000);
    const figures = served('before anything fails', crowd);
    if (older !== null) {
      // Each gets the newer version in turn, and both serve meanwhile.
      for (const machine of machines) machine.upgrade();
      figures.push(...(await rollAll(`upgrade from ${OLDER}`, all, 1)));
    }
    figures.push(...(await publishChanges(all)));
    const killedAt: number[] = [];
    figures.push(...(await killInTurn(all, killedAt)), ...(await restartDatabase(all)));
    figures.push(...(await fallSilent(all, () => proxy.forget())));
    figures.push(...(await rollAll('rolling restart', all, ROLLS)));
    await crowd.stop();
    return [...figures, ...(await settle(all, mailbox.notes, killedAt))];
  } finally {
    await nginx.stop();
    await site.close();
  }
}
