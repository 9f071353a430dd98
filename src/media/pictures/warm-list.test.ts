import { expect, it } from 'vitest';
import { createWarmList, type WarmList } from './warm-list.server.ts';

const MOST = { entries: 100, bytes: 10_000 };

/** Takes everything off: `a` for the smallest format, `a*` for all. */
function drain(list: WarmList): string {
  const taken: string[] = [];
  for (let next = list.next(); next; next = list.next()) {
    taken.push(next.address + (next.formats === 'all' ? '*' : ''));
  }
  return taken.join(' ');
}

it('keeps the order, each address once', () => {
  const list = createWarmList(MOST);
  for (const address of ['a', 'b', 'a', 'c']) list.add(address, 'smallest');
  expect(drain(list)).toBe('a b c');
});

it('lets all formats wait behind the smallest, and leaves those out that come anyway', () => {
  const list = createWarmList(MOST);
  list.add('a', 'smallest');
  list.add('b', 'all');
  list.add('a', 'all');
  list.add('b', 'smallest');
  expect(drain(list)).toBe('a b* a*');
});

it('puts what is published in front, in its order, the latest of all first', () => {
  const list = createWarmList(MOST);
  for (const address of ['a', 'b', 'c']) list.add(address, 'smallest');
  list.addFirst(['x', 'c'], 'smallest');
  list.addFirst(['y', 'z'], 'all');
  expect(drain(list)).toBe('y* z* x c a b');
});

it('is bounded in number: what comes late is left out, what is last gives way to what is first', () => {
  const list = createWarmList({ entries: 3, bytes: 10_000 });
  const fill = () => ['a', 'b', 'c', 'd'].forEach((address) => list.add(address, 'all'));
  fill();
  expect(drain(list)).toBe('a* b* c*');
  fill();
  list.addFirst(['x', 'y'], 'all');
  expect(drain(list)).toBe('x* y* a*');
});

it('is bounded in bytes, and has room again for what was taken off', () => {
  const list = createWarmList({ entries: 100, bytes: 100 });
  const long = (name: string) => name.repeat(40);
  const fill = () => ['a', 'b', 'c'].forEach((name) => list.add(long(name), 'all'));
  fill();
  expect(drain(list)).toBe(`${long('a')}* ${long('b')}*`);
  fill();
  list.next();
  list.add(long('c'), 'all');
  expect(drain(list)).toBe(`${long('b')}* ${long('c')}*`);
});
