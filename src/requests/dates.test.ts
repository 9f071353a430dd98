import { describe, expect, it } from 'vitest';
import { addDays, businessDay } from '../i18n/index.ts';
import { hoursOn, isUsual, nextUsualDay, today, validate, type BookingLimits } from './index.ts';

/** The next day of this weekday (1 Monday to 7 Sunday) that lies at least a fortnight ahead. */
function weekday(wanted: number): string {
  const start = addDays(businessDay(new Date()), 14);
  const ahead = (wanted - (new Date(start).getUTCDay() || 7) + 7) % 7;
  return addDays(start, ahead);
}

const [monday, saturday, sunday] = [weekday(1), weekday(6), weekday(7)];
const holiday = weekday(3);
const shortDay = weekday(4);

const limits: BookingLimits = {
  leadDays: 3,
  services: {
    gastronomic: { title: 'Taller', place: 'workshops', hasWorkshops: true },
    birthday: { title: 'Cumpleaños', place: 'workshops', hasWorkshops: true },
    catering: { title: 'Catering', isUnhurried: true },
    chef: { title: 'Chef' },
    daily: { title: 'Kiosco', place: 'kiosk', isFirm: true, isUnhurried: true },
  },
  weeks: {
    kiosk: [['12345', '09:00', '15:00'], ['6']],
    workshops: [['12345', '09:00', '20:00']],
  },
  exceptions: [
    [holiday, 'Navidad'],
    [shortDay, 'Nochebuena', '09:00', '11:00'],
  ],
};

const request = {
  firstName: 'Lucía',
  email: 'lucia@example.com',
  phone: '+34 600 000 000',
  requestedTime: 'morning',
  participants: '6-10',
};
function errorsOf(service: string, requestedDate: string, requestedTime = 'morning') {
  const fields = { ...request, service, requestedDate, requestedTime };
  const checked = validate('request', fields, limits);
  return checked.ok ? {} : checked.errors;
}

describe('the kiosk', () => {
  it('is refused on a day on which it is closed, and taken by booking on the days for that', () => {
    expect(errorsOf('daily', monday)).toEqual({});
    expect(errorsOf('daily', saturday, 'evening')).toEqual({});
    expect(errorsOf('daily', sunday)).toEqual({ requestedDate: 'closedDay' });
    expect(errorsOf('daily', holiday)).toEqual({ requestedDate: 'closedDay' });
    expect(errorsOf('daily', ` ${sunday} `)).toEqual({ requestedDate: 'closedDay' });
  });

  it('is refused at a time at which it is closed', () => {
    expect(errorsOf('daily', monday, 'afternoon')).toEqual({});
    expect(errorsOf('daily', monday, 'evening')).toEqual({ requestedTime: 'closedTime' });
    expect(errorsOf('daily', shortDay)).toEqual({});
    expect(errorsOf('daily', shortDay, 'afternoon')).toEqual({ requestedTime: 'closedTime' });
  });
});

describe('the other services', () => {
  it('are taken on any day: the owner decides', () => {
    for (const service of ['', 'gastronomic', 'birthday', 'catering', 'chef', 'other']) {
      for (const day of [saturday, sunday, holiday]) {
        expect(errorsOf(service, day, 'evening')).toEqual({});
      }
    }
  });

  it('are warned of where they keep hours, and have their next day', () => {
    expect(isUsual('gastronomic', sunday, '', limits)).toBe(false);
    expect(isUsual('birthday', holiday, '', limits)).toBe(false);
    expect(isUsual('catering', sunday, '', limits)).toBe(true);
    expect(nextUsualDay('gastronomic', saturday, '', limits)).toBe(addDays(saturday, 2));
    expect(nextUsualDay('daily', addDays(holiday, -1), '', limits)).toBe(addDays(holiday, 1));
    expect(nextUsualDay('daily', holiday, 'afternoon', limits)).toBe(addDays(holiday, 2));
    expect(nextUsualDay('daily', sunday, '', { ...limits, weeks: { kiosk: [] } })).toBeUndefined();
  });

  it('have their next day in time for the notice', () => {
    const open = {
      ...limits,
      exceptions: [],
      weeks: { workshops: [['1234567', '09:00', '20:00']] },
    };
    const next = nextUsualDay('gastronomic', today(), '', open as unknown as BookingLimits);
    expect(next).toBe(addDays(today(), 3));
    const services = { gastronomic: { place: 'workshops', isUnhurried: true } };
    const unhurried = { ...open, services } as unknown as BookingLimits;
    expect(nextUsualDay('gastronomic', today(), '', unhurried)).toBe(addDays(today(), 1));
  });
});

it('knows no hours where the business has not said any', () => {
  expect(hoursOn('daily', sunday, {})).toBeUndefined();
  expect(hoursOn('daily', '', limits)).toBeUndefined();
  expect(validate('request', { ...request, service: 'daily', requestedDate: sunday }).ok).toBe(
    true,
  );
});
