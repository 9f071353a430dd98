import { en } from './en/index.ts';
import { es } from './es/index.ts';

const CATALOGUES: Record<string, Record<string, object>> = { es, en };

/** The words of one namespace; a language without a catalogue of its own has none, and falls back. */
export async function readCatalogue(language: string, namespace: string): Promise<object> {
  return CATALOGUES[language]?.[namespace] ?? {};
}
