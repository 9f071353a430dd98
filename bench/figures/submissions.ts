import { realpathSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { startBare, startLoad, type Load } from '../support/apart/apart.ts';
import type { services as loadServices } from '../support/apart/load.ts';
import { atLeast, atMost, median, percentile, skipped, type Figure } from '../support/figure.ts';
import { pageOf } from '../../tests/support/http.ts';
import { QUIET, startBuilt } from '../../tests/support/server.ts';
import { compileRecorder, SYNC_DELAY } from '../power/recorder.ts';
import { REQUEST } from '../../tests/support/submit.ts';
import { withFolder } from '../../tests/support/work.ts';

/** The median of so many counts: the first is of a server that has just started. */
const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 32;

/** Pages are asked for so many times a second meanwhile. */
const PAGES = 200;
/** How long another program keeps the database from being written, seconds. */
const LOCKED = 12;

const BODY = JSON.stringify({ ...REQUEST, message: REQUEST.message.repeat(4) });

/** Who submits, who asks for pages of the site, and who asks a bare server for the same beside them. */
interface Loads {
  readonly sender: Load;
  readonly reader: Load;
  readonly control: Load;
  readonly bareUrl: string;
}

export const what = 'durable submissions a second, and pages meanwhile';

/**
 * Durable submissions per second compared with a bare server that stores the same bytes as they come,
 * and how long a page takes meanwhile: on this disk, on one whose fsync is slower, and while another
 * program holds the lock. Who submits, who asks for pages, the bare server that is submitted to, and
 * one beside the pages, which shows the noise of the machine, are processes of their own.
 */
export const run = (): Promise<Figure[]> =>
  withFolder(async (folder) => {
    await using server = await startBuilt({ environment: QUIET });
    await using pages = startBare();
    await using intake = startBare();
    await using sender = startLoad();
    await using reader = startLoad();
    await using control = startLoad();
    const page = await pageOf(server.url, '/', { 'accept-encoding': 'br' });
    const bareUrl = await pages.call('repeat', page);
    const intakeUrl = await intake.call('store', folder);
    const loads = { sender, reader, control, bareUrl };
    const bare: Submitted[] = [];
    const meanwhile: Meanwhile[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await sender.call('submit', intakeUrl, BODY, CONNECTIONS, SECONDS));
      meanwhile.push(await submitAndProbe(server.url, loads, SECONDS));
    }
    const refused = meanwhile.reduce((sum, { submitted }) => sum + submitted.non2xx, 0);
    if (refused > 0) throw new Error(`${refused} submissions were not taken`);
    const rates = meanwhile.map(({ submitted }) => submitted.average);
    const ratios = rates.map((rate, round) => rate / (bare[round]?.average ?? NaN));
    return [
      atLeast(
        'durable submissions/s against a bare server that stores what it is sent',
        median(ratios),
        0.2,
        'times',
        `${Math.round(median(rates))} a second; ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
      ),
      atMost(
        'a submission, p99 at 32 connections',
        median(meanwhile.map(({ submitted }) => submitted.p99)),
        50,
        'ms',
        `a bare server that stores what it is sent, by itself: ${median(bare.map(({ p99 }) => p99))}`,
      ),
      pageFigure('a page meanwhile, p99', meanwhile),
      ...(await onSlowDisk(folder, loads)),
      pageFigure(`a page under a foreign lock of ${LOCKED} s, p99`, [
        await underLock(server.url, server.dataDirectory, loads),
      ]),
    ];
  });

type Submitted = Awaited<ReturnType<typeof loadServices.submit>>;

interface Meanwhile {
  readonly submitted: Submitted;
  readonly page: Awaited<ReturnType<typeof loadServices.probe>>;
  readonly control: Awaited<ReturnType<typeof loadServices.probe>>;
}

function pageFigure(name: string, rounds: readonly Meanwhile[]): Figure {
  const failures = rounds.flatMap(({ page }) => page.failures);
  if (failures.length > 0) throw new Error(`Pages failed: ${failures.slice(0, 3).join(', ')}`);
  const p99 = (of: 'page' | 'control') =>
    median(rounds.map((round) => percentile(round[of].times, 0.99)));
  const worst = Math.max(...rounds.flatMap(({ page }) => page.times));
  const note = `worst ${worst.toFixed(1)}; a bare server beside it: p99 ${p99('control').toFixed(1)}`;
  return atMost(name, p99('page'), 12, 'ms', note);
}

async function submitAndProbe(url: string, loads: Loads, seconds: number): Promise<Meanwhile> {
  const [submitted, page, control] = await Promise.all([
    loads.sender.call('submit', `${url}/api/requests`, BODY, CONNECTIONS, seconds),
    loads.reader.call('probe', url, PAGES, seconds),
    loads.control.call('probe', loads.bareUrl, PAGES, seconds),
  ]);
  return { submitted, page, control };
}

/** The same on a disk whose fsync takes longer: the recorder of power cuts delays each. */
async function onSlowDisk(folder: string, loads: Loads): Promise<Figure[]> {
  const recorder = await compileRecorder(folder);
  if (!recorder) return skipped('a slower disk is made on Linux with cc, which is not installed');
  const dataDirectory = realpathSync(await mkdtemp(join(folder, 'slow-')));
  const slow = recorder.environment(dataDirectory, '/dev/null');
  await using site = await startBuilt({ dataDirectory, environment: { ...QUIET, ...slow } });
  const rounds: Meanwhile[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await submitAndProbe(site.url, loads, SECONDS));
  return [pageFigure(`a page meanwhile with fsync ${SYNC_DELAY} ms slower, p99`, rounds)];
}

/** The same while another program holds the write lock. */
async function underLock(url: string, folder: string, loads: Loads): Promise<Meanwhile> {
  using other = new DatabaseSync(join(folder, 'sobremesa.sqlite'), { timeout: 10_000 });
  other.exec('BEGIN IMMEDIATE');
  const unlocking = pause(LOCKED * 1_000).then(() => other.exec('ROLLBACK'));
  const both = await submitAndProbe(url, loads, LOCKED);
  await unlocking;
  return both;
}
