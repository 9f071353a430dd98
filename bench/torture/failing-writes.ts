import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Figure } from '../support/figure.ts';
import { startIntake } from '../../src/submissions/testing/index.ts';
import { FAULTS, openFaulty, type Fault } from './support/faulty-database.ts';
import { readLedger } from './support/ledger.ts';
import { allOf, none, pause, withFolder, type Scenario } from './support/scenario.ts';
import { startQuiet, type BuiltServer } from '../support/server.ts';
import { REQUEST, submit } from './support/submit.ts';

/** Long enough to need new database pages, so that a full disk has an effect. */
const LONG = { ...REQUEST, message: 'a'.repeat(9_000) };
/** At how many sizes of the write-ahead log the disk is full, each a little larger than the last. */
const DISK_STEPS = 60;
/** The difference between two of them, bytes. */
const DISK_STEP = 512;
/** How long another process holds the lock: longer than the server waits for it, milliseconds. */
const LOCK = 7_000;

/** Makes each statement of a submission fail in turn. */
async function everyStatement(name: string, fault: Fault): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const faulty = await openFaulty(folder);
    const { db } = faulty;
    const open = { db, kind: 'sqlite', location: folder, close: faulty.close } as const;
    const intake = startIntake(open, { rateLimits: true });
    const send = async () => {
      const key = randomUUID();
      // A different sender each time, so that rate limits are counted but never reached.
      const fields = { ...LONG, email: `${key}@example.com` };
      const headers = { 'Idempotency-Key': key };
      const response = await intake.json('/api/requests', fields, headers, randomAddress());
      const body = response.status === 201 ? ((await response.json()) as { id: string }) : null;
      return { status: response.status, id: body?.id };
    };
    try {
      await send();
      faulty.countStatements();
      await send();
      const statements = faulty.countStatements();
      let falseAnswers = 0;
      let refused = 0;
      let notAccepted = 0;
      for (let at = 1; at <= statements; at += 1) {
        faulty.arm(at, fault);
        const { status, id } = await send();
        faulty.mend();
        if (status === 201 && !(id && faulty.has(id))) falseAnswers += 1;
        if (status === 503) refused += 1;
        const after = await send();
        if (after.status !== 201) notAccepted += 1;
      }
      return [
        none(`${name}: false 201`, falseAnswers, `${statements} statements, ${refused} × 503`),
        {
          name: `${name}: statements that fail it`,
          value: refused,
          unit: '',
          goal: { atLeast: 1 },
        },
        none(`${name}: not accepted afterwards`, notAccepted),
      ];
    } finally {
      await faulty.close();
    }
  });
}

const randomAddress = () =>
  `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

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
  try {
    other.exec('BEGIN IMMEDIATE');
    const sending = Array.from({ length: 8 }, () => submit(victim.url, LONG));
    await pause(LOCK);
    other.exec('ROLLBACK');
    return await Promise.all(sending);
  } finally {
    other.close();
  }
}

/** Disk full, read-only, busy, broken: nobody gets a 201 whose submission is not stored. */
export const failingWrites: Scenario = async ({ share }) => {
  const figures: Figure[] = [];
  for (const [name, fault] of Object.entries(FAULTS)) {
    figures.push(...(await everyStatement(name, fault)));
  }
  const ofServer = await withFolder(async (folder) => {
    const victim = await startQuiet(folder);
    try {
      const steps = Math.max(10, Math.round(DISK_STEPS * share));
      const full = await fullDisk(victim, folder, steps);
      const busy = await lockedOut(victim, folder);
      const afterwards = await submit(victim.url, LONG);
      const answers = [...full, ...busy, afterwards];
      const { ids } = readLedger(folder);
      const wrong = answers.filter(({ status, id }) => status === 201 && !(id && ids.has(id)));
      const refused = answers.filter(({ status }) => status === 503).length;
      return [
        none('the built server: false 201', wrong.length, `${refused} × 503 of ${answers.length}`),
        { name: 'the built server: refusals', value: refused, unit: '', goal: { atLeast: 1 } },
        allOf('the built server: accepted afterwards', afterwards.status === 201 ? 1 : 0, 1),
      ];
    } finally {
      await victim.stop();
    }
  });
  return [...figures, ...ofServer];
};
