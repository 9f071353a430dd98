import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLog, forRequest } from './index.server.ts';

it('a line of the log names the request that it is written for, and no other', async () => {
  const lines: { message: string; request?: string }[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line) as never));
  const work = (id: string, pause: number) =>
    forRequest(id, async () => {
      await wait(pause);
      log.info(`of ${id}`);
    });
  await Promise.all([work('one', 4), work('two', 1), work('three', 2)]);
  log.info('of none');
  expect(lines.map(({ message, request }) => [message, request])).toEqual([
    ['of two', 'two'],
    ['of three', 'three'],
    ['of one', 'one'],
    ['of none', undefined],
  ]);
});
