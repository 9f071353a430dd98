import { formatPercent, type Language, type PlaceholderValues } from '../i18n/index.ts';
import { BOOKING_FIGURES, type BookingTerms } from './schemas/index.ts';

/** Figures that are shares of the price. */
const SHARES: ReadonlySet<string> = new Set(['workshopDeposit', 'eventDeposit']);

/** The figures of the booking terms as texts name them: `{{workshopDeposit}}` is `40 %`. */
export function bookingFigures(terms: BookingTerms | null, language: Language): PlaceholderValues {
  if (!terms) return {};
  return Object.fromEntries(
    BOOKING_FIGURES.map((name) => [
      name,
      SHARES.has(name) ? formatPercent(terms[name], language) : terms[name],
    ]),
  );
}
