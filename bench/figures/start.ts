import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, type Figure } from '../support/figure.ts';
import { startBuilt } from '../support/server.ts';

const STARTS = 5;

/** Time from the start of the process to its first 200, with an empty and with a filled data folder. */
export async function measure(): Promise<Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-bench-'));
    for (const times of [first, later]) {
      const server = await startBuilt({ dataDirectory, environment: { WARM_UP: 'off' } });
      times.push(server.firstAnswer);
      await server.stop();
    }
    await rm(dataDirectory, { recursive: true, force: true });
  }
  const goal = { atMost: 500 };
  return [
    {
      name: 'first 200 after the first start (median of 5)',
      value: median(first),
      unit: 'ms',
      goal,
    },
    { name: 'first 200 after a later start (median of 5)', value: median(later), unit: 'ms', goal },
  ];
}
