import type { BookingTerms, Service } from '../types/index.gen.ts';

type Terms = BookingTerms | null;

/** How many people a group may have at a place. */
export interface GroupSize {
  readonly place: Service['groups'][number]['place'];
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

/** The group sizes of a service: its own figures, or those of the booking terms. */
export function groupSizes(service: Service, terms: Terms): readonly GroupSize[] {
  const usual = {
    kiosk: terms?.placeGroup,
    customer: terms?.customerGroup,
    any: service.bookedAs === 'workshop' ? terms?.workshopGroup : undefined,
  };
  return service.groups.map(({ place, minimum, maximum, isLimited }) => ({
    place,
    minimum: minimum ?? usual[place],
    maximum: maximum ?? (isLimited ? terms?.placeMaximum : undefined),
  }));
}

/** The share of the price that secures a service; undefined when it is not booked. */
export function depositOf({ bookedAs }: Service, terms: Terms): number | undefined {
  if (bookedAs === undefined) return undefined;
  return bookedAs === 'workshop' ? terms?.workshopDeposit : terms?.eventDeposit;
}
