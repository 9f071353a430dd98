import { timeZone } from './business.ts';
import { offsetAt } from './format.ts';

/** Years around this one whose changes are written one by one: no rule is known of a zone. */
const YEARS = { before: 1, after: 3 };

const WEEK = 7 * 86_400_000;
const MINUTE = 60_000;

/** The business's time zone as calendars read it (RFC 5545, 3.6.5): those without a zone database need it in the file. */
export function calendarTimeZone(): string {
  const zone = timeZone();
  const year = new Date().getUTCFullYear();
  const [start, end] = [Date.UTC(year - YEARS.before, 0), Date.UTC(year + YEARS.after + 1, 0)];
  const first = offsetAt(new Date(start));
  const parts = [change('STANDARD', '19700101T000000', first, first)];
  for (let at = start; at < end; at += WEEK) {
    const [from, to] = [offsetAt(new Date(at)), offsetAt(new Date(at + WEEK))];
    if (from === to) continue;
    // On the clock that goes until then, as the standard has it.
    const clock = new Date(changeWithin(at, from) + minutesOf(from) * MINUTE).toISOString();
    const kind = minutesOf(to) > minutesOf(from) ? 'DAYLIGHT' : 'STANDARD';
    parts.push(change(kind, clock.slice(0, 19).replaceAll(/[-:]/g, ''), from, to));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n');
}

/** The first minute within a week from which an offset holds no more. */
function changeWithin(week: number, offset: string): number {
  let [before, after] = [week, week + WEEK];
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / MINUTE / 2) * MINUTE;
    if (offsetAt(new Date(middle)) === offset) before = middle;
    else after = middle;
  }
  return after;
}

function change(kind: string, start: string, from: string, to: string): string[] {
  const [before, after] = [from, to].map((offset) => offset.replace(':', ''));
  return [
    ...[`BEGIN:${kind}`, `TZOFFSETFROM:${before}`, `TZOFFSETTO:${after}`],
    ...[`DTSTART:${start}`, `END:${kind}`],
  ];
}

/** `-03:30` in minutes. */
function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
