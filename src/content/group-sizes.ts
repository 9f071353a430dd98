import { ANY_PLACE, CUSTOMER_PLACE, type BookingTerms, type Service } from './types/index.gen.ts';

type Terms = BookingTerms | null;

/** How many people a group may have at a place. */
export interface GroupSize {
  /** A place of the opening hours by its key, the customer's, or any. */
  readonly place: string;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

/** The group sizes of a service: its own figures, or those of the booking terms. */
export function groupSizes(service: Service, terms: Terms): readonly GroupSize[] {
  const usual = (place: string) => {
    if (place === CUSTOMER_PLACE) return terms?.customerGroup;
    if (place !== ANY_PLACE) return terms?.placeGroup;
    return service.bookedAs === 'workshop' ? terms?.workshopGroup : undefined;
  };
  return service.groups.map(({ place, minimum, maximum, isLimited }) => ({
    place,
    minimum: minimum ?? usual(place),
    maximum: maximum ?? (isLimited ? terms?.placeMaximum : undefined),
  }));
}

/** The share of the price that secures a service; undefined when it is not booked. */
export function depositOf({ bookedAs }: Service, terms: Terms): number | undefined {
  if (bookedAs === undefined) return undefined;
  return bookedAs === 'workshop' ? terms?.workshopDeposit : terms?.eventDeposit;
}
