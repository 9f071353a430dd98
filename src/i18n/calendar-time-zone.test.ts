import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from './business.ts';
import { calendarTimeZone } from './calendar-time-zone.server.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-05-01T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  setLocaleSettings(DEFAULT_LOCALE_SETTINGS);
  vi.useRealTimers();
});

const partsIn = (zone: string) => {
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, timeZone: zone });
  return calendarTimeZone().replaceAll('\r\n', '\n');
};

describe('the time zone in a calendar', () => {
  it.each([
    ['Atlantic/Canary', '+0000', '+0100', '20270328T010000', '20271031T020000'],
    ['Europe/Madrid', '+0100', '+0200', '20270328T020000', '20271031T030000'],
  ])('has the changes of %s by the clock that goes until then', (zone, winter, summer, on, off) => {
    const text = partsIn(zone);
    expect(text).toContain(`TZID:${zone}\n`);
    const spring = [`TZOFFSETFROM:${winter}`, `TZOFFSETTO:${summer}`, `DTSTART:${on}`];
    const autumn = [`TZOFFSETFROM:${summer}`, `TZOFFSETTO:${winter}`, `DTSTART:${off}`];
    expect(text).toContain(['BEGIN:DAYLIGHT', ...spring, 'END:DAYLIGHT'].join('\n'));
    expect(text).toContain(['BEGIN:STANDARD', ...autumn, 'END:STANDARD'].join('\n'));
    expect(text.match(/DTSTART/g)).toHaveLength(1 + 2 * 5);
  });

  it('has what always holds where nothing changes, and changes of half an hour', () => {
    expect(partsIn('Asia/Kolkata').match(/TZOFFSET.*/g)).toEqual([
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
    ]);
    expect(partsIn('Australia/Lord_Howe')).toContain('TZOFFSETFROM:+1030\nTZOFFSETTO:+1100');
  });
});
