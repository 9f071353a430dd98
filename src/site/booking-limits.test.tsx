import { expect, onTestFinished, test } from 'vitest';
import type { OpeningHours } from '../content/index.ts';
import { read } from '../content/testing/read.ts';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../i18n/index.ts';
import { isFirm, isUsual } from '../requests/index.ts';
import * as sample from '../content/testing/samples.ts';
import { withoutLanguage } from './fallback-language.server.ts';
import { requestFormProps } from './islands/props.server.ts';
import { bookingLimits } from './booking-limits.server.ts';
import { conditionLines } from './blocks/condition-lines.server.ts';
import { ServiceCards } from './blocks/ServiceCards.server.tsx';
import { rendered, testPage } from './testing/page.tsx';

const hours = {
  _id: 'openingHours',
  _type: 'openingHours',
  places: [
    {
      key: 'kiosk',
      name: { es: 'Kiosco' },
      weekly: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '15:00' }],
      byBooking: [6],
      notes: [],
    },
  ],
  exceptions: [
    { date: '2026-12-25', name: { es: 'Navidad', en: 'Christmas Day' } },
    { date: '2026-12-24', name: { es: 'Nochebuena' }, opens: '09:00', closes: '11:00' },
  ],
} as unknown as OpeningHours;

/** As the island has it, which does not say what is in another language. */
const plain = <Told,>(told: Told) => JSON.parse(withoutLanguage(JSON.stringify(told))) as Told;

/** A service as its document says it. */
const service = (key: string, fields: object = {}) =>
  read('service', { ...sample.service(`service-${key}`), key, slug: key, ...fields });

const SERVICES = [
  service('kiosco', { place: 'kiosk', closedTimes: 'refused' }),
  service('encargos', { shortTitle: { es: 'Encargo', en: 'Order' }, bookedAs: 'event' }),
];

test('the services are told with their rules, those that are booked first in a form', () => {
  const { page } = testPage('en', {
    parts: { services: SERVICES, pages: [], hasAbout: true, filled: new Set<never>() },
  });
  expect(bookingLimits({ terms: null, hours: null, services: SERVICES }, page)).toMatchObject({
    services: {
      kiosco: { place: 'kiosk', isFirm: true, needsNoNotice: true },
      encargos: { title: 'Order' },
    },
  });
  expect(requestFormProps(page).services?.map(([key]) => key)).toEqual(['encargos', 'kiosco']);
});

test('a service that names no place keeps to the hours of the main one', () => {
  const { page } = testPage('en', {});
  const main = hours.places.map((one) => ({ ...one, key: 'obrador', isMain: true, weekly: WEEK }));
  const open = { ...hours, places: [...hours.places, ...main] };
  const own = service('pan', { closedTimes: 'refused', times: 'hours' });
  const limits = bookingLimits({ terms: null, hours: open, services: [own] }, page);
  expect(limits.services?.['pan']?.form?.times).toContain('17:00-18:00');
  // Of a Monday, a Wednesday and Christmas Day.
  const usual = ['2026-12-21', '2026-12-23', '2026-12-25'].map((day) =>
    isUsual('pan', day, '', limits),
  );
  expect([...usual, isFirm('pan', limits)]).toEqual([true, false, false, true]);
  // At the customer's nothing is closed.
  const away = service('pan', { closedTimes: 'refused', place: 'customer' });
  const free = bookingLimits({ terms: null, hours: open, services: [away] }, page);
  expect(isUsual('pan', '2026-12-23', '', free)).toBe(true);
});

test('the weekend is told where it is not Saturday and Sunday', () => {
  onTestFinished(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));
  const told = (country: string) => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, country });
    return bookingLimits({ terms: null, hours: null }, testPage('en').page).weekend;
  };
  expect(['ES', 'EG', 'IN'].map(told)).toEqual([undefined, [5, 6], [7]]);
});

test('the days that can be asked for are told shortly, in the page’s language', () => {
  const { page } = testPage('en', { hours });
  const terms = { leadDays: 3, farthestDays: 365 } as typeof page.terms;
  const told = plain(bookingLimits({ terms, hours }, page));
  expect(told).toEqual({
    leadDays: 3,
    farthestDays: 365,
    weeks: { kiosk: [['12345', '09:00', '15:00'], ['6']] },
    exceptions: [
      ['2026-12-25', 'Christmas Day'],
      ['2026-12-24', 'Nochebuena', '09:00', '11:00'],
    ],
  });
});

test('a form shows what its page knows, and only an answered one brings the days', () => {
  const { page } = testPage('es', {
    hours,
    parts: { services: SERVICES, pages: [], hasAbout: true, filled: new Set<never>() },
  });
  const presets = { service: 'catering', date: '2026-12-01', draft: 'x' } as const;
  const props = requestFormProps(page, { ...presets, estimate: '600 €' });
  expect(props).toMatchObject({
    preset: { service: 'catering', requestedDate: '2026-12-01' },
    ...{ draft: 'x', estimate: '600 €' },
  });
  expect(props).not.toHaveProperty('limits');
  expect(requestFormProps(page)).not.toHaveProperty('preset');
  const answered = requestFormProps(page, { values: { service: 'kiosco' } });
  expect(answered).toMatchObject({ limits: { services: { kiosco: { isFirm: true } } } });
});

