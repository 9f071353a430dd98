import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.server.ts';
import { QueueFullError } from './queue-full-error.server.ts';

interface Item {
  readonly name: string;
}
const item = (name: string): Item => ({ name });
const at = (neighbourhood: string, network = neighbourhood) => ({ neighbourhood, network });

function open(limits = { all: 100, neighbourhood: 100, network: 100 }) {
  const queue = createFairQueue<Item>(limits);
  const rest = () => {
    const names: string[] = [];
    for (let next = queue.next(); next; next = queue.next()) names.push(next.name);
    return names.join(' ');
  };
  return { ...queue, rest };
}

test('one who asks for much does not make one who asks for little wait', () => {
  const queue = open();
  for (let n = 1; n <= 4; n += 1) queue.push(item(`a${n}`), at('a'));
  queue.push(item('b1'), at('b'));
  queue.push(item('c1'), at('c'));
  queue.push(item('b2'), at('b'));
  expect(queue.rest()).toBe('a1 b1 c1 a2 b2 a3 a4');
});

test('many networks of one neighbourhood share its turns', () => {
  const queue = open();
  for (let n = 1; n <= 4; n += 1) queue.push(item(`a${n}`), at('a', `network ${n}`));
  queue.push(item('b1'), at('b'));
  queue.push(item('b2'), at('b'));
  expect(queue.rest()).toBe('a1 b1 a2 b2 a3 a4');
});

test('whoever is served goes to the end, even after asking for more meanwhile', () => {
  const queue = open();
  queue.push(item('a1'), at('a'));
  queue.push(item('b1'), at('b'));
  expect(queue.next()?.name).toBe('a1');
  queue.push(item('a2'), at('a'));
  queue.push(item('b2'), at('b'));
  expect(queue.rest()).toBe('b1 a2 b2');
});

test('what is removed is not served', () => {
  const queue = open();
  const [one, two] = [item('a1'), item('a2')];
  queue.push(one, at('a'));
  queue.push(two, at('a'));
  queue.remove(one);
  queue.remove(one);
  expect(queue.rest()).toBe('a2');
});

test('a network and a neighbourhood have only so many places', () => {
  const queue = open({ all: 100, neighbourhood: 3, network: 2 });
  queue.push(item('a1'), at('a', 'x'));
  queue.push(item('a2'), at('a', 'x'));
  expect(() => queue.push(item('a3'), at('a', 'x'))).toThrow(QueueFullError);
  queue.push(item('a4'), at('a', 'y'));
  expect(() => queue.push(item('a5'), at('a', 'z'))).toThrow(QueueFullError);
  queue.push(item('b1'), at('b'));
  expect(queue.rest()).toBe('a1 b1 a4 a2');
});

test('a full queue takes a place from whoever has most, and from nobody else', () => {
  const queue = open({ all: 4, neighbourhood: 100, network: 100 });
  queue.push(item('b1'), at('b'));
  for (let n = 1; n <= 3; n += 1) queue.push(item(`a${n}`), at('a'));
  expect(() => queue.push(item('a4'), at('a'))).toThrow(QueueFullError);
  expect(queue.push(item('c1'), at('c'))?.name).toBe('a3');
  expect(queue.push(item('b2'), at('b'))?.name).toBe('a2');
  expect(queue.rest()).toBe('b1 a1 c1 b2');
});

test('of many networks with one place each, those of the fullest neighbourhood lose theirs', () => {
  const queue = open({ all: 50, neighbourhood: 100, network: 100 });
  for (let n = 0; n < 50; n += 1) queue.push(item(`a${n}`), at('a', `network ${n}`));
  for (let n = 0; n < 10; n += 1) expect(queue.push(item(`b${n}`), at('b'))?.name).toMatch(/^a/);
  expect(() => queue.push(item('a'), at('a', 'another'))).toThrow(QueueFullError);
});
