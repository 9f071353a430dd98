import {
  createTexts,
  localize,
  type BookingTerms,
  type ContentService,
  type OpeningHours,
} from '../../content/index.ts';
import { addDays } from '../../i18n/index.ts';
import type { OfficeLanguage } from '../account.ts';
import {
  tightnessOf,
  type BookingLimits,
  type Capacity,
  type GroupEntry,
  type Occupation,
  type Tightness,
} from '../../requests/index.ts';

const MINUTE = 60_000;

/** A workshop that is held for whoever comes. */
interface OpenDateEntry {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly seats: number;
  readonly isFull: boolean;
  /** That of its service. */
  readonly place: string;
}

/** A day with hours of its own: closed where it has none. */
interface SpecialDayEntry {
  readonly day: string;
  readonly name: string;
  /** When it opens and closes, HH:MM; null where it stays closed. */
  readonly hours: readonly [opens: string, closes: string] | null;
}

/** What the calendar shows beside the groups, and what it warns by. */
export interface CalendarContent {
  readonly dates: readonly OpenDateEntry[];
  readonly specialDays: readonly SpecialDayEntry[];
  readonly capacity: Capacity;
  readonly hours: BookingLimits;
}

/** Reads it in the language of the office. */
export async function calendarContent(
  content: ContentService,
  { from, to, language }: { from: string; to: string; language: OfficeLanguage },
): Promise<CalendarContent> {
  const [terms, hours, dates, services] = await Promise.all([
    content.bookingTerms(),
    content.openingHours(),
    content.workshopDates(),
    content.services(),
  ]);
  const workshops = await Promise.all(services.map(({ key }) => content.workshops(key)));
  const byId = new Map(workshops.flat().map((workshop) => [workshop._id, workshop]));
  const special = specialDays(hours, terms, language);
  return {
    dates: dates
      .filter(({ date }) => date >= from && date <= to)
      .flatMap((one): OpenDateEntry[] => {
        const workshop = byId.get(one.workshop._ref);
        if (!workshop) return [];
        const { _id: id, date: day, startsAt, seats, isFull } = one;
        const title = localize(workshop.title, language);
        const endsAt = later(startsAt, workshop.durationMinutes);
        const place = services.find(({ key }) => key === workshop.kind)?.place ?? '';
        return [{ id, title, day, startsAt, endsAt, seats, isFull, place }];
      }),
    specialDays: special.filter(({ day }) => day >= from && day <= to),
    capacity: {
      places: capacities(hours, terms, language),
      services: Object.fromEntries(
        services.flatMap(({ key, capacity }) => (capacity === undefined ? [] : [[key, capacity]])),
      ),
      ...(terms?.groupsPerDay !== undefined && { groupsPerDay: terms.groupsPerDay }),
    },
    hours: {
      services: Object.fromEntries(
        services.map(({ key, title, shortTitle, season, days }) => [
          key,
          {
            title: localize(shortTitle, language) || localize(title, language),
            ...(season && { season }),
            ...(days.length > 0 && { days: days.join('') }),
          },
        ]),
      ),
      exceptions: special.map(({ day, name, hours: open }) =>
        open === null ? [day, name] : [day, name, ...open],
      ),
    },
  };
}

/** How many people fit at each place of which it is known. */
function capacities(
  hours: OpeningHours | null,
  terms: BookingTerms | null,
  language: OfficeLanguage,
): NonNullable<Capacity['places']> {
  return Object.fromEntries(
    (hours?.places ?? []).flatMap(({ key, name, at, capacity }) => {
      const most = capacity ?? terms?.placeCapacity;
      if (most === undefined) return [];
      return [[key, { name: localize(at, language) || localize(name, language), most }]];
    }),
  );
}

function specialDays(
  hours: OpeningHours | null,
  terms: BookingTerms | null,
  language: OfficeLanguage,
): SpecialDayEntry[] {
  const { text } = createTexts(language, terms);
  return (hours?.exceptions ?? []).map(({ date, name, opens, closes }) => ({
    day: date,
    name: text(name),
    hours: opens && closes ? [opens, closes] : null,
  }));
}

/** A time of day so many minutes later, at most the end of the day. */
function later(clock: string, minutes: number): string {
  const end = Date.parse(`1970-01-01T${clock}:00Z`) + minutes * MINUTE;
  const iso = new Date(end).toISOString();
  return iso.startsWith('1970-01-01') ? iso.slice(11, 16) : '23:59';
}

/** Where the services of the content are usually had. */
export async function usualPlaces(content: ContentService): Promise<(key: string) => string> {
  const services = await content.services().catch(() => []);
  return (key) => services.find((one) => one.key === key)?.place ?? '';
}

/** Each tight day with its reasons. An open workshop date is a group, too, that the team serves. */
export function tightDays(
  { from, to }: { from: string; to: string },
  groups: readonly GroupEntry[],
  { dates, capacity, hours }: CalendarContent,
): Record<string, Tightness[]> {
  const workshops = dates.map(({ day, startsAt, endsAt, seats, place }): Occupation => ({
    ...{ day, startsAt, endsAt, people: seats, place, state: 'confirmed' },
    service: '',
  }));
  const all = [...groups, ...workshops];
  const tight: Record<string, Tightness[]> = {};
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const reasons = tightnessOf(day, all, capacity, hours);
    if (reasons.length > 0) tight[day] = reasons;
  }
  return tight;
}
