import { expect, test } from 'vitest';
import { createSharedWork } from './shared-work.server.ts';
import { QueueFullError } from '../http/index.server.ts';

const from = (network: string) => ({ network, neighbourhood: network });
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Work whose pieces finish when they are told to; `begun` lists them in the order they started. */
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
  /** Finishes whatever is running until nothing is left. */
  const endAll = async () => {
    for (let index = 0; index < begun.length; index += 1) await end(begun[index] ?? '');
  };
  return { work, ask, begun, ends, end, endAll };
}

test('a piece is done only once for all who wait for it', async () => {
  const { ask, begun, end, work } = open();
  const answers = [ask('p', 'a'), ask('p', 'b'), ask('p', 'a')];
  expect([begun, work.load.running]).toEqual([['p'], 1]);
  await end('p');
  expect(await Promise.all(answers)).toEqual(['p done', 'p done', 'p done']);
  expect(work.load.running).toBe(0);
});

test('a piece that several want is done at the first turn of any of them', async () => {
  const { ask, begun, endAll } = open();
  for (const name of ['1', '2', '3', '4', '5']) void ask(name, 'greedy');
  const wanted = ask('5', 'visitor');
  await endAll();
  expect(begun).toEqual(['1', '2', '5', '3', '4']);
  expect(await wanted).toBe('5 done');
});

test('the server’s own work yields to everybody else', async () => {
  const { ask, begun, endAll } = open();
  void ask('first', 'a');
  void ask('own', null);
  void ask('visitor', 'a');
  await endAll();
  expect(begun).toEqual(['first', 'visitor', 'own']);
});

test('a visitor who wants the server’s own work does not wait behind others', async () => {
  const { ask, begun, endAll } = open();
  void ask('first', 'a');
  const own = ask('own', null);
  for (const name of ['1', '2']) void ask(name, 'a');
  const wanted = ask('own', 'b');
  await endAll();
  expect(begun).toEqual(['first', '1', 'own', '2']);
  expect([await own, await wanted]).toEqual(['own done', 'own done']);
});

test('a piece that nobody waits for any more is never started', async () => {
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

test('someone who comes back after all went away is served', async () => {
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

test('a started piece is finished, though nobody waits', async () => {
  const { ask, begun, end, work } = open();
  const gone = new AbortController();
  const asked = ask('p', 'a', gone.signal);
  gone.abort();
  await expect(asked).rejects.toThrow('Nobody waits');
  const late = ask('p', 'b');
  await end('p');
  expect([await late, begun, work.load.running]).toEqual(['p done', ['p'], 0]);
});

test('everyone who waits gets the failure, and the next request tries again', async () => {
  const { ask, begun, ends } = open();
  const answers = [ask('p', 'a'), ask('p', 'b')];
  ends.get('p')?.reject(new Error('broken'));
  for (const answer of answers) await expect(answer).rejects.toThrow('broken');
  void ask('p', 'a');
  expect(begun).toEqual(['p', 'p']);
});

test('when the queue is full, only the sender with the most waiting is refused', async () => {
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

test('waiting twice for the same piece takes only one place', async () => {
  const { ask, endAll } = open({ all: 5, neighbourhood: 5, network: 1 });
  void ask('first', 'a');
  const same = Array.from({ length: 50 }, () => ask('p', 'a'));
  await expect(ask('q', 'a')).rejects.toThrow(QueueFullError);
  await endAll();
  expect(new Set(await Promise.all(same))).toEqual(new Set(['p done']));
});

test('no more run at once than the limit allows', async () => {
  const { ask, begun, end } = open(undefined, 2);
  for (const name of ['1', '2', '3']) void ask(name, name);
  expect(begun).toEqual(['1', '2']);
  await end('2');
  expect(begun).toEqual(['1', '2', '3']);
});