/** A service whose form asks otherwise than the others. */
const ORDERS = service('pedidos', {
  place: 'kiosk',
  asks: { requestedDate: 'asked', participants: 'no' },
  times: 'hours',
  questions: [
    { key: 'note', kind: 'text', label: { es: 'Nota' }, isRequired: true },
    {
      ...{ key: 'flour', kind: 'choice', label: { es: 'Harina', en: 'Flour' } },
      options: {
        es: ['Para {{placeGroup}}', 'Trigo', 'Trigo', 'Espelta'],
        en: ['For {{placeGroup}}', 'Wheat', 'Wheat'],
      },
    },
    { key: 'none', kind: 'several', label: { es: 'Sin opciones' } },
    {
      key: 'like',
      kind: 'picture',
      label: { es: 'Así', en: 'Like this' },
      help: { en: 'A cake.' },
    },
  ],
});

test('a service says what its form asks: times of its place, own questions that can be answered', () => {
  const { page } = testPage('en', {});
  const cut = { ...hours, places: hours.places.map((one) => ({ ...one, weekly: WEEK })) };
  const told = plain(bookingLimits({ terms: null, hours: cut, services: [ORDERS] }, page));
  expect(told.services?.['pedidos']?.form).toEqual({
    asks: { requestedDate: 'asked', participants: 'no' },
    times: ['08:30-09:30', '09:30-10:00', '17:00-18:00'],
    questions: [
      { key: 'note', kind: 'text', label: 'Nota', isRequired: true },
      {
        ...{ key: 'flour', kind: 'choice', label: 'Flour' },
        // What is stored is the same in each language.
        options: [
          ['Para {{placeGroup}}', 'For […]'],
          ['Trigo', 'Wheat'],
          ['Espelta', 'Espelta'],
        ],
      },
      {
        ...{ key: 'like', kind: 'picture', label: 'Like this' },
        help: 'A cake. JPEG, PNG or WebP, up to 8 MB in all.',
      },
    ],
  });
});

test('a service with hours of its own offers those, firmly, and tells them', () => {
  const { page } = testPage('en', {});
  const evening = [{ days: [4, 5], opens: '18:00', closes: '20:00' }];
  const own = service('cenas', { place: 'kiosk', times: 'hours', hours: evening });
  const told = bookingLimits({ terms: null, hours, services: [own] }, page);
  expect(told.services?.['cenas']).toMatchObject({
    ...{ isFirm: true, hours: [['45', '18:00', '20:00']] },
    form: { times: ['18:00-19:00', '19:00-20:00'] },
    when: 'Thursday to Friday, 18:00 to 20:00',
  });
  expect(conditionLines(own, page)).toEqual(['Thursday to Friday, 18:00 to 20:00']);
});

test('hours until midnight offer their last one, which ends on its day', () => {
  const { page } = testPage('en', {});
  const late = [{ days: [5], opens: '22:00', closes: '24:00' }];
  const own = service('cenas', { place: 'kiosk', times: 'hours', hours: late });
  const told = bookingLimits({ terms: null, hours, services: [own] }, page);
  expect(told.services?.['cenas']).toMatchObject({
    form: { times: ['22:00-23:00', '23:00-23:59'] },
  });
});

const WEEK = [
  { days: [1, 2], opens: '08:30', closes: '10:00' },
  { days: [2], opens: '17:00', closes: '18:00' },
] as unknown as OpeningHours['places'][number]['weekly'];

test('the form of such a service is there as its page is made, of the others once it is touched', () => {
  const { page } = testPage('es', {
    parts: { services: [...SERVICES, ORDERS], pages: [], hasAbout: true, filled: new Set<never>() },
  });
  const own = requestFormProps(page, { service: 'pedidos' });
  expect(own.limits?.services?.['pedidos']?.form?.questions).toHaveLength(3);
  expect(requestFormProps(page, { service: 'encargos' })).not.toHaveProperty('limits');
});

test('a service tells its own days and how many people it takes, in words of the page', () => {
  const { page } = testPage('es', {});
  const terms = { customerGroup: 8 } as typeof page.terms;
  const season = { from: '05-01', to: '09-30' };
  const rules = { noticeDays: 2, season, days: [1, 2, 3, 6], needsNotice: true };
  const groups = [
    { place: 'customer', maximum: 40 },
    { place: 'any', minimum: 5 },
  ];
  const own = service('tartas', { ...rules, people: 'number', groups });
  const told = bookingLimits({ terms, hours: null, services: [own] }, page).services?.['tartas'];
  expect(told).toMatchObject({
    ...{ notice: 2, season, days: '1236', needsNoNotice: true },
    when: 'del 1 de mayo al 30 de septiembre, lunes a miércoles y sábado, 2 días laborables de antelación',
    form: { people: [5, 9_999] },
  });
  const lines = conditionLines(own, page);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Del 1 de mayo al 30 de septiembre',
      'Lunes a miércoles y sábado',
      '2 días laborables de antelación',
    ]),
  );
  expect(conditionLines(service('sin'), page)).toEqual([]);
  // An icon of its own is drawn, and none costs nothing.
  const cards = (icon?: string) =>
    rendered(<ServiceCards services={[service('tartas', { icon })]} dishPrices={() => []} />);
  expect(cards('cake')('.card h3 use').attr('href')).toMatch(/#cake$/);
  expect(cards()('.card h3 a').parent().html()).toMatch(/^<a href="\/tartas">[^<]+<\/a>$/);
});
