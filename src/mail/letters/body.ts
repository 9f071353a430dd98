import type { Language } from '../../i18n/index.ts';

/** A line of what was sent: `Fecha: 10 de julio de 2026`. */
export interface LetterFact {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
}

/** A letter in words, before it is set as HTML or as plain text. Texts may hold line breaks. */
export interface LetterBody {
  readonly language: Language;
  readonly subject: string;
  /** The line that a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly intro: readonly string[];
  readonly facts: readonly LetterFact[];
  readonly quote?: { readonly title: string; readonly text: string } | undefined;
  /** What stands out: a warning, a pointer to the inbox. */
  readonly notices: readonly string[];
  readonly steps?: { readonly title: string; readonly items: readonly string[] } | undefined;
  readonly closing: readonly string[];
  readonly action?: { readonly label: string; readonly href: string } | undefined;
  readonly footer: readonly LetterFact[];
  readonly smallPrint: readonly string[];
}
