import { expect, test } from 'vitest';
import { createSharedWork } from './shared-work.ts';
import { QueueFullError } from '../../http/index.server.ts';

const from = (network: string) => ({ network, neighbourhood: network });
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Work whose pieces end when they are told to; `begun` names them in their order. */
function open(waiting = { all: 10, neighbourhood: 10, network: 10 }, atOnce = 1) {
  const work = createSharedWork<string>({ atOnce, waiting });
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const ask = (name: string, sender: string | null, signal?: AbortSignal) => {
    const task = () => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    };
    const asked = work.ask(name, task, { sender: sender === null ? null : from(sender), signal });
    asked.catch(() => {});
    return asked;
  };
  const end = async (name: string) => {
    ends.get(name)?.resolve(`${name} done`);
    await settle();
  };
  /** Ends what is under way until nothing is. */
  const endAll = async () => {
    for (let index = 0; index < begun.length; index += 1) await end(begun[index] ?? '');
  };
  return { work, ask, begun, ends, end, endAll };
}

test('a piece is done once for all who wait for it', async () => {
  const { ask, begun, end, work } = open();
  const answers = [ask('p', 'a'), ask('p', 'b'), ask('p', 'a')];
  expect([begun, work.isIdle]).toEqual([['p'], false]);
  await end('p');
  expect(await Promise.all(answers)).toEqual(['p done', 'p done', 'p done']);
  expect(work.isIdle).toBe(true);
});

test('what many want is done at the first of their turns', async () => {
  const { ask, begun, endAll } = open();
  for (const name of ['1', '2', '3', '4', '5']) void ask(name, 'greedy');
  const wanted = ask('5', 'visitor');
  await endAll();
  expect(begun).toEqual(['1', '2', '5', '3', '4']);
  expect(await wanted).toBe('5 done');
});

test('the server’s own work waits until nobody else does', async () => {
  const { ask, begun, endAll } = open();
  void ask('first', 'a');
  void ask('own', null);
  void ask('visitor', 'a');
  await endAll();
  expect(begun).toEqual(['first', 'visitor', 'own']);
});

test('a visitor who wants the server’s own work need not wait like it', async () => {
  const { ask, begun, endAll } = open();
  void ask('first', 'a');
  const own = ask('own', null);
  for (const name of ['1', '2']) void ask(name, 'a');
  const wanted = ask('own', 'b');
  await endAll();
  expect(begun).toEqual(['first', '1', 'own', '2']);
  expect([await own, await wanted]).toEqual(['own done', 'own done']);
});

test('what nobody waits for any more is never begun', async () => {
  const { ask, begun, endAll } = open();
  const gone = new AbortController();
  void ask('first', 'a');
  const both = [ask('shared', 'a', gone.signal), ask('shared', 'b')];
  const alone = [ask('alone', 'a', gone.signal), ask('alone', 'a', gone.signal)];
  gone.abort();
  await expect(alone[0]).rejects.toThrow('Nobody waits');
  await expect(both[0]).rejects.toThrow('Nobody waits');
  await endAll();
  expect(begun).toEqual(['first', 'shared']);
  expect(await both[1]).toBe('shared done');
  await expect(ask('late', 'a', gone.signal)).rejects.toThrow('Nobody waits');
});

test('who comes back after all went away is served', async () => {
  const { ask, begun, endAll } = open();
  const gone = new AbortController();
  void ask('first', 'a');
  void ask('p', 'a', gone.signal);
  gone.abort();
  const again = ask('p', 'a');
  await settle();
  await endAll();
  expect(begun).toEqual(['first', 'p']);
  expect(await again).toBe('p done');
});

test('what has begun is ended, though nobody waits', async () => {
  const { ask, begun, end, work } = open();
  const gone = new AbortController();
  const asked = ask('p', 'a', gone.signal);
  gone.abort();
  await expect(asked).rejects.toThrow('Nobody waits');
  const late = ask('p', 'b');
  await end('p');
  expect([await late, begun, work.isIdle]).toEqual(['p done', ['p'], true]);
});

test('a failure is everybody’s who waits, and the next one tries again', async () => {
  const { ask, begun, ends } = open();
  const answers = [ask('p', 'a'), ask('p', 'b')];
  ends.get('p')?.reject(new Error('broken'));
  for (const answer of answers) await expect(answer).rejects.toThrow('broken');
  void ask('p', 'a');
  expect(begun).toEqual(['p', 'p']);
});

test('when all is full, whoever has most waiting is refused, and none else', async () => {
  const { ask, endAll } = open({ all: 5, neighbourhood: 5, network: 5 });
  void ask('first', 'greedy');
  const many = ['1', '2', '3', '4', '5'].map((name) => ask(name, 'greedy'));
  await expect(ask('6', 'greedy')).rejects.toThrow(QueueFullError);
  const visitor = ['x', 'y'].map((name) => ask(name, 'visitor'));
  await expect(many[4]).rejects.toThrow(QueueFullError);
  await expect(many[3]).rejects.toThrow(QueueFullError);
  const others = ['z'].map((name) => ask(name, 'other'));
  await endAll();
  expect(await Promise.all([...visitor, ...others])).toEqual(['x done', 'y done', 'z done']);
  expect(await many[0]).toBe('1 done');
});

test('waiting for what one waits for already takes no further place', async () => {
  const { ask, endAll } = open({ all: 5, neighbourhood: 5, network: 1 });
  void ask('first', 'a');
  const same = Array.from({ length: 50 }, () => ask('p', 'a'));
  await expect(ask('q', 'a')).rejects.toThrow(QueueFullError);
  await endAll();
  expect(new Set(await Promise.all(same))).toEqual(new Set(['p done']));
});

test('no more are done at once than may be', async () => {
  const { ask, begun, end } = open(undefined, 2);
  for (const name of ['1', '2', '3']) void ask(name, name);
  expect(begun).toEqual(['1', '2']);
  await end('2');
  expect(begun).toEqual(['1', '2', '3']);
});
