import { describe, expect, it } from 'vitest';
import { weekdayName } from '../../i18n/index.ts';
import { inLanguage } from '../fallback-language.server.ts';
import { runsOf, withoutWeekday } from './opening-words.server.ts';

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

describe('withoutWeekday', () => {
  it('knows the weekday in the language that the name is in', () => {
    expect(withoutWeekday('Lunes: lentejas', [1], 'es')).toBe('lentejas');
    expect(withoutWeekday('Monday: lentils', [1, 3], 'en')).toBe('lentils');
    expect(withoutWeekday('Monday: lentils', [2], 'en')).toBe('Monday: lentils');
    // Not translated: in Spanish on an English page, and on one whose words are borrowed.
    const spanish = inLanguage('Lunes: lentejas', 'es');
    expect(withoutWeekday(spanish, [1], 'en')).toBe(inLanguage('lentejas', 'es'));
    expect(withoutWeekday('Lunes: lentejas', [1], 'ar')).toBe('lentejas');
  });
});

describe('weekdayName', () => {
  it('counts from Monday', () => {
    expect(weekdayName(1, 'es')).toBe('lunes');
    expect(weekdayName(7, 'en')).toBe('Sunday');
  });
});
