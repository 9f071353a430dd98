import type { Bilingual } from '../content/index.ts';
import { fillKnown, type PlaceholderValues } from '../i18n/index.ts';
import { OFFICE_LANGUAGES, type OfficeLanguage } from './account.ts';

/** Words by key, each in both languages of the office; a group of words is an object again. */
export interface BilingualWords {
  readonly [key: string]: Bilingual | BilingualWords;
}

/** Words of one language by key, in i18next's form: `{{name}}`, and `key_one` beside `key_other`. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** Separates what is written side by side into the words of each language. */
export function bilingual(words: BilingualWords): Readonly<Record<OfficeLanguage, Words>> {
  return { es: wordsIn('es', words), en: wordsIn('en', words) };
}

function wordsIn(language: OfficeLanguage, words: BilingualWords): Words {
  const entries = Object.entries(words).map(([key, word]) => [
    key,
    isText(word) ? word[language] : wordsIn(language, word),
  ]);
  return Object.fromEntries(entries) as Words;
}

function isText(word: Bilingual | BilingualWords): word is Bilingual {
  return OFFICE_LANGUAGES.every((language) => typeof word[language] === 'string');
}

/** Says the word of a path of keys, `today.quick.title`, with values; `otherwise` where there is none. */
export type OfficeTranslate = (
  key: string,
  values?: PlaceholderValues,
  otherwise?: string,
) => string;

/** Translates keys into a language by its words, of which a later part adds to an earlier one; a `{{name}}` without a value stays as it is written. */
export function officeTranslator(
  words: Words | readonly Words[],
  language: OfficeLanguage,
): OfficeTranslate {
  const texts = new Map([words].flat().flatMap((part: Words) => textsOf(part)));
  const plural = new Intl.PluralRules(language);
  return (key, values = {}, otherwise = key) => {
    const { count } = values;
    const counted =
      typeof count === 'number' ? [`${key}_${plural.select(count)}`, `${key}_other`] : [];
    for (const one of [...counted, key]) {
      const text = texts.get(one);
      if (text !== undefined) return fillKnown(text, values, language);
    }
    return otherwise;
  };
}

function textsOf(words: Words, above = ''): (readonly [key: string, text: string])[] {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string' ? [[above + key, word] as const] : textsOf(word, `${above}${key}.`),
  );
}
