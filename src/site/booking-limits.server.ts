import {
  SERVICE_KEYS,
  type BookingTerms,
  type OpeningHours,
  type Service,
  type Texts,
} from '../content/index.ts';
import type { BookingLimits, Opening, SpecialDay } from '../requests/index.ts';

interface Known {
  readonly terms: BookingTerms | null;
  readonly hours: OpeningHours | null;
  readonly services?: readonly Service[] | undefined;
}

/** What the content says of what can be asked for, as the form and the intake check by it. */
export function bookingLimits(
  { terms, hours, services }: Known,
  text: Texts['text'],
): BookingLimits {
  const { leadDays, farthestDays } = terms ?? {};
  const unhurried = unhurriedServices(services ?? []);
  const off = services ? servicesOff(new Set(services.map(({ key }) => key))) : [];
  return {
    leadDays,
    farthestDays,
    ...(off.length > 0 && { off }),
    ...(unhurried.length > 0 && { unhurried }),
    ...(hours && {
      weeks: Object.fromEntries(
        hours.places.map(({ key, weekly, byBooking = [] }) => [
          key,
          [...weekOf(weekly), ...(byBooking.length > 0 ? [[byBooking.join('')] as const] : [])],
        ]),
      ),
      exceptions: specialDays(hours.exceptions, text),
    }),
  };
}

/** The week of a place, as the rules of dates read it. */
export function weekOf(weekly: OpeningHours['places'][number]['weekly']): Opening[] {
  return weekly.map(({ days, opens, closes }) => [days.join(''), opens, closes]);
}

/** The days that have hours of their own, likewise. */
export function specialDays(
  exceptions: OpeningHours['exceptions'],
  text: Texts['text'],
): SpecialDay[] {
  return exceptions.map(({ date, name, opens, closes }) =>
    opens && closes ? [date, text(name), opens, closes] : [date, text(name)],
  );
}

/** The keys of the services that need no notice. */
export function unhurriedServices(services: readonly Service[]): readonly string[] {
  return services.filter(({ needsNotice }) => !needsNotice).map(({ key }) => key);
}

/** The keys of the services that are not among what there is. */
export function servicesOff(parts: ReadonlySet<string>): readonly string[] {
  return SERVICE_KEYS.filter((key) => !parts.has(key));
}
