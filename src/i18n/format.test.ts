import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from './business.ts';
import { firstWeekday, weekend, workingDaysAfter } from './calendar-days.ts';
import { amountOfCents, centsOf } from './money.ts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  currencySign,
  decimalMark,
  formatClock,
  formatClocks,
  formatFigures,
  formatDate,
  formatDates,
  formatDayAndMonth,
  formatMoment,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPrice,
  formatShortDate,
  formatShortMonth,
  formatTime,
  formatUnit,
  formatWeekday,
  formatWeekdayAndDay,
  businessClock,
  businessDay,
  startOfDay,
  weekdayName,
  formatList,
  nameOf,
  businessOffset,
} from './format.ts';

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

/** Any kind of space as a plain one. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('money, numbers, dates', () => {
  it('writes prices with two decimals as each language does', () => {
    expect(plain(formatPrice(12.5, 'es'))).toBe('12,50 €');
    expect(plain(formatPrice(40, 'en'))).toBe('€40.00');
    expect(plain(formatPrice(1234.5, 'en'))).toBe('€1,234.50');
  });

  it.each([
    ['EUR', '1.250,50 €', '€1,250.50', '€'],
    ['GBP', '1.250,50 £', '£1,250.50', '£'],
    ['MXN', '1.250,50 $', '$1,250.50', '$'],
    // Without cents, and with a thousand.
    ['CLP', '1.251 $', '$1,251', '$'],
    ['KWD', '1.250,500 KWD', 'KWD 1,250.500', 'KWD'],
  ])('writes prices in %s by its sign, with its decimals', (currency, es, en, sign) => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency });
    expect(plain(formatPrice(1250.5, 'es'))).toBe(es);
    expect(plain(formatPrice(1250.5, 'en'))).toBe(en);
    expect(currencySign()).toBe(sign);
  });

  it('writes a price of another currency than the business’s as its own, and never by a sign that could be either', () => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency: 'MXN', country: 'MX' });
    expect(plain(formatPrice(1250.5, 'es', 'EUR'))).toBe('EUR 1,250.50');
    expect(plain(formatPrice(1250.5, 'es', 'USD'))).toBe('USD 1,250.50');
    expect(plain(formatPrice(1251, 'en', 'CLP'))).toBe('CLP 1,251');
    expect(currencySign('EUR')).toBe('€');
    expect(amountOfCents(1_251, 'CLP')).toBe(1_251);
  });

  it.each([
    ['EUR', 19.99, 1_999],
    ['EUR', 1.005 * 100, 10_050],
    ['CLP', 8_900, 8_900],
    ['KWD', 1.255, 1_255],
  ])('counts an amount of %s in its smallest unit', (currency, amount, cents) => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, currency });
    expect(centsOf(amount)).toBe(cents);
    expect(amountOfCents(cents)).toBeCloseTo(amount, 9);
  });

  it('writes numbers and shares', () => {
    expect(formatNumber(4.66, 'es', 1)).toBe('4,7');
    expect(formatNumber(4.66, 'en', 1)).toBe('4.7');
    expect(plain(formatPercent(0.4, 'es'))).toBe('40 %');
    expect(formatPercent(0.5, 'en')).toBe('50%');
    expect(plain(formatPercent(0.105, 'es'))).toBe('10,5 %');
  });

  it('writes the day it is in Madrid', () => {
    expect(formatDate('2026-11-20T23:30:00Z', 'es')).toBe('21 de noviembre de 2026');
    expect(formatDate('2026-11-20T22:30:00Z', 'en')).toBe('20 November 2026');
  });

  it('writes a month', () => {
    expect(formatMonth('2026-11-01', 'es')).toBe('noviembre de 2026');
    expect(formatMonth('2026-11-01', 'en')).toBe('November 2026');
    // A month as a length is another thing, also once the one has been said.
    expect(formatUnit(6, 'month', 'es')).toBe('6 meses');
    expect(formatUnit(1, 'month', 'en')).toBe('1 month');
  });

  it('writes a day as the one it is in every zone, from UTC-12 to UTC+14', () => {
    for (const timeZone of ['Etc/GMT+12', 'America/Bogota', 'UTC', 'Pacific/Kiritimati']) {
      setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, timeZone });
      expect(formatDate('2026-11-20', 'es')).toBe('20 de noviembre de 2026');
      expect(plain(formatDates('2026-11-01', '2026-11-20', 'es'))).toBe(
        '1–20 de noviembre de 2026',
      );
      expect(formatShortDate('2026-11-20', 'en')).toBe('20 Nov 2026');
      expect(formatWeekdayAndDay('2026-11-20', 'en')).toBe('Friday 20 November');
      expect(formatDayAndMonth('2026-11-01', 'es')).toBe('1 de noviembre');
      expect(formatMonth('2026-11-01', 'es')).toBe('noviembre de 2026');
      expect(formatShortMonth('2026-11-30', 'en')).toBe('Nov 2026');
      expect(formatWeekday('2026-11-20', 'es')).toBe('viernes');
      expect(weekdayName(1, 'es')).toBe('lunes');
    }
    // An instant is the day that the business has then.
    expect(formatDate('2026-11-20T12:00:00Z', 'es')).toBe('21 de noviembre de 2026');
  });

  it('knows the clock of Madrid in winter and in summer', () => {
    expect(businessClock(new Date('2026-01-15T23:30:00Z'))).toBe('00:30');
    expect(businessDay(new Date('2026-01-15T23:30:00Z'))).toBe('2026-01-16');
    expect(businessClock(new Date('2026-07-15T07:00:00Z'))).toBe('09:00');
  });

  it.each([
    ['ES', 'es', '1.250,50 €', '20 de noviembre de 2026', '20/11/2026'],
    // Of English as it is written in Spain, browsers know nothing or each something else.
    ['ES', 'en', '€1,250.50', '20 November 2026', '20/11/2026'],
    ['US', 'en', '€1,250.50', 'November 20, 2026', '11/20/2026'],
    ['US', 'es', '€1,250.50', '20 de noviembre de 2026', '20/11/2026'],
    ['MX', 'es', '€1,250.50', '20 de noviembre de 2026', '20/11/2026'],
    ['CL', 'es', '€1.250,50', '20 de noviembre de 2026', '20-11-2026'],
    ['BR', 'pt', '€ 1.250,50', '20 de novembro de 2026', '20/11/2026'],
    ['ES', 'pt', '1 250,50 €', '20 de novembro de 2026', '20/11/2026'],
  ] as const)('writes as they do in %s in %s', (country, language, price, day, figures) => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, country });
    expect(plain(formatPrice(1250.5, language))).toBe(price);
    expect(decimalMark(language)).toBe(price.at(price.lastIndexOf('50') - 1));
    expect(formatDate('2026-11-20', language)).toBe(day);
    expect(formatFigures('2026-11-20', language)).toBe(figures);
  });

  it('borrows days and numbers for Arabic among borrowed words alone', () => {
    expect(formatMonth('2026-11-01', 'ar')).toBe('noviembre de 2026');
    setLocaleSettings({
      ...DEFAULT_LOCALE_SETTINGS,
      language: 'ar',
      country: 'MA',
      currency: 'MAD',
    });
    expect(formatMonth('2026-11-01', 'ar')).toBe('نونبر 2026');
    expect(weekdayName(1, 'ar')).toBe('الاثنين');
  });

  it.each([
    ['ES', 'es', '9:05–18:30', '18:30'],
    ['GB', 'en', '9:05–18:30', '18:30'],
    ['US', 'en', '9:05 AM–6:30 PM', '6:30 PM'],
    // The clock is the country's in whatever language.
    ['US', 'es', '9:05 a.m.–6:30 p.m.', '6:30 p.m.'],
    ['MX', 'es', '9:05 a.m.–6:30 p.m.', '6:30 p.m.'],
    ['MX', 'en', '9:05 am–6:30 pm', '6:30 pm'],
    ['ES', 'en', '9:05–18:30', '18:30'],
  ] as const)('writes times of day as they do in %s in %s', (country, language, times, moment) => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, country });
    expect(plain(formatClocks('09:05', '18:30', language))).toBe(times);
    const evening = new Date('2026-01-15T17:30:00Z');
    expect(plain(formatTime(evening, language))).toBe(moment);
    expect(plain(formatMoment(evening.getTime(), language))).toMatch(`, ${moment}`);
  });

  it('leaves what is no time of day as it is', () => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, country: 'US' });
    expect(['', 'noon'].map((time) => formatClock(time, 'en'))).toEqual(['', 'noon']);
  });

  it('begins a week as they do where the business is', () => {
    const begins = (country: string) => {
      setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, country });
      return firstWeekday();
    };
    expect(['ES', 'GB', 'US', 'EG'].map(begins)).toEqual([1, 1, 7, 6]);
  });

  it('counts working days between the weekends of where the business is', () => {
    const after = (country: string) => {
      setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, country });
      return workingDaysAfter('2026-11-19', 1, { within: () => [] }, weekend());
    };
    // A Thursday, after which Egypt is off on Friday and Saturday.
    expect(['ES', 'EG'].map(after)).toEqual(['2026-11-20', '2026-11-22']);
  });

  it('moves days over months and leap years', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it.each(['Europe/Madrid', 'Africa/Cairo', 'Asia/Beirut', 'America/Santiago', 'America/Asuncion'])(
    'begins and ends each day in %s, also where the clock leaps at midnight',
    (timeZone) => {
      setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, timeZone });
      for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
        const at = startOfDay(day);
        expect(businessDay(new Date(at)), day).toBe(day);
        expect(businessDay(new Date(at - 1)), day).toBe(addDays(day, -1));
      }
    },
  );

  it('goes by the zone and the currency of the business, and changes them at once', () => {
    const noon = new Date('2026-07-15T12:00:00Z');
    expect(businessClock(noon)).toBe('14:00');
    setLocaleSettings({
      ...DEFAULT_LOCALE_SETTINGS,
      timeZone: 'America/New_York',
      currency: 'USD',
    });
    expect(businessClock(noon)).toBe('08:00');
    expect(businessOffset('2026-07-15T08:00')).toBe('-04:00');
    expect(businessOffset('2026-01-15T08:00')).toBe('-05:00');
    expect(formatPrice(12.5, 'en')).toBe('$12.50');
    setLocaleSettings(DEFAULT_LOCALE_SETTINGS);
    expect(formatPrice(12.5, 'en')).toBe('€12.50');
  });
});

describe('lists and names', () => {
  it('are those of the language where the business is', () => {
    const days = ['Monday', 'Tuesday', 'Sunday'];
    expect(formatList(days, 'en')).toBe('Monday, Tuesday and Sunday');
    expect(formatList(['pan', 'sal'], 'es')).toBe('pan y sal');
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, country: 'US', language: 'en' });
    expect(formatList(days, 'en')).toBe('Monday, Tuesday, and Sunday');
  });

  it('say what a language, a country and a currency are called, or their codes', () => {
    expect(nameOf('language', 'en', 'es')).toBe('inglés');
    expect(nameOf('region', 'FR', 'es')).toBe('Francia');
    expect(nameOf('currency', 'EUR', 'en')).toBe('Euro');
    expect(nameOf('currency', 'ZZZ', 'en')).toBe('ZZZ');
  });
});
