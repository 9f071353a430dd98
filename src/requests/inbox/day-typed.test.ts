import { describe, expect, onTestFinished, test } from 'vitest';
import { formatFigures, setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { dayTyped } from './day-typed.server.ts';

const TODAY = '2026-11-24';

describe('a day that is typed in the place of words', () => {
  test.each([
    ['9/12', '2026-12-09'],
    [' 9-12 ', '2026-12-09'],
    ['09.12.26', '2026-12-09'],
    ['9/12/2027', '2027-12-09'],
    ['9 dic', '2026-12-09'],
    ['9 de diciembre de 2027', '2027-12-09'],
    ['9 December', '2026-12-09'],
    ['Dec 9', '2026-12-09'],
    ['December 9, 2027', '2027-12-09'],
  ])('%s is %s', (typed, day) => {
    expect(dayTyped(typed, TODAY, 'es')).toBe(day);
  });

  test.each([
    ['12/9', '2026-12-09'],
    ['12/25', '2026-12-25'],
    ['12/9/27', '2027-12-09'],
    ['25/12', undefined],
    ['9 Dec', '2026-12-09'],
  ])('%s is %s where the month comes first', (typed, day) => {
    onTestFinished(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, country: 'US' });
    expect(dayTyped(typed, TODAY, 'en')).toBe(day);
  });

  test.each([
    ['US', 'es'],
    ['PH', 'en'],
    ['HU', 'en'],
    ['CA', 'es'],
  ] as const)('is read as the office in %s shows days in %s', (country, language) => {
    onTestFinished(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, country });
    expect(formatFigures('2026-12-09', language)).toMatch(/^0?9\/12\/2026$/);
    expect(dayTyped('9/12', TODAY, language)).toBe('2026-12-09');
  });

  test('without a year it is the one nearest to today', () => {
    expect(dayTyped('3/1', TODAY, 'es')).toBe('2027-01-03');
    expect(dayTyped('20/11', TODAY, 'es')).toBe('2026-11-20');
    expect(dayTyped('28/12', '2027-01-04', 'es')).toBe('2026-12-28');
  });

  test.each(['Lucía', '9', '31/2', '9/13', '9 personas', '612 345 678', '9/12 paella'])(
    '%s is none',
    (typed) => {
      expect(dayTyped(typed, TODAY, 'es')).toBeUndefined();
    },
  );
});
