import type { WordOverrides } from './browser-words.ts';
import { defaultLanguage, wordsLanguage } from './business.ts';
import { isLanguage, type Language } from './languages.ts';
import { placeholdersOf } from './placeholders.ts';
import { catalogueWord } from './word-list.server.ts';

/** A text that the owner has put in the place of a catalogue's word. */
export interface WordOverride {
  /** `namespace:path.to.word`, as the catalogue has it: `workshops:hours_other`. */
  readonly key: string;
  readonly language: string;
  readonly text: string;
}

/** The owner's texts of every language. */
export type OverridesByLanguage = ReadonlyMap<string, WordOverrides>;

export const NO_OVERRIDES: OverridesByLanguage = new Map();

/** Gathers overrides; of two for the same word the first holds. They must have been checked. */
export function gatherOverrides(list: readonly WordOverride[]): OverridesByLanguage {
  const byLanguage = new Map<string, Record<string, string>>();
  for (const { key, language, text } of list) {
    const texts = byLanguage.get(language) ?? {};
    texts[key] ??= text;
    byLanguage.set(language, texts);
  }
  return byLanguage;
}

/** The texts that hold in a language: one that borrows its words borrows their overrides too. */
export function overridesIn(all: OverridesByLanguage, language: Language): WordOverrides {
  const own = all.get(language);
  const words = wordsLanguage(language);
  if (words === language) return own ?? NONE;
  return { ...all.get(words), ...all.get(defaultLanguage()), ...own };
}

const NONE: WordOverrides = {};

/** What is wrong with one field of an override. */
export interface OverrideProblem {
  readonly field: keyof WordOverride;
  readonly message: string;
}

/** What is wrong with an override: no such word, or other placeholders than the word has. */
export function overrideProblems({ key, language, text }: WordOverride): OverrideProblem[] {
  if (!isLanguage(language))
    return [{ field: 'language', message: `there is no language ${language}` }];
  const word = catalogueWord(key)?.texts[wordsLanguage(language)];
  if (word === undefined) return [{ field: 'key', message: `no catalogue has a word ${key}` }];
  const wanted = placeholdersOf(word);
  const given = placeholdersOf(text);
  const named = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
  const lost = wanted.filter((name) => !given.includes(name));
  const added = given.filter((name) => !wanted.includes(name));
  const problems: string[] = [];
  if (lost.length > 0) problems.push(`${named(lost)} is missing, which ${key} has`);
  if (added.length > 0) problems.push(`${named(added)} is not known to ${key}`);
  return problems.map((message) => ({ field: 'text', message }));
}
