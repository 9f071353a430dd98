import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabaseProxy } from '../../tests/support/database-proxy.ts';
import { openS3Server } from '../../tests/support/s3-server.ts';
import { startCrowd } from '../support/crowd.ts';
import { openEditor } from '../support/editor.ts';
import type { Figure } from '../support/figure.ts';
import { prepareMachine, type Machine } from '../support/machines.ts';
import { mailSettings, openMailbox } from '../support/mailbox.ts';
import { hasNginx, startBalancer } from '../support/nginx.ts';
import { buildOlder } from '../support/older-build.ts';
import { cookieHeader, setUpOwner } from '../support/owner.ts';
import { openPostgresCluster } from '../support/postgres-cluster.ts';
import { withFolder } from '../support/work.ts';
import type { Amount } from '../support/amount.ts';
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

/** The version that is upgraded from. */
const OLDER = 'c95f142';
const ROLLS = 2;

export const what = 'three machines behind nginx, while everything fails that can';

export async function run({ share }: Amount): Promise<Figure[]> {
  const cluster = hasNginx ? await openPostgresCluster() : null;
  if (!cluster) {
    console.log('skip  nginx or PostgreSQL is not installed');
    return [];
  }
  const bucket = await openS3Server();
  const mailbox = await openMailbox();
  const proxy = await openDatabaseProxy(cluster.url);
  const machines: Machine[] = [];
  const older = await buildOlder(OLDER);
  if (older === null) console.log(`      without an upgrade: there is no commit ${OLDER}`);
  const common = {
    ...{ ...bucket.environment, ...mailSettings(mailbox.url) },
    ...{ DATA_KEY: randomBytes(32).toString('hex'), TRUST_PROXY: '127.0.0.1' },
    ...{ RATE_LIMITS: 'off', WARM_UP: 'off' },
  };
  const whole = async (folder: string) => {
    // The first reaches the database by a way that can fall silent.
    for (const [at, url] of [proxy.url, cluster.url, cluster.url].entries()) {
      const environment = { ...common, DATABASE_URL: url };
      const dataDirectory = join(folder, `machine-${at}`);
      machines.push(await prepareMachine(dataDirectory, environment, older ?? undefined));
    }
    const [first, second, third] = machines as [Machine, Machine, Machine];
    const nginx = await startBalancer(machines.map(({ port }) => port));
    try {
      const cookie = cookieHeader(await setUpOwner(await first.start()));
      for (const machine of [second, third]) await machine.start();
      const office = openEditor(nginx.url, cookie);
      const officeAt = ({ url }: Machine) => openEditor(url, cookie);
      const crowd = startCrowd(nginx.url);
      const all: Run = { machines, nginx, cluster, crowd, office, officeAt, share };
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
      figures.push(...(await fallSilent(all, first, third, () => proxy.forget())));
      figures.push(...(await rollAll('rolling restart', all, ROLLS)));
      await crowd.stop();
      figures.push(...(await settle(all, mailbox.notes, killedAt)));
      return figures;
    } finally {
      await Promise.all(machines.map((machine) => machine.kill()));
      await nginx.stop();
    }
  };
  try {
    return await withFolder(whole);
  } finally {
    await proxy.close();
    await mailbox.close();
    await bucket.close();
    await cluster.remove();
  }
}
