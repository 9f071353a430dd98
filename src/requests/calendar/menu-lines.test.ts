import { describe, expect, it } from 'vitest';
import { menuLines, menuText, totalMade } from './menu-lines.ts';

describe('what is made for groups', () => {
  it('is read line by line, with a number or without', () => {
    expect(menuLines('12 × Paella\n\n 2x Menú sin gluten \nTarta')).toEqual([
      { count: 12, label: 'Paella' },
      { count: 2, label: 'Menú sin gluten' },
      { count: null, label: 'Tarta' },
    ]);
    expect(menuLines('10 xurros\n3 x xató\n4X Flan\n5xFlan\n6*Flan')).toEqual([
      { count: null, label: '10 xurros' },
      { count: 3, label: 'xató' },
      ...[4, 5, 6].map((count) => ({ count, label: 'Flan' })),
    ]);
    const lines = [{ count: 3, label: 'Flan' }];
    expect(menuLines(menuText(lines))).toEqual(lines);
  });

  it('is summed over the groups of a day', () => {
    expect(
      totalMade([
        { menu: '12 × Paella\n2 × Menú sin gluten', people: 14 },
        { menu: '3 x menu SIN gluten\nTarta', people: 20 },
      ]),
    ).toEqual([
      { label: 'Tarta', count: 0, people: 20 },
      { label: 'Paella', count: 12, people: 0 },
      { label: 'Menú sin gluten', count: 5, people: 0 },
    ]);
  });
});
