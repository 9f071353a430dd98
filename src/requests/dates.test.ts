import { describe, expect, it } from 'vitest';
import { businessToday, addDays, businessDay } from '../i18n/index.ts';
import {
  hoursOn,
  isAvailable,
  isUsual,
  nextUsualDay,
  validate,
  type BookingLimits,
} from './index.ts';

/** The next day of this weekday (1 Monday to 7 Sunday) that lies at least a fortnight ahead. */
function weekday(wanted: number): string {
  const start = addDays(businessDay(new Date()), 14);
  const ahead = (wanted - (new Date(start).getUTCDay() || 7) + 7) % 7;
  return addDays(start, ahead);
}

const [monday, saturday, sunday] = [weekday(1), weekday(6), weekday(7)];
const holiday = weekday(3);
const shortDay = addDays(holiday, 1);

const limits: BookingLimits = {
  leadDays: 3,
  services: {
    gastronomic: { title: 'Taller', place: 'workshops', hasWorkshops: true },
    birthday: { title: 'Cumpleaños', place: 'workshops', hasWorkshops: true },
    catering: { title: 'Catering', needsNoNotice: true },
    chef: { title: 'Chef' },
    daily: { title: 'Kiosco', place: 'kiosk', isFirm: true, needsNoNotice: true },
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
    const never = { ...limits, weeks: { kiosk: [] }, exceptions: [] };
    expect(nextUsualDay('daily', sunday, '', never)).toBeUndefined();
  });

  it('have their next day in time for the notice', () => {
    const open = {
      ...limits,
      exceptions: [],
      weeks: { workshops: [['1234567', '09:00', '20:00']] },
    };
    const next = nextUsualDay('gastronomic', businessToday(), '', open as unknown as BookingLimits);
    expect(next).toBe(addDays(businessToday(), 3));
    const services = { gastronomic: { place: 'workshops', needsNoNotice: true } };
    const unhurried = { ...open, services } as unknown as BookingLimits;
    expect(nextUsualDay('gastronomic', businessToday(), '', unhurried)).toBe(
      addDays(businessToday(), 1),
    );
  });
});

describe('a day on which a service is held for whoever comes', () => {
  const open = (rules: object, more: BookingLimits = {}): BookingLimits => ({
    ...{ ...limits, ...more },
    services: { cakes: { title: 'Tartas', openDays: [sunday], ...rules } },
  });
  const errors = (requestedDate: string, limited: BookingLimits, requestedTime = 'evening') => {
    const fields = { ...request, service: 'cakes', requestedDate, requestedTime };
    const checked = validate('request', fields, limited);
    return checked.ok ? {} : checked.errors;
  };

  it.each([
    ['weekdays', { days: '1' }],
    ['season', { season: { from: saturday.slice(5), to: saturday.slice(5) } }],
    ['notice', { notice: 300 }],
    ['place', { place: 'kiosk', isFirm: true }],
    ['hours', { hours: [['1', '09:00', '12:00']], isFirm: true }],
  ])('is taken whatever the %s that the service keeps', (_, rules) => {
    expect(errors(addDays(sunday, 7), open(rules))).toHaveProperty('requestedDate');
    expect(errors(sunday, open(rules))).toEqual({});
    expect(isAvailable('cakes', sunday, open(rules))).toBe(true);
    expect(isUsual('cakes', sunday, 'evening', open(rules))).toBe(true);
  });

  it('may lie farther ahead than others, and is asked for at a time that is offered', () => {
    const near = open({}, { farthestDays: 1 });
    expect(errors(addDays(sunday, 7), near)).toEqual({ requestedDate: 'formDateFar' });
    expect(errors(sunday, near)).toEqual({});
    expect(errors(sunday, near, 'never')).toEqual({ requestedTime: 'formTimeRequired' });
  });
});

it('knows no hours where the business has not said any', () => {
  expect(hoursOn('daily', sunday, {})).toBeUndefined();
  expect(hoursOn('daily', '', limits)).toBeUndefined();
  expect(validate('request', { ...request, service: 'daily', requestedDate: sunday }).ok).toBe(
    true,
  );
});

