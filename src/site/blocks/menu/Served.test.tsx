import { describe, expect, it } from 'vitest';
import type { DailyMenu, OpeningHours } from '../../../content/index.ts';
import { read } from '../../../content/testing/read.ts';
import { dish, hours as hoursOf, menu } from '../../../content/testing/samples.ts';
import { businessClock, businessDay, type Language } from '../../../i18n/index.ts';
import { rendered, testPage } from '../../testing/page.tsx';
import { dishesOfDay } from './dishes-of-day.server.ts';
import { Served } from './Served.server.tsx';

const named = (es: string, en: string) => [
  { _key: 'es', value: es },
  { _key: 'en', value: en },
];

const DISHES = [
  dish('lentils', {
    names: named('Lunes: lentejas', 'Monday: lentils'),
    weekdays: [1],
    price: 7.5,
  }),
  dish('chicken', { names: named('Pollo asado', 'Roast chicken'), weekdays: [2, 4] }),
  dish('fish', { names: named('Viernes: fritura', 'Friday: fried fish'), weekdays: [5] }),
  dish('omelette', { names: named('Tortilla', 'Omelette') }),
];

const menuWith = (...items: object[]): DailyMenu => read('dailyMenu', menu('m', 1, { items }));

const weekdays: OpeningHours = read('openingHours', hoursOf());

interface Shown {
  language?: Language;
  menus?: readonly DailyMenu[];
  hours?: OpeningHours | null;
}

/** What is said at an instant, line by line. */
function said(now: string, { language = 'en', menus, hours = weekdays }: Shown = {}): string[] {
  const shown = menus ?? [menuWith(...DISHES)];
  const options = { hours, now: new Date(now) };
  const $ = rendered(<Served menus={shown} />, language, options);
  return $('p')
    .get()
    .map((line) => $(line).text());
}

describe('Served, with a dish that is sold out until a day', () => {
  const menus = [menuWith(dish('stew', { names: 'Stew', soldOutUntil: '2026-11-23' }))];
  const everyDay = { weekdays: [1, 2, 3, 4, 5] };
  const daily = [
    menuWith(dish('stew', { names: 'Stew', soldOutUntil: '2026-11-23', ...everyDay })),
  ];

  it('says that it is gone today, and cooks it again once the kiosk has closed', () => {
    expect(said('2026-11-23T10:00:00Z', { menus })).toContain('Sold out today: Stew');
    expect(said('2026-11-23T10:00:00Z', { menus: daily })).toContain('Sold out today: Stew');
    expect(said('2026-11-23T16:00:00Z', { menus: daily })).toContain('Tomorrow: Stew (€3.50)');
    expect(said('2026-11-24T10:00:00Z', { menus })).not.toContain('Sold out today: Stew');
  });
});

