import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { startBare, startBareIntake, type BareServer } from '../support/bare-server.ts';
import { median, type Figure } from '../support/figure.ts';
import {
  percentile,
  probe,
  submit,
  type Probed,
  type Submitted,
} from '../support/load/programs.ts';
import { REQUEST } from '../support/request.ts';
import { startBuilt, type BuiltServer } from '../support/server.ts';
import { slowFsync } from '../support/slow-fsync.ts';

/** The median of so many counts: the first is of a server that has just started. */
const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 32;

/** Pages are asked for so many times a second meanwhile. */
const PAGES = 200;
/** How much slower the disk is made, milliseconds. */
const SLOWER = 5;
/** How long another program keeps the database from being written, seconds. */
const LOCKED = 12;

const QUIET = { CAPTCHA: 'off', RATE_LIMITS: 'off', WARM_UP: 'off' };

/**
 * Durable submissions per second compared with a bare server that stores the same bytes as they come,
 * and how long a page takes meanwhile: on this disk, on one whose fsync is slower, and while another
 * program holds the lock. Who submits, who asks for pages, the bare server that is submitted to, and
 * one beside the pages, which shows the noise of the machine, are processes of their own.
 */
export async function measure(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-bench-'));
  const server = await startBuilt({ environment: QUIET });
  const bare = await startBare(`${server.url}/`, { 'accept-encoding': 'br' });
  const intake = await startBareIntake(folder);
  try {
    const ratios: number[] = [];
    const rates: number[] = [];
    const slowest: number[] = [];
    const slowestBare: number[] = [];
    const meanwhile: Meanwhile[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const control = await submit(intake.url, REQUEST, CONNECTIONS, SECONDS);
      const both = await submitAndProbe(server, bare, SECONDS);
      if (both.submitted.non2xx > 0)
        throw new Error(`${both.submitted.non2xx} submissions were not taken`);
      rates.push(both.submitted.average);
      ratios.push(both.submitted.average / control.average);
      slowest.push(both.submitted.p99);
      slowestBare.push(control.p99);
      meanwhile.push(both);
    }
    return [
      {
        name: 'durable submissions/s against a bare server that stores what it is sent',
        value: median(ratios),
        unit: 'times',
        goal: { atLeast: 0.2 },
        note: `${Math.round(median(rates))} a second; ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
      },
      {
        name: 'a submission, p99 at 32 connections',
        value: median(slowest),
        unit: 'ms',
        goal: { atMost: 50 },
        note: `a bare server that stores what it is sent, by itself: ${median(slowestBare)}`,
      },
      pageFigure('a page meanwhile, p99', meanwhile),
      ...(await onSlowDisk(folder, bare)),
      pageFigure(`a page under a foreign lock of ${LOCKED} s, p99`, [
        await underLock(server, bare),
      ]),
    ];
  } finally {
    await intake.stop();
    await bare.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Meanwhile {
  readonly submitted: Submitted;
  readonly page: Probed;
  readonly control: Probed;
}

function pageFigure(name: string, rounds: readonly Meanwhile[]): Figure {
  const failures = rounds.flatMap(({ page }) => page.failures);
  if (failures.length > 0) throw new Error(`Pages failed: ${failures.slice(0, 3).join(', ')}`);
  const p99 = (of: (round: Meanwhile) => Probed) =>
    median(rounds.map((round) => percentile(of(round).times, 0.99)));
  const worst = Math.max(...rounds.flatMap(({ page }) => page.times));
  const control = p99(({ control }) => control);
  return {
    name,
    value: p99(({ page }) => page),
    unit: 'ms',
    goal: { atMost: 12 },
    note: `worst ${worst.toFixed(1)}; a bare server beside it: p99 ${control.toFixed(1)}`,
  };
}

async function submitAndProbe(
  server: BuiltServer,
  bare: BareServer,
  seconds: number,
): Promise<Meanwhile> {
  const [submitted, page, control] = await Promise.all([
    submit(`${server.url}/api/requests`, REQUEST, CONNECTIONS, seconds),
    probe(`${server.url}/`, PAGES, seconds),
    probe(bare.url, PAGES, seconds),
  ]);
  return { submitted, page, control };
}

/** The same on a disk whose fsync takes longer. */
async function onSlowDisk(folder: string, bare: BareServer): Promise<Figure[]> {
  const slow = slowFsync(folder, SLOWER);
  if (!slow) {
    console.log('skip  a slower disk is made with cc, which is not installed');
    return [];
  }
  const server = await startBuilt({ environment: { ...QUIET, ...slow } });
  try {
    const rounds: Meanwhile[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await submitAndProbe(server, bare, SECONDS));
    return [pageFigure(`a page meanwhile with fsync ${SLOWER} ms slower, p99`, rounds)];
  } finally {
    await server.stop();
  }
}

/** The same while another program holds the write lock. */
async function underLock(server: BuiltServer, bare: BareServer): Promise<Meanwhile> {
  const other = new DatabaseSync(join(server.dataDirectory, 'sobremesa.sqlite'), {
    timeout: 10_000,
  });
  other.exec('BEGIN IMMEDIATE');
  const unlocking = wait(LOCKED * 1_000).then(() => other.exec('ROLLBACK'));
  const both = await submitAndProbe(server, bare, LOCKED);
  await unlocking;
  other.close();
  return both;
}
