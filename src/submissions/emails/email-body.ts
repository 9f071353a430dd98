import type { Language } from '../../i18n/index.ts';
import type { BookingTerms } from './terms.ts';

/** A label and its value, such as `Fecha: 10 de julio de 2026`. */
export interface EmailFact {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
}

/** The words of an email, before they become HTML and plain text. Texts may hold line breaks. */
export interface EmailBody {
  readonly language: Language;
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly intro: readonly string[];
  readonly facts: readonly EmailFact[];
  readonly quote?: { readonly title: string; readonly text: string } | undefined;
  /** What stands out, such as a warning. */
  readonly notices: readonly string[];
  readonly steps?: { readonly title: string; readonly items: readonly string[] } | undefined;
  readonly closing: readonly string[];
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  readonly footer: readonly EmailFact[];
  readonly smallPrint: readonly string[];
}

/** The business that signs the emails. */
export interface EmailBusiness {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly address?: string | undefined;
}

/** What every email needs besides the submission. */
export interface EmailContext {
  readonly business: EmailBusiness;
  readonly terms: BookingTerms;
  /** Without a slash at the end. */
  readonly siteUrl: string;
}
