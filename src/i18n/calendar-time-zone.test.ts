import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goByWays, USUAL_WAYS } from './business.ts';
import { calendarTimeZone } from './calendar-time-zone.server.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-05-01T00:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  goByWays(USUAL_WAYS);
  vi.useRealTimers();
});

const partsIn = (zone: string) => {
  goByWays({ ...USUAL_WAYS, timeZone: zone });
  return calendarTimeZone().replaceAll('\r\n', '\n');
};

describe('the time zone in a calendar', () => {
  it('is the rule of the European Union for Madrid', () => {
    expect(partsIn('Europe/Madrid')).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU');
  });

  it('has the changes of another one by the clock that goes until then', () => {
    const text = partsIn('Atlantic/Canary');
    expect(text).toContain('TZID:Atlantic/Canary\n');
    const spring = ['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100', 'DTSTART:20270328T010000'];
    const autumn = ['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0000', 'DTSTART:20271031T020000'];
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
