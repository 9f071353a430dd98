import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { cookieHeader, setUpOwner } from '../support/owner.ts';
import { publishChanges, sharePictures } from './many-changes.ts';
import { fallSilent, killInTurn, restartDatabase, roll, upgrade } from './many-faults.ts';
import { readLedger } from './many-ledger.ts';
import { raceKeys, raceProofs, refuseOtherKey, tripAllowance } from './many-rules.ts';
import { served } from './many-run.ts';
import { startCrowd } from './support/crowd.ts';
import { openDatabaseProxy } from './support/database-proxy.ts';
import { openEditor } from './support/editor.ts';
import { folderOf, prepareMachine, type Machine } from './support/machines.ts';
import { mailSettings, openMailbox } from './support/mailbox.ts';
import { findNginx, openNginx } from './support/nginx.ts';
import { buildOlder } from './support/older-build.ts';
import { openPostgresCluster } from './support/postgres-cluster.ts';
import { openS3Server } from '../../tests/support/s3-server.ts';
import { pause, withFolder, type Scenario } from './support/scenario.ts';

/** The version that is upgraded from. */
const OLDER = 'c95f142';
const MACHINES = 3;
const ROLLS = 2;

/** Three processes that share PostgreSQL and a bucket, behind nginx, while everything fails that can. */
export const many: Scenario = async ({ share }) => {
  if (findNginx() === undefined) {
    console.log('      skipped: nginx is not installed');
    return [];
  }
  const cluster = await openPostgresCluster();
  if (!cluster) {
    console.log('      skipped: no PostgreSQL is installed (initdb was not found)');
    return [];
  }
  const bucket = await openS3Server();
  const mailbox = await openMailbox();
  const proxy = await openDatabaseProxy(cluster.url);
  try {
    return await withFolder(async (folder) => {
      const older = await buildOlder(OLDER);
      if (older === null) console.log(`      without an upgrade: there is no commit ${OLDER}`);
      const common = {
        ...{ ...bucket.environment, ...mailSettings(mailbox.url) },
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
      const [first] = machines;
      if (!nginx || !first) throw new Error('There are no machines');
      try {
        const owned = await first.start();
        const cookie = cookieHeader(await setUpOwner(owned));
        for (const machine of machines.slice(1)) await machine.start();
        const office = openEditor(nginx.url, cookie);
        const crowd = startCrowd(nginx.url);
        const run = { machines, nginx, cluster, crowd, office, share };
        await pause(3_000);
        const figures = [...served('before anything fails', crowd)];
        if (older !== null) figures.push(...(await upgrade(run, OLDER)));
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
