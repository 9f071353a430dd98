import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { startQuiet } from '../../tests/support/server.ts';
import { REQUEST, submit } from '../../tests/support/submit.ts';
import { withFolder } from '../../tests/support/work.ts';
import type { Amount } from '../support/amount.ts';
import { atLeast, isSo, none, type Figure } from '../support/figure.ts';
import { askFile, readLedger } from '../support/ledger.ts';

/** Long enough to need new database pages, so that a full disk has an effect. */
const LONG = { ...REQUEST, message: 'a'.repeat(9_000) };
/** At how many sizes of the write-ahead log the disk is full, each a little larger than the last. */
const DISK_STEPS = 60;
/** The difference between two of them, bytes. */
const DISK_STEP = 512;
/** How long another process holds the lock: longer than the server waits for it, milliseconds. */
const LOCK = 7_000;
const AT_ONCE = 8;

export const what = 'a full disk, a foreign lock: nobody gets a 201 whose submission is not stored';

/** What each statement does when it fails: `src/requests/intake/group-commit.test.ts`. */
export const run = ({ share }: Amount): Promise<Figure[]> =>
  withFolder(async (folder) => {
    await using victim = await startQuiet(folder);
    const log = join(folder, 'sobremesa.sqlite-wal');
    const limitFiles = (bytes: number | 'unlimited') =>
      execFileSync('prlimit', ['--pid', String(victim.pid), `--fsize=${bytes}:unlimited`]);
    const answers = [];
    for (let step = 0; step < Math.max(10, Math.round(DISK_STEPS * share)); step += 1) {
      limitFiles(statSync(log).size + step * DISK_STEP);
      answers.push(await submit(victim.url, LONG));
      limitFiles('unlimited');
    }
    const whenFull = answers.filter(({ status }) => status === 503).length;

    using other = new DatabaseSync(join(folder, 'sobremesa.sqlite'), { timeout: 10_000 });
    other.exec('BEGIN IMMEDIATE');
    const sending = Array.from({ length: AT_ONCE }, () => submit(victim.url, LONG));
    await pause(LOCK);
    other.exec('ROLLBACK');
    const locked = await Promise.all(sending);
    const whenLocked = locked.filter(({ status }) => status === 503).length;

    const afterwards = await submit(victim.url, LONG);
    answers.push(...locked, afterwards);
    const { ids } = await readLedger(askFile(folder));
    const wrong = answers.filter(({ status, id }) => status === 201 && !(id && ids.has(id)));
    return [
      none('false 201', wrong.length, `of ${answers.length} answers`),
      atLeast('refused while the disk was full', whenFull, 1),
      atLeast('refused under a foreign lock', whenLocked, 1),
      isSo('accepted afterwards', afterwards.status === 201),
    ];
  });
