import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

/** Yields, and says what priority its thread then has. */
const PROGRAM = `
  const { readlinkSync } = require('node:fs');
  const { getPriority } = require('node:os');
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData).then(({ yieldToPages }) => {
    yieldToPages();
    parentPort.postMessage(getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1))));
  });
`;

it.runIf(process.platform === 'linux')('lowers its own thread, and no other', async () => {
  const before = getPriority();
  const program = new URL('./yield-to-pages.ts', import.meta.url).href;
  const thread = new Worker(PROGRAM, { eval: true, workerData: program });
  const [priority] = (await once(thread, 'message')) as [number];
  await thread.terminate();
  expect(priority).toBe(before + 5);
  expect(getPriority()).toBe(before);
});
