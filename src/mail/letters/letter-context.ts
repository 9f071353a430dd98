import type { BookingTerms } from './terms.ts';

/** Who writes the letters, as their foot shows it. */
export interface LetterBusiness {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly address?: string | undefined;
}

/** What every letter needs beside the submission. */
export interface LetterContext {
  readonly business: LetterBusiness;
  readonly terms: BookingTerms;
  /** Without a slash at the end. */
  readonly siteUrl: string;
}
