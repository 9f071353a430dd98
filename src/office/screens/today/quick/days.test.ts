import { expect, it } from 'vitest';
import { hoursOfDay } from '../../../../content/index.ts';
import { earlierEnds } from './days.ts';

/** The hours at which Saturday may close earlier, by its stretches. */
const earlier = (...stretches: readonly (readonly [opens: string, closes: string])[]) => {
  const week = stretches.map(([opens, closes]) => ({ days: [6], opens, closes }));
  return earlierEnds(hoursOfDay({ revision: null, week, special: [] }, '2024-05-04').usual);
};

it('offers the last two whole hours before a day closes, while it is open', () => {
  expect(earlier(['09:00', '15:00'])).toEqual(['14:00', '13:00']);
  expect(earlier(['09:00', '15:30'])).toEqual(['15:00', '14:00']);
  expect(earlier(['20:00', '24:00'])).toEqual(['23:00', '22:00']);
  expect(earlier(['13:30', '15:00'])).toEqual(['14:00']);
  expect(earlier(['13:30', '14:00'])).toEqual([]);
});

it('offers no earlier end of a day with a break, which it would open during the break, nor of a closed one', () => {
  expect(earlier(['13:00', '16:00'], ['20:00', '23:30'])).toEqual([]);
  expect(earlier()).toEqual([]);
});

it('says the stretches of a day in their order, however they were written', () => {
  const week = [
    { days: [6], opens: '20:00', closes: '23:30' },
    { days: [6, 7], opens: '13:00', closes: '16:00' },
  ];
  const { usual } = hoursOfDay({ revision: null, week, special: [] }, '2024-05-04');
  expect(usual.map(({ opens }) => opens)).toEqual(['13:00', '20:00']);
});
