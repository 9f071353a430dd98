import { formatPercent, type Language, type PlaceholderValues } from '../i18n/index.ts';
import {
  BOOKING_FIGURES,
  bookingTerms,
  type BookingFigure,
  type BookingTerms,
} from './types/index.gen.ts';
import { formOf } from './types/field.ts';

/** The figures that the booking terms say, as texts name them: `{{workshopDeposit}}` is `40 %`. */
export function bookingFigures(terms: BookingTerms | null, language: Language): PlaceholderValues {
  if (!terms) return {};
  return Object.fromEntries(
    BOOKING_FIGURES.flatMap((name) => {
      const figure = terms[name];
      if (figure === undefined) return [];
      return [[name, isShare(name) ? formatPercent(figure, language) : figure]];
    }),
  );
}

/** Is the figure a part of the price, which is edited and shown as a percentage? */
function isShare(name: BookingFigure): boolean {
  return formOf(bookingTerms.entries[name])?.input === 'percent';
}
