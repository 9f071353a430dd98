import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { startIntake } from '../../src/requests/testing/index.ts';
import { FAULTS, openFaulty, type Fault } from '../support/faulty-database.ts';
import { atLeast, isSo, none, type Figure } from '../support/figure.ts';
import { askFile, readLedger } from '../support/ledger.ts';
import { startQuiet, type BuiltServer } from '../support/server.ts';
import { REQUEST, submit } from '../support/submit.ts';
import { withFolder } from '../support/work.ts';
import type { Amount } from '../support/amount.ts';

/** Long enough to need new database pages, so that a full disk has an effect. */
const LONG = { ...REQUEST, message: 'a'.repeat(9_000) };
/** At how many sizes of the write-ahead log the disk is full, each a little larger than the last. */
const DISK_STEPS = 60;
/** The difference between two of them, bytes. */
const DISK_STEP = 512;
/** How long another process holds the lock: longer than the server waits for it, milliseconds. */
const LOCK = 7_000;

/** Makes each statement of a submission fail in turn. */
const everyStatement = (name: string, fault: Fault): Promise<Figure[]> =>
  withFolder(async (location) => {
    const { db, close, countStatements, arm, mend, has } = await openFaulty(location);
    const intake = startIntake({ db, kind: 'sqlite', location, close }, { rateLimits: true });
    let sender = 0;
    const send = async () => {
      const key = randomUUID();
      // A different sender each time, so that rate limits are counted but never reached.
      sender += 1;
      const fields = { ...LONG, email: `${key}@example.com` };
      const headers = { 'Idempotency-Key': key };
      const from = `10.${sender >> 8}.${sender & 255}.1`;
      const response = await intake.json('/api/requests', fields, headers, from);
      const { id } = response.status === 201 ? ((await response.json()) as { id: string }) : {};
      return { status: response.status, id };
    };
    try {
      await send();
      countStatements();
      await send();
      const statements = countStatements();
      let falseAnswers = 0;
      let refused = 0;
      let notAccepted = 0;
      for (let at = 1; at <= statements; at += 1) {
        arm(at, fault);
        const { status, id } = await send();
        mend();
        if (status === 201 && !(id && has(id))) falseAnswers += 1;
        if (status === 503) refused += 1;
        if ((await send()).status !== 201) notAccepted += 1;
      }
      return [
        none(`${name}: false 201`, falseAnswers, `${statements} statements, ${refused} × 503`),
        atLeast(`${name}: statements that fail it`, refused, 1),
        none(`${name}: not accepted afterwards`, notAccepted),
      ];
    } finally {
      await close();
    }
  });

/** Submits to the built server with a disk that fills up a little later each time. */
async function fullDisk(victim: BuiltServer, folder: string, steps: number) {
  const log = join(folder, 'sobremesa.sqlite-wal');
  const limit = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(victim.pid), `--fsize=${bytes}:unlimited`]);
  const answers = [];
  for (let step = 0; step < steps; step += 1) {
    limit(statSync(log).size + step * DISK_STEP);
    answers.push(await submit(victim.url, LONG));
    limit('unlimited');
  }
  return answers;
}

/** Submits to the built server while another process holds the database's lock. */
async function lockedOut(victim: BuiltServer, folder: string) {
  const other = new DatabaseSync(join(folder, 'sobremesa.sqlite'), { timeout: 10_000 });
  other.exec('BEGIN IMMEDIATE');
  const sending = Array.from({ length: 8 }, () => submit(victim.url, LONG));
  await pause(LOCK);
  other.exec('ROLLBACK');
  other.close();
  return Promise.all(sending);
}

const ofServer = (steps: number): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const victim = await startQuiet(folder);
    try {
      const full = await fullDisk(victim, folder, steps);
      const busy = await lockedOut(victim, folder);
      const afterwards = await submit(victim.url, LONG);
      const answers = [...full, ...busy, afterwards];
      const { ids } = await readLedger(askFile(folder));
      const wrong = answers.filter(({ status, id }) => status === 201 && !(id && ids.has(id)));
      const refused = answers.filter(({ status }) => status === 503).length;
      return [
        none('the built server: false 201', wrong.length, `${refused} × 503 of ${answers.length}`),
        atLeast('the built server: refusals', refused, 1),
        isSo('the built server: accepted afterwards', afterwards.status === 201),
      ];
    } finally {
      await victim.stop();
    }
  });

export const what =
  'disk full, read-only, busy, broken: nobody gets a 201 whose submission is not stored';

export async function run({ share }: Amount): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, fault] of Object.entries(FAULTS))
    figures.push(...(await everyStatement(name, fault)));
  return [...figures, ...(await ofServer(Math.max(10, Math.round(DISK_STEPS * share))))];
}
