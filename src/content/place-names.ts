/** A place as the office names it: one of the opening hours, or the customer's. */
export interface PlaceName {
  /** Its key. */
  readonly id: string;
  readonly es: string;
  readonly en: string;
}
