import { startBare } from '../support/apart/apart.ts';
import { atLeast, atMost, MEGABYTE, median, skipped, type Figure } from '../support/figure.ts';
import { pageOf } from '../../tests/support/http.ts';
import { startBuilt } from '../../tests/support/server.ts';
import { memoryAtRest, residentMemory } from '../support/processes.ts';
import { hasWrk, wrk } from '../support/wrk.ts';

const ROUNDS = 5;
const LOAD = { connections: 32, seconds: 4, headers: { 'accept-encoding': 'br' } } as const;
/** Until both are compiled, and the page is as small as it gets. */
const WARMING = { ...LOAD, seconds: 6 };

export const what = 'cached pages a second, and memory';

/**
 * Requests per second for a cached page compared with a bare server that sends the same bytes with the
 * same headers, each in its own process with the same settings, loaded alternately from outside.
 */
export async function run(): Promise<Figure[]> {
  if (!hasWrk()) return skipped('it takes wrk, which is not installed (Debian: apt install wrk)');
  await using site = await startBuilt();
  await using bare = startBare();
  const page = `${site.url}/`;
  await wrk(page, WARMING);
  const barePage = await bare.call('repeat', await pageOf(site.url, '/', LOAD.headers));
  await wrk(barePage, WARMING);
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await wrk(page, LOAD);
    ratios.push(ours / (await wrk(barePage, LOAD)));
    rates.push(ours);
  }
  const each = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
  const rate = `${Math.round(median(rates))} requests/s; ratios ${each}`;
  const after = `${(residentMemory(site.pid) / MEGABYTE).toFixed(0)} at its end`;
  const memory = (await memoryAtRest(site.pid)) / MEGABYTE;
  return [
    atLeast('cached page: requests/s against bare node:http', median(ratios), 0.9, 'times', rate),
    atMost('resident memory at rest after the load', memory, 200, 'MB', after),
  ];
}
