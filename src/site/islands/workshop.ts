import type { PictureSource } from './picture-source.ts';

/** A line with its name: `Duration` and `3 hours`. */
export interface LabelledText {
  readonly label: string;
  readonly value: string;
}

/**
 * What `GET /api/workshops/{slug}?language=es` answers: the detail of a workshop in finished words,
 * as its own page shows it.
 */
export interface WorkshopDetails {
  readonly slug: string;
  /** The key of the service that it is one of. */
  readonly service: string;
  readonly heading: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  /** Duration, time, age and required group size, in this order. */
  readonly facts: readonly LabelledText[];
  readonly inclusionsTitle: string;
  readonly inclusions: readonly string[];
  readonly pricingTitle: string;
  readonly pricing: readonly string[];
  readonly paymentNote: string;
  readonly reservationNote: string;
  /** When it comes back, while it is out of season: then it cannot be asked for. */
  readonly outOfSeason?: string;
  /** At most three. */
  readonly pictures: readonly PictureSource[];
}

/** Where the detail of a workshop comes from. */
export function workshopAddress(slug: string, language: string): string {
  return `/api/workshops/${encodeURIComponent(slug)}?language=${encodeURIComponent(language)}`;
}
