import * as en from './en/index.gen.ts';
import * as es from './es/index.gen.ts';
import type { Catalogues, Namespace } from './catalogue.ts';

/** The catalogues that there are, by language; a language without one borrows the default's words. */
export const CATALOGUES: Catalogues = { es, en };

/** The words of one namespace; a language without a catalogue of its own has none, and falls back. */
export async function readCatalogue(language: string, namespace: string): Promise<object> {
  return CATALOGUES[language as keyof Catalogues]?.[namespace as Namespace] ?? {};
}
