import type { Language } from '../../i18n/index.ts';
import type { BookingTerms } from './terms.ts';

/** A line of what was sent: `Fecha: 10 de julio de 2026`. */
export interface EmailFact {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
}

/** An email in words, before it is set as HTML or as plain text. Texts may hold line breaks. */
export interface EmailBody {
  readonly language: Language;
  readonly subject: string;
  /** The line that a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly intro: readonly string[];
  readonly facts: readonly EmailFact[];
  readonly quote?: { readonly title: string; readonly text: string } | undefined;
  /** What stands out: a warning, a pointer to the inbox. */
  readonly notices: readonly string[];
  readonly steps?: { readonly title: string; readonly items: readonly string[] } | undefined;
  readonly closing: readonly string[];
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  readonly footer: readonly EmailFact[];
  readonly smallPrint: readonly string[];
}

/** Who writes the emails, as their foot shows it. */
export interface EmailBusiness {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly address?: string | undefined;
}

/** What every email needs beside the submission. */
export interface EmailContext {
  readonly business: EmailBusiness;
  readonly terms: BookingTerms;
  /** Without a slash at the end. */
  readonly siteUrl: string;
}
