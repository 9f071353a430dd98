import { startBare } from '../support/bare-server.ts';
import { median, type Figure } from '../support/figure.ts';
import { memoryAtRest } from '../support/memory-at-rest.ts';
import { startBuilt } from '../support/server.ts';
import { hasWrk, wrk } from '../support/wrk.ts';

const ROUNDS = 5;
const LOAD = { connections: 32, seconds: 4, headers: { 'accept-encoding': 'br' } } as const;
/** Until both are compiled, and the page is as small as it gets. */
const WARMING = { ...LOAD, seconds: 6 };

/**
 * Requests per second for a cached page compared with a bare server that sends the same bytes with the
 * same headers, each in its own process with the same settings, loaded alternately from outside.
 */
export async function measure(): Promise<Figure[]> {
  if (!hasWrk()) {
    console.log(
      'skip  throughput is measured with wrk, which is not installed (Debian: apt install wrk)',
    );
    return [];
  }
  const server = await startBuilt();
  try {
    const page = `${server.url}/`;
    await wrk(page, WARMING);
    const bare = await startBare(page, LOAD.headers);
    try {
      await wrk(bare.url, WARMING);
      const ratios: number[] = [];
      const rates: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const ours = await wrk(page, LOAD);
        const theirs = await wrk(bare.url, LOAD);
        ratios.push(ours / theirs);
        rates.push(ours);
      }
      const megabytes = (bytes: number) => bytes / 1_048_576;
      const after = megabytes(await server.memory());
      const memory = megabytes(await memoryAtRest(server));
      return [
        {
          name: 'cached page: requests/s against bare node:http',
          value: median(ratios),
          unit: 'times',
          goal: { atLeast: 0.9 },
          note: `${Math.round(median(rates))} requests/s; ratios ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`,
        },
        {
          name: 'resident memory at rest after the load',
          value: memory,
          unit: 'MB',
          goal: { atMost: 200 },
          note: `${after.toFixed(0)} at its end`,
        },
      ];
    } finally {
      await bare.stop();
    }
  } finally {
    await server.stop();
  }
}
