import { setImmediate as nextLoop } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { QueueFullError } from './queue-full-error.server.ts';
import { createFairScheduler } from './fair-scheduler.server.ts';

const asker = (network: string) => ({ network, neighbourhood: network });

/** Keeps the thread busy, as a large piece of work does. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('turns on the thread', () => {
  it('let the loop go on between two large pieces of work', async () => {
    const turns = createFairScheduler();
    const events: string[] = [];
    const pieces = ['a', 'b', 'c'].map(async (name) => {
      await turns.take(asker(name));
      // After some microtasks, as in the code of a route.
      for (let hop = 0; hop < 20; hop += 1) await null;
      work(6);
      events.push(name);
    });
    const others = (async () => {
      for (let loop = 0; loop < 4; loop += 1) {
        await nextLoop();
        events.push('.');
      }
    })();
    await Promise.all([...pieces, others]);
    expect(events.join('')).not.toMatch(/[abc]{2}/);
    expect(events.filter((event) => event !== '.')).toEqual(['a', 'b', 'c']);
  });

  it('give many small pieces to one round of the loop', async () => {
    const turns = createFairScheduler(() => 0);
    let rounds = 0;
    let isDone = false;
    const count = async () => {
      while (!isDone) {
        await nextLoop();
        rounds += 1;
      }
    };
    const counting = count();
    await Promise.all(Array.from({ length: 50 }, () => turns.take(asker('a'))));
    isDone = true;
    await counting;
    expect(rounds).toBeLessThan(5);
  });

  it('go round between those who wait', async () => {
    const turns = createFairScheduler();
    const order: string[] = [];
    const wait = async (name: string) => {
      await turns.take(asker(name.charAt(0)));
      order.push(name);
    };
    await Promise.all(['a1', 'a2', 'a3', 'b1'].map(wait));
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('are refused to whoever wants too many', async () => {
    const turns = createFairScheduler();
    const taken = Array.from({ length: 251 }, () => turns.take(asker('a')));
    const outcomes = await Promise.allSettled(taken);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: expect.any(QueueFullError) }]);
    await expect(turns.take(asker('a'))).resolves.toBeUndefined();
  });
});
