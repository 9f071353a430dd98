/** A service as the office names it, whether it is offered or not. */
export interface ServiceName {
  /** Its key. */
  readonly id: string;
  readonly es: string;
  readonly en: string;
  readonly isOffered: boolean;
}
