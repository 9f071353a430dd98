import { realpathSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { startBare, startLoad, type Load } from '../support/apart/apart.ts';
import { atLeast, atMost, median, percentile, skipped, type Figure } from '../support/figure.ts';
import { pageOf } from '../../tests/support/http.ts';
import { QUIET, startBuilt, type BuiltServer } from '../../tests/support/server.ts';
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
    const submit = prepare(sender, reader, control, bareUrl);
    const rounds = await Array.fromAsync({ length: ROUNDS }, async () => ({
      bare: await sender.call('submit', intakeUrl, BODY, CONNECTIONS, SECONDS),
      ...(await submit(server.url, SECONDS)),
    }));
    const refused = rounds.reduce((sum, { submitted }) => sum + submitted.non2xx, 0);
    if (refused > 0) throw new Error(`${refused} submissions were not taken`);
    const rates = rounds.map(({ submitted }) => submitted.average);
    const ratios = rounds.map(({ submitted, bare }) => submitted.average / bare.average);
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
        median(rounds.map(({ submitted }) => submitted.p99)),
        50,
        'ms',
        `a bare server that stores what it is sent, by itself: ${median(rounds.map(({ bare }) => bare.p99))}`,
      ),
      pageFigure('a page meanwhile, p99', rounds),
      ...(await onSlowDisk(folder, submit)),
      pageFigure(`a page under a foreign lock of ${LOCKED} s, p99`, [
        await underLock(server, submit),
      ]),
    ];
  });

function pageFigure(name: string, rounds: readonly Awaited<ReturnType<Submit>>[]): Figure {
  const failures = rounds.flatMap(({ page }) => page.failures);
  if (failures.length > 0) throw new Error(`Pages failed: ${failures.slice(0, 3).join(', ')}`);
  const p99 = (of: 'page' | 'beside') =>
    median(rounds.map((round) => percentile(round[of].times, 0.99)));
  const worst = Math.max(...rounds.flatMap(({ page }) => page.times));
  const note = `worst ${worst.toFixed(1)}; a bare server beside it: p99 ${p99('beside').toFixed(1)}`;
  return atMost(name, p99('page'), 12, 'ms', note);
}

/** Submits to a site, and asks it and beside it a bare server for pages, for so many seconds. */
function prepare(sender: Load, reader: Load, control: Load, bareUrl: string) {
  return async (url: string, seconds: number) => {
    const [submitted, page, beside] = await Promise.all([
      sender.call('submit', `${url}/api/requests`, BODY, CONNECTIONS, seconds),
      reader.call('probe', url, PAGES, seconds),
      control.call('probe', bareUrl, PAGES, seconds),
    ]);
    return { submitted, page, beside };
  };
}

type Submit = ReturnType<typeof prepare>;

/** The same on a disk whose fsync takes longer: the recorder of power cuts delays each. */
async function onSlowDisk(folder: string, submit: Submit): Promise<Figure[]> {
  const recorder = await compileRecorder(folder);
  if (!recorder) return skipped('a slower disk is made on Linux with cc, which is not installed');
  const dataDirectory = realpathSync(await mkdtemp(join(folder, 'slow-')));
  const slow = recorder.environment(dataDirectory, '/dev/null');
  await using site = await startBuilt({ dataDirectory, environment: { ...QUIET, ...slow } });
  const rounds = await Array.fromAsync({ length: ROUNDS }, () => submit(site.url, SECONDS));
  return [pageFigure(`a page meanwhile with fsync ${SYNC_DELAY} ms slower, p99`, rounds)];
}

/** The same while another program holds the write lock. */
async function underLock({ url, dataDirectory }: BuiltServer, submit: Submit) {
  using other = new DatabaseSync(join(dataDirectory, 'sobremesa.sqlite'), { timeout: 10_000 });
  other.exec('BEGIN IMMEDIATE');
  const unlocking = pause(LOCKED * 1_000).then(() => other.exec('ROLLBACK'));
  const meanwhile = await submit(url, LOCKED);
  await unlocking;
  return meanwhile;
}
