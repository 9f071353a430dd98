import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createHashTurns, type Waiter } from './sign-in-turns.server.ts';

const stranger = (network: string, neighbourhood = network) => ({ network, neighbourhood });
const known = (name: string) => ({ known: name });

/** Turns whose work waits until it is let go; what was done, in order. */
function open(patience?: number) {
  const turns = createHashTurns(patience);
  const done: string[] = [];
  const refused: string[] = [];
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((go) => (letGo = go));
  const all: Promise<unknown>[] = [];
  const ask = (name: string, waiter: Waiter) => {
    const asked = turns.take(waiter, async () => {
      await gate;
      done.push(name);
    });
    all.push(asked.catch((error: { code: string }) => refused.push(`${name} ${error.code}`)));
  };
  return {
    ask,
    turns,
    refused,
    /** Lets all of them be done; answers in which order. */
    async order() {
      letGo();
      await Promise.all(all);
      return done.join(' ');
    },
  };
}

test('those who are known and strangers alternate, whoever asks for more', async () => {
  const { ask, order } = open();
  for (let n = 1; n <= 5; n += 1) ask(`s${n}`, stranger('a'));
  for (let n = 1; n <= 3; n += 1) ask(`helper${n}`, known('helper'));
  ask('owner', known('owner'));
  expect(await order()).toBe('s1 s2 helper1 s3 owner s4 helper2 s5 helper3');
});

test('somebody known has a place beside as many strangers and others as there may be', async () => {
  const { ask, order, refused } = open();
  for (let n = 0; n < 60; n += 1) ask(`s${n}`, stranger(`a${n}`));
  for (let n = 0; n < 60; n += 1) ask(`h${n}`, known(`helper ${n % 2}`));
  ask('owner', known('owner'));
  const done = (await order()).split(' ');
  // Behind who has it already, two strangers and one turn of each helper.
  expect(done.indexOf('owner')).toBeLessThanOrEqual(6);
  expect(refused.every((one) => one.endsWith(' busy'))).toBe(true);
  // One at work, twenty strangers, and three of each helper.
  expect(done).toHaveLength(1 + 20 + 2 * 3 + 1);
});

test('strangers share their lane by neighbourhood and by network', async () => {
  const { ask, order, refused } = open();
  ask('first', stranger('x'));
  for (let n = 0; n < 30; n += 1) ask(`a${n}`, stranger(`a ${n}`, 'a'));
  for (let n = 0; n < 30; n += 1) ask(`b${n}`, stranger('b'));
  ask('c', stranger('c'));
  const done = (await order()).split(' ');
  expect(done.indexOf('c')).toBeLessThanOrEqual(3);
  expect(done.filter((name) => name.startsWith('a'))).toHaveLength(10);
  expect(done.filter((name) => name.startsWith('b'))).toHaveLength(5);
  expect(refused).toHaveLength(20 + 25);
});

test('one thing is done at a time, and the next after one that fails', async () => {
  const { turns } = open();
  let running = 0;
  const work = async () => {
    running += 1;
    expect(running).toBe(1);
    await wait(1);
    running -= 1;
    throw new Error('no');
  };
  const asked = [1, 2, 3].map((n) => turns.take(known(`n${n}`), work));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(
    Array.from({ length: 3 }, () => 'rejected'),
  );
  expect(await turns.take(known('n'), async () => 'done')).toBe('done');
});

test('who waits too long is sent away, and keeps no place', async () => {
  const { ask, order, refused, turns } = open(20);
  ask('at work', known('owner'));
  ask('late', known('owner'));
  ask('stranger', stranger('a'));
  await wait(60);
  expect(refused).toEqual(['late busy', 'stranger busy']);
  expect(await order()).toBe('at work');
  expect(await turns.take(known('owner'), async () => 'in')).toBe('in');
});
