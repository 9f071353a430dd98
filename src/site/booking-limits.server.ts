import {
  blockOf,
  type BookingTerms,
  type OpeningHours,
  type Service,
  type Texts,
} from '../content/index.ts';
import type { BookingLimits, Opening, ServiceRules, SpecialDay } from '../requests/index.ts';

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
  return {
    leadDays,
    farthestDays,
    ...(services && {
      services: Object.fromEntries(services.map((one) => [one.key, rulesOf(one, text)])),
    }),
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

/**
 * The services that a request can be for, each by its key and its short name: those that are booked
 * first.
 */
export function offeredServices(
  services: readonly Service[],
  text: Texts['text'],
): [key: string, title: string][] {
  return services
    .toSorted((one, other) => Number(!one.bookedAs) - Number(!other.bookedAs))
    .map((one) => [one.key, shortTitle(one, text)]);
}

/** What a service is called where there is little room. */
export function shortTitle({ shortTitle: own, title }: Service, text: Texts['text']): string {
  return text(own) || text(title);
}

function rulesOf(service: Service, text: Texts['text']): ServiceRules {
  const { closedTimes, place, needsNotice } = service;
  return {
    title: shortTitle(service, text),
    ...(closedTimes && place !== undefined && { place }),
    ...(closedTimes === 'refused' && { isFirm: true as const }),
    ...(!needsNotice && { isUnhurried: true as const }),
    ...(blockOf(service, 'courses') && { hasWorkshops: true as const }),
  };
}