describe('What is served', () => {
  // 23 November 2026 is a Monday; Madrid is an hour ahead of UTC.
  it.each([
    [
      'before it opens',
      '2026-11-23T07:00:00Z',
      'Closed now · opens today at 9:00',
      'Today: lentils (€7.50)',
    ],
    [
      'while it is open',
      '2026-11-23T10:00:00Z',
      'Open now · until 15:00',
      'Today: lentils (€7.50)',
    ],
    [
      'once it has closed',
      '2026-11-23T14:00:00Z',
      'Closed now · opens tomorrow at 9:00',
      'Tomorrow: Roast chicken (€3.50)',
    ],
    [
      'before the weekend',
      '2026-11-27T14:00:00Z',
      'Closed now · opens on Monday at 9:00',
      'Monday: lentils (€7.50)',
    ],
    [
      'on a closed day',
      '2026-11-21T10:00:00Z',
      'Closed today · opens on Monday at 9:00',
      'Monday: lentils (€7.50)',
    ],
    [
      'on the eve',
      '2026-11-22T10:00:00Z',
      'Closed today · opens tomorrow at 9:00',
      'Tomorrow: lentils (€7.50)',
    ],
  ])('says what is cooked %s', (_, now, opening, cooked) => {
    expect(said(now)).toEqual([opening, cooked]);
  });

  it('speaks Spanish', () => {
    expect(said('2026-11-21T10:00:00Z', { language: 'es' })).toEqual([
      'Hoy cerrado · apertura: el lunes, 9:00',
      'Lunes: lentejas (7,50 €)'.replace(' €', '\u00a0€'),
    ]);
    expect(said('2026-11-23T10:00:00Z', { language: 'es' })[1]).toMatch(/^Hoy: lentejas/);
  });

  it('passes over a public holiday to the next day that it opens', () => {
    const hours = read(
      'openingHours',
      hoursOf({ exceptions: [{ date: '2026-11-23', name: 'Fiesta' }] }),
    );
    expect(said('2026-11-23T10:00:00Z', { hours })).toEqual([
      'Closed today · opens tomorrow at 9:00',
      'Tomorrow: Roast chicken (€3.50)',
    ]);
  });

  it('lists a dish that is sold out or out of season as sold out, never as cooked', () => {
    const menus = [
      menuWith(
        dish('lentils', { names: 'Lentils', weekdays: [1], isSoldOut: true }),
        dish('espeto', { names: 'Espeto', weekdays: [1], season: { from: '05-01', to: '10-31' } }),
        dish('rice', { names: 'Rice', weekdays: [1] }),
        dish('flan', { names: 'Flan', isSoldOut: true }),
        dish('melon', { names: 'Melon', season: { from: '06-01', to: '09-30' } }),
        dish('cod', { names: 'Cod', weekdays: [2], isSoldOut: true }),
      ),
    ];
    expect(said('2026-11-23T10:00:00Z', { menus })).toEqual([
      'Open now · until 15:00',
      'Today: Rice (€3.50)',
      'Sold out today: Lentils, Espeto, Flan',
    ]);
    // What is gone today says nothing of tomorrow, but is not promised either.
    expect(said('2026-11-23T15:00:00Z', { menus })).toEqual([
      'Closed now · opens tomorrow at 9:00',
    ]);
  });

  it('says the dish of the day without knowing the hours, and nothing without either', () => {
    expect(said('2026-11-23T18:00:00Z', { hours: null })).toEqual(['Today: lentils (€7.50)']);
    expect(said('2026-11-22T10:00:00Z', { hours: null })).toEqual([]);
  });

  it('promises nothing of a kiosk that does not open again', () => {
    const hours = read(
      'openingHours',
      hoursOf({ places: [{ key: 'kiosk', name: 'K', weekly: [] }] }),
    );
    expect(said('2026-11-23T10:00:00Z', { hours })).toEqual(['Closed now']);
  });

  it('is rendered again when it would say something else', () => {
    const { page, freshUntil } = testPage('en', {
      hours: weekdays,
      now: new Date('2026-11-23T10:00:00Z'),
    });
    page.freshUntil(dishesOfDay([], page.hours, page.now).changesAt);
    expect(freshUntil()).toEqual(new Date('2026-11-23T14:00:00Z'));
  });
});

describe('dishesOfDay', () => {
  const changesOf = (from: string, count: number) => {
    const found: string[] = [];
    let now = new Date(from);
    for (let change = 0; change < count; change++) {
      now = dishesOfDay([], weekdays, now).changesAt;
      found.push(`${businessDay(now)} ${businessClock(now)}`);
    }
    return found;
  };

  it('changes at opening, at closing and at midnight in Madrid', () => {
    expect(changesOf('2026-11-23T05:00:00Z', 4)).toEqual([
      '2026-11-23 09:00',
      '2026-11-23 15:00',
      '2026-11-24 00:00',
      '2026-11-24 09:00',
    ]);
  });

  it.each([
    [
      'longer',
      '2026-10-24T10:00:00Z',
      ['2026-10-25 00:00', '2026-10-26 00:00', '2026-10-26 09:00'],
      25,
    ],
    [
      'shorter',
      '2027-03-27T10:00:00Z',
      ['2027-03-28 00:00', '2027-03-29 00:00', '2027-03-29 09:00'],
      23,
    ],
  ])(
    'keeps to Madrid’s midnight around the %s day of the change of clocks',
    (_, from, expected, length) => {
      expect(changesOf(from, 3)).toEqual(expected);
      const first = dishesOfDay([], weekdays, new Date(from)).changesAt;
      const second = dishesOfDay([], weekdays, first).changesAt;
      expect((second.getTime() - first.getTime()) / 3_600_000).toBe(length);
    },
  );
});
