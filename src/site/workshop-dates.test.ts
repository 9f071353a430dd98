import { describe, expect, it } from 'vitest';
import { seatLabel } from '../content/index.ts';
import { read } from '../content/testing/read.ts';
import { service } from '../content/testing/samples.ts';
import { workshop, workshopDate } from '../content/testing/workshops.ts';
import { TIME_OPTIONS } from '../requests/index.ts';
import { testPage } from './testing/page.tsx';
import {
  comingDates,
  endOf,
  isOpenForRequests,
  timeOptionOf,
  type OpenDate,
} from './workshop-dates.server.ts';

const open = (date: string, fields = {}): OpenDate => ({
  date: read('workshopDate', workshopDate(date, 'queso', date, fields)),
  workshop: {
    ...read('workshop', workshop('queso')),
    service: read('service', service('talleres')),
  },
});

const coming = (dates: readonly OpenDate[], now: string) => {
  const { page, freshUntil } = testPage('es', { now: new Date(now) });
  const shown = comingDates(dates, page).map(({ date }) => date.date);
  return { shown, freshUntil: freshUntil()?.toISOString() };
};

describe('the coming dates', () => {
  const dates = [open('2027-01-22'), open('2027-07-09')];

  it('stay until the day is over in Madrid, in winter and in summer', () => {
    expect(coming(dates, '2027-01-22T22:59:59Z').shown).toEqual(['2027-01-22', '2027-07-09']);
    expect(coming(dates, '2027-01-22T23:00:00Z').shown).toEqual(['2027-07-09']);
    expect(coming(dates, '2027-07-09T21:59:59Z').shown).toEqual(['2027-07-09']);
    expect(coming(dates, '2027-07-09T22:00:00Z').shown).toEqual([]);
  });

  it('are told anew when the first begins, and when its day is over', () => {
    expect(coming(dates, '2027-01-20T10:00:00Z').freshUntil).toBe('2027-01-22T10:00:00.000Z');
    expect(coming(dates, '2027-01-22T10:00:00Z').freshUntil).toBe('2027-01-22T23:00:00.000Z');
    expect(coming([], '2027-01-22T10:00:00Z').freshUntil).toBeUndefined();
  });
});

describe('a seat', () => {
  it('can be asked for until the workshop begins, unless it is full', () => {
    const one = open('2027-01-22');
    expect(isOpenForRequests(one, new Date('2027-01-22T09:59:59Z'))).toBe(true);
    expect(isOpenForRequests(one, new Date('2027-01-22T10:00:00Z'))).toBe(false);
    const full = open('2027-01-22', { isFull: true });
    expect(isOpenForRequests(full, new Date('2027-01-01T10:00:00Z'))).toBe(false);
  });

  it('is named by workshop, day and hour in the language', () => {
    const one = open('2027-01-22', { startsAt: '09:30' });
    expect(seatLabel(one, 'es')).toBe('Taller queso · 22 de enero de 2027, 9:30');
    expect(seatLabel(one, 'en')).toBe('Workshop queso · 22 January 2027, 9:30');
  });

  it('is asked for at the time in which it begins, of those that its form offers', () => {
    const at = (startsAt: string) => timeOptionOf(`${startsAt}-23:00`, TIME_OPTIONS);
    expect(['08:00', '11:00', '12:30', '13:00', '17:00', '21:00'].map(at)).toEqual(
      // Between two parts, the earlier; before the first, the first.
      ['morning', 'morning', 'morning', 'afternoon', 'evening', 'evening'],
    );
    const hours = ['10:00-11:00', '11:00-12:00', '12:00-13:00'];
    expect(timeOptionOf('11:30-14:30', hours)).toBe('11:00-12:00');
  });
});

it('lasts as long as its workshop, over midnight too', () => {
  expect(endOf(open('2027-01-22'))).toBe('2027-01-22T14:00');
  expect(endOf(open('2027-12-31', { startsAt: '22:30' }))).toBe('2028-01-01T01:30');
});
