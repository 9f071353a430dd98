import { expect, test } from 'vitest';
import { meet } from './meet.ts';

test('what I have changed is mine, what I have not is theirs, and what both have is named', () => {
  const base = { people: 10, day: '2030-05-04', note: '', menu: 'Paella', name: 'Peña' };
  const mine = { ...base, people: 12, note: 'En la terraza', menu: 'Arroz' };
  const theirs = { ...base, people: 15, day: '2030-05-05', menu: 'Arroz' };
  expect(meet(base, mine, theirs)).toEqual({
    met: { ...mine, day: '2030-05-05' },
    both: ['people'],
  });
});

test('a count that one took away and the other never had is no difference', () => {
  expect(meet<Record<string, number>>({}, { vegan: 0 }, {})).toEqual({ met: {}, both: [] });
  const taken = meet<Record<string, number>>({ vegan: 2, nuts: 1 }, { nuts: 1 }, { vegan: 2 });
  expect(taken).toEqual({ met: { vegan: 0 }, both: [] });
});

test('whatever differs is changed by both where nobody knows what they began from', () => {
  const mine = { note: 'Here', discount: null, lines: [{ count: 15 }] };
  const theirs = { note: 'There', discount: null, lines: [{ count: 15 }] };
  expect(meet(null, mine, theirs)).toEqual({ met: mine, both: ['note'] });
});
