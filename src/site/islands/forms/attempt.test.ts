import { describe, expect, it } from 'vitest';
import { attemptWith } from './attempt.ts';

describe('the key of a submission', () => {
  it('stays as long as the same body goes out', () => {
    const first = attemptWith({ key: 'one' }, '{"name":"Ana"}');
    expect(first.key).toBe('one');
    expect(attemptWith(first, '{"name":"Ana"}')).toEqual(first);
  });

  it('is a new one once the body was changed after being sent', () => {
    const first = attemptWith({ key: 'one' }, '{"name":"Ana"}');
    const second = attemptWith(first, '{"name":"Eva"}');
    expect(second.key).not.toBe('one');
    expect(second.sent).not.toBe(first.sent);
  });

  it('tells apart bodies that differ in one letter, their order or their length', () => {
    const bodies = ['', 'a', 'b', 'ab', 'ba', 'aa', 'Ana 1', 'Ana 2', 'ñ', 'n', '\u0000'];
    const marks = bodies.map((body) => attemptWith({ key: 'k' }, body).sent);
    expect(new Set(marks).size).toBe(bodies.length);
  });
});
