import { describe, expect, it } from 'vitest';
import { weekdayName } from '../../i18n/index.ts';
import { runsOf } from './opening-words.server.ts';

describe('runsOf', () => {
  it('joins neighbouring days and keeps the others apart', () => {
    expect(runsOf([5, 1, 2, 3, 4])).toEqual([[1, 5]]);
    expect(runsOf([1, 3, 4, 7])).toEqual([
      [1, 1],
      [3, 4],
      [7, 7],
    ]);
    expect(runsOf([])).toEqual([]);
  });
});

describe('weekdayName', () => {
  it('counts from Monday', () => {
    expect(weekdayName(1, 'es')).toBe('lunes');
    expect(weekdayName(7, 'en')).toBe('Sunday');
  });
});
