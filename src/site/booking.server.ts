import type { BookingTerms, Service, Workshop } from '../content/index.ts';

type Terms = BookingTerms | null;

/** The days of notice that a service needs; undefined when it needs none. */
export function leadDaysOf({ needsNotice }: Service, terms: Terms): number | undefined {
  return needsNotice ? terms?.leadDays : undefined;
}

/** The smallest group of a workshop; undefined when visitors have to ask for it. */
export function smallestGroup(workshop: Workshop, terms: Terms): number | undefined {
  if (workshop.isGroupOnRequest) return undefined;
  return workshop.minimumGroup ?? terms?.workshopGroup;
}
