import type { Catalogue, Words } from '../../i18n/index.ts';

export type FormsWords = Words<Catalogue['forms']>;
export type IslandsWords = Words<Catalogue['islands']>;

/** What every form says, whatever it asks. */
export type CommonFormWords = Pick<
  FormsWords,
  | 'optional'
  | 'choose'
  | 'checking'
  | 'sending'
  | 'stillSending'
  | 'fixErrors'
  | 'honeypot'
  | 'question'
>;

/** Puts values into a text with `{{names}}`, as the catalogues write them; an unknown name stays. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
