import type { OpeningHours } from '../../content/index.ts';
import {
  addDays,
  businessClock,
  businessDay,
  businessOffset,
  byCodeUnits,
  endOfDay,
} from '../../i18n/index.ts';
import { placeHoursOn } from '../../requests/index.ts';
import { specialDays, weekOf } from '../booking-limits.server.ts';
import type { OpeningState } from './opening-words.server.ts';

export type Place = OpeningHours['places'][number];

/** How far ahead the next opening is looked for, days. */
const HORIZON = 14;

interface Span {
  readonly opens: string;
  readonly closes: string;
}

/** When a place is open on a day (yyyy-mm-dd), in order: its week, unless the day is an exception. */
export function spansOf(place: Place, hours: OpeningHours, day: string): readonly Span[] {
  // What a special day is called does not matter here.
  const exceptions = specialDays(hours.exceptions, () => '');
  const weeks = { [place.key]: weekOf(place.weekly) };
  return (placeHoursOn(place.key, day, { weeks, exceptions }) ?? [])
    .flatMap(([opens, closes]) => (opens && closes ? [{ opens, closes }] : []))
    .sort((a, b) => byCodeUnits(a.opens, b.opens));
}

/** Is the place open at that instant, and what changes next? */
export function openingState(place: Place, hours: OpeningHours, now: Date): OpeningState {
  const today = businessDay(now);
  const clock = businessClock(now);
  const spans = spansOf(place, hours, today);
  const current = spans.find((s) => s.opens <= clock && clock < s.closes);
  if (current) {
    // A night is two spans, until midnight and from there on.
    const night = current.closes === '24:00' ? spansOf(place, hours, addDays(today, 1)) : [];
    const closes = night.find(({ opens }) => opens === '00:00')?.closes ?? current.closes;
    return { isOpen: true, closes, changesAt: instantOf(today, current.closes) };
  }
  const isClosedToday = spans.length === 0;
  const midnight = instantOf(today, '24:00');
  for (let daysAhead = 0; daysAhead < HORIZON; daysAhead++) {
    const day = addDays(today, daysAhead);
    const next = spansOf(place, hours, day).find((s) => daysAhead > 0 || s.opens > clock);
    if (!next) continue;
    // "Tomorrow" becomes "today" at midnight.
    const changesAt = daysAhead === 0 ? instantOf(day, next.opens) : midnight;
    const opens = { day, clock: next.opens, daysAhead };
    return { isOpen: false, opens, isClosedToday, changesAt };
  }
  return { isOpen: false, opens: null, isClosedToday, changesAt: midnight };
}

/** The instant of a day and a clock of the business; 24:00 is the midnight that ends the day. */
export function instantOf(day: string, clock: string): Date {
  if (clock === '24:00') return new Date(endOfDay(day));
  const time = `${day}T${clock}`;
  return new Date(`${time}:00${businessOffset(time)}`);
}