describe('a service with days of its own', () => {
  const own = (rules: object): BookingLimits => ({
    services: { cakes: { title: 'Tartas', needsNoNotice: true, ...rules } },
    exceptions: [[holiday, 'Navidad']],
  });
  const asked = (requestedDate: string, rules: object) => {
    const result = validate('request', { ...request, service: 'cakes', requestedDate }, own(rules));
    return result.ok ? undefined : result.errors['requestedDate'];
  };

  it('is not had on another weekday', () => {
    expect(asked(monday, { days: '67' })).toBe('dayOff');
    expect(asked(saturday, { days: '67' })).toBeUndefined();
    expect(nextUsualDay('cakes', monday, '', own({ days: '6' }))).toBe(addDays(monday, 5));
  });

  it('is had at its own hours alone, on special days as far as those leave them', () => {
    const hours = { isFirm: true, hours: [['12345', '18:00', '21:00']] };
    const limited = { ...own({ ...hours, place: 'kiosk' }), weeks: limits.weeks ?? {} };
    const at = (requestedDate: string, requestedTime: string) => {
      const fields = { ...request, service: 'cakes', requestedDate, requestedTime };
      const exceptions = [...(limited.exceptions ?? []), [shortDay, '', '09:00', '19:00'] as const];
      const result = validate('request', fields, { ...limited, exceptions });
      return result.ok ? {} : result.errors;
    };
    expect(at(monday, 'evening')).toEqual({});
    expect(at(monday, 'morning')).toEqual({ requestedTime: 'closedTime' });
    expect(at(saturday, 'evening')).toEqual({ requestedDate: 'dayOff' });
    expect(at(holiday, 'evening')).toEqual({ requestedDate: 'closedDay' });
    expect(at(shortDay, 'evening')).toEqual({});
    expect(hoursOn('cakes', monday, limited)).toEqual([['18:00', '21:00']]);
    expect(nextUsualDay('cakes', saturday, '', limited)).toBe(addDays(saturday, 2));
  });

  it('is not had outside its season, which may run over New Year', () => {
    const around = { from: addDays(monday, -1).slice(5), to: addDays(monday, 1).slice(5) };
    const rest = { from: addDays(monday, 2).slice(5), to: addDays(monday, -2).slice(5) };
    expect(asked(monday, { season: around })).toBeUndefined();
    expect(asked(addDays(monday, 2), { season: around })).toBe('dayOff');
    expect(asked(monday, { season: rest })).toBe('dayOff');
    expect(asked(addDays(monday, 2), { season: rest })).toBeUndefined();
    // It comes back next year.
    expect(nextUsualDay('cakes', addDays(monday, 1), '', own({ season: around }))).toBe(
      [364, 365].map((days) => addDays(monday, days)).find((day) => day.slice(5) >= around.from),
    );
  });

  it('is not had before its working days of notice are over', () => {
    const first = nextUsualDay('cakes', businessToday(), '', own({ notice: 5 })) ?? '';
    const week = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(businessToday(), days));
    const isWorkday = (day: string) => new Date(day).getUTCDay() % 6 > 0;
    expect(first).toBe(week.filter(isWorkday).at(-1));
    expect(asked(addDays(first, -1), { notice: 5 })).toBe('dayOff');
    expect(asked(first, { notice: 5 })).toBeUndefined();
    expect(asked(businessToday(), { notice: 0 })).toBeUndefined();
    // Where the business is off on Friday and Saturday, as the server says.
    const isOff = (day: string) => [5, 6].includes(new Date(day).getUTCDay());
    const sunday = nextUsualDay('cakes', businessToday(), '', {
      ...own({ notice: 3 }),
      weekend: [5, 6],
    });
    expect(sunday).toBe(week.filter((day) => !isOff(day))[2]);
    // A special day that is closed is no working day.
    const workday = nextUsualDay('cakes', businessToday(), '', own({ days: '12345' })) ?? '';
    const closed: BookingLimits = { ...own({ notice: 5 }), exceptions: [[workday, '']] };
    expect((nextUsualDay('cakes', businessToday(), '', closed) ?? '') > first).toBe(true);
  });

  it('asks for a number of people between its smallest and its largest group', () => {
    const form = { form: { people: [4, 12] } };
    const people = (participants: string) => {
      const result = validate(
        'request',
        { ...request, service: 'cakes', requestedDate: monday, participants },
        own(form),
      );
      return result.ok ? result.value.participants : result.errors['participants'];
    };
    expect(['4', '012', '3', '13', '6-10', '', '9'.repeat(7)].map(people)).toEqual([
      ...['4', '12', 'fewPeople:4', 'manyPeople:12', 'invalidValue', 'formParticipantsRequired'],
      'tooLong:2',
    ]);
  });
});
