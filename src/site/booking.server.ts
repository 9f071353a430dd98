import type { BookingTerms, Workshop } from '../content/index.ts';

type Terms = BookingTerms | null;

/** The smallest group of a workshop; undefined when visitors have to ask for it. */
export function smallestGroup(workshop: Workshop, terms: Terms): number | undefined {
  if (workshop.isGroupOnRequest) return undefined;
  return workshop.minimumGroup ?? terms?.workshopGroup;
}
