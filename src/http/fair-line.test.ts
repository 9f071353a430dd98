import { expect, test } from 'vitest';
import { createFairLine } from './fair-line.ts';
import { QueueFullError } from './queue-full-error.ts';

interface Item {
  readonly name: string;
}
const item = (name: string): Item => ({ name });
const at = (neighbourhood: string, network = neighbourhood) => ({ neighbourhood, network });

function open(limits = { all: 100, neighbourhood: 100, network: 100 }) {
  const line = createFairLine<Item>(limits);
  const rest = () => {
    const names: string[] = [];
    for (let next = line.next(); next; next = line.next()) names.push(next.name);
    return names.join(' ');
  };
  return { ...line, rest };
}

test('one who wants much does not make one who wants little wait', () => {
  const line = open();
  for (let n = 1; n <= 4; n += 1) line.push(item(`a${n}`), at('a'));
  line.push(item('b1'), at('b'));
  line.push(item('c1'), at('c'));
  line.push(item('b2'), at('b'));
  expect(line.rest()).toBe('a1 b1 c1 a2 b2 a3 a4');
});

test('many networks of one neighbourhood share its turns', () => {
  const line = open();
  for (let n = 1; n <= 4; n += 1) line.push(item(`a${n}`), at('a', `network ${n}`));
  line.push(item('b1'), at('b'));
  line.push(item('b2'), at('b'));
  expect(line.rest()).toBe('a1 b1 a2 b2 a3 a4');
});

test('who is served goes to the end, also when more is wanted meanwhile', () => {
  const line = open();
  line.push(item('a1'), at('a'));
  line.push(item('b1'), at('b'));
  expect(line.next()?.name).toBe('a1');
  line.push(item('a2'), at('a'));
  line.push(item('b2'), at('b'));
  expect(line.rest()).toBe('b1 a2 b2');
});

test('what is removed is not served', () => {
  const line = open();
  const [one, two] = [item('a1'), item('a2')];
  line.push(one, at('a'));
  line.push(two, at('a'));
  line.remove(one);
  line.remove(one);
  expect(line.rest()).toBe('a2');
});

test('a network and a neighbourhood have only so many places', () => {
  const line = open({ all: 100, neighbourhood: 3, network: 2 });
  line.push(item('a1'), at('a', 'x'));
  line.push(item('a2'), at('a', 'x'));
  expect(() => line.push(item('a3'), at('a', 'x'))).toThrow(QueueFullError);
  line.push(item('a4'), at('a', 'y'));
  expect(() => line.push(item('a5'), at('a', 'z'))).toThrow(QueueFullError);
  line.push(item('b1'), at('b'));
  expect(line.rest()).toBe('a1 b1 a4 a2');
});

test('a full line takes a place from whoever has most, and from nobody else', () => {
  const line = open({ all: 4, neighbourhood: 100, network: 100 });
  line.push(item('b1'), at('b'));
  for (let n = 1; n <= 3; n += 1) line.push(item(`a${n}`), at('a'));
  expect(() => line.push(item('a4'), at('a'))).toThrow(QueueFullError);
  expect(line.push(item('c1'), at('c'))?.name).toBe('a3');
  expect(line.push(item('b2'), at('b'))?.name).toBe('a2');
  expect(line.rest()).toBe('b1 a1 c1 b2');
});

test('of many networks with one place each, those of the fullest neighbourhood lose theirs', () => {
  const line = open({ all: 50, neighbourhood: 100, network: 100 });
  for (let n = 0; n < 50; n += 1) line.push(item(`a${n}`), at('a', `network ${n}`));
  for (let n = 0; n < 10; n += 1) expect(line.push(item(`b${n}`), at('b'))?.name).toMatch(/^a/);
  expect(() => line.push(item('a'), at('a', 'another'))).toThrow(QueueFullError);
});
