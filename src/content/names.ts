/** A place as the office names it: one of the opening hours, or the customer's. */
export interface PlaceName {
  /** Its key. */
  readonly id: string;
  readonly es: string;
  readonly en: string;
}

/** A service as the office names it, whether it is offered or not. */
export interface ServiceName extends PlaceName {
  readonly isOffered: boolean;
}
