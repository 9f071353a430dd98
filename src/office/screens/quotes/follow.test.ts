import { describe, expect, it } from 'vitest';
import { QUOTE_LIMITS } from '../../../requests/index.ts';
import { changedByHand, followPeople, putBack } from './follow.ts';

const MENU = { key: 'people', label: 'Menú, por persona', count: 15, unit: 2_500 };
const TEAM = { key: 'team', label: 'Montaje', count: 1, unit: 6_000 };
const CAKE = { key: 'cake', label: 'Tarta', count: 15, unit: 300 };
const WAITER = { key: '', label: 'Camarero', count: 1, unit: 9_000 };
const LISTED = [MENU, TEAM, CAKE];

/** The list for another group, whose menu costs less by person. */
const listedFor = (people: number, unit = 2_200) => [
  { ...MENU, count: people, unit },
  TEAM,
  { ...CAKE, count: people },
];

describe('the lines of a quote whose persons change', () => {
  it('are those of the price list for the new size, and what was typed besides', () => {
    const from = { people: 15, lines: [MENU, TEAM, WAITER], listed: LISTED };
    expect(followPeople(from, { people: 45, listed: listedFor(45) })).toEqual([
      ...[{ ...MENU, count: 45, unit: 2_200 }, TEAM, WAITER],
    ]);
  });

  it('follow at once, before the list has come or without it', () => {
    const from = { people: 15, lines: [MENU, TEAM, WAITER], listed: null };
    expect(followPeople(from, { people: 45, listed: null })).toEqual([
      ...[{ ...MENU, count: 45 }, TEAM, WAITER],
    ]);
  });

  it('keep a price and a name that were set by hand', () => {
    const cheap = { ...MENU, unit: 2_000 };
    const named = { ...CAKE, label: 'Tarta de Ana' };
    const from = { people: 15, lines: [cheap, named], listed: LISTED };
    expect(followPeople(from, { people: 45, listed: listedFor(45) })).toEqual([
      ...[
        { ...cheap, count: 45 },
        { ...named, count: 45 },
      ],
    ]);
  });

  it('keep a number that is not that of the persons', () => {
    const some = { ...CAKE, count: 3 };
    const from = { people: 15, lines: [some], listed: LISTED };
    expect(followPeople(from, { people: 45, listed: listedFor(45) })).toEqual([some]);
  });

  it('follow from what was settled, whatever is typed on the way', () => {
    const from = { people: 15, lines: [MENU, TEAM, WAITER], listed: LISTED };
    followPeople(from, { people: 1, listed: null });
    expect(followPeople(from, { people: 12, listed: null })[0]).toEqual({ ...MENU, count: 12 });
  });

  it('take what is charged once for a group of one as charged once', () => {
    const from = { people: 1, lines: [{ ...MENU, count: 1 }, TEAM, WAITER], listed: null };
    expect(followPeople(from, { people: 20, listed: null })).toEqual([
      ...[{ ...MENU, count: 20 }, TEAM, WAITER],
    ]);
  });

  it('become a price of the whole group where the list has one', () => {
    const whole = { key: 'people', label: 'Menú, grupo de 7', count: 1, unit: 20_000 };
    const from = { people: 15, lines: [MENU], listed: LISTED };
    expect(followPeople(from, { people: 7, listed: [whole] })).toEqual([whole]);
  });
});

describe('what was changed by hand', () => {
  it('is every price and number of the list that is another', () => {
    const cheap = { ...MENU, unit: 2_000 };
    const few = { ...CAKE, count: 3 };
    expect(changedByHand([cheap, TEAM, few, WAITER], LISTED)).toEqual([
      { line: cheap, listed: MENU },
      { line: few, listed: CAKE },
    ]);
    expect(changedByHand([MENU, WAITER, { ...TEAM, label: 'Puesta en marcha' }], LISTED)).toEqual(
      [],
    );
  });

  it('is what the list of this service does not have', () => {
    expect(changedByHand([MENU], [])).toEqual([{ line: MENU, listed: undefined }]);
  });

  it('is nothing while the list is not known', () => {
    expect(changedByHand([{ ...MENU, unit: 1 }], null)).toEqual([]);
  });
});

it('a line that was taken away is put back where it was, unless that made one too many', () => {
  expect(putBack([TEAM, WAITER], 1, [CAKE])).toEqual([TEAM, CAKE, WAITER]);
  const full = Array.from({ length: QUOTE_LIMITS.lines }, () => WAITER);
  expect(putBack(full, 1, [CAKE])).toBe(full);
});
