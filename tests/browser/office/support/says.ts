/** The words of the office by their keys, so that a reworded button is found by every test as before. */
import type { OfficeLanguage } from '../../../../src/office/account.ts';
import { AREAS } from '../../../../src/office/app/areas.gen.ts';
import { coreWords } from '../../../../src/office/app/core-words.ts';
import { errorWords, officeWords } from '../../../../src/office/app/office.ts';
import { sharedWords } from '../../../../src/office/app/shared-words.ts';
import type { PlaceholderValues } from '../../../../src/i18n/index.ts';
import { bilingual, officeTranslator } from '../../../../src/office/words.ts';

const areas = await Promise.all(
  AREAS.map(async ({ name, firstWords, words }) => ({
    name,
    parts: [firstWords, (await words?.())?.words].filter((part) => part !== undefined),
  })),
);

function sayIn(language: OfficeLanguage) {
  const say = officeTranslator(
    [
      {
        ra: coreWords[language],
        shared: bilingual(sharedWords)[language],
        office: officeWords[language],
        errors: errorWords[language],
      },
      ...areas.flatMap(({ name, parts }) => parts.map((part) => ({ [name]: part[language] }))),
    ],
    language,
  );
  return (key: string, values?: PlaceholderValues) => {
    const text = say(key, values, '');
    if (text === '') throw new Error(`The office has no word "${key}"`);
    return text;
  };
}

/** What begins with some words, such as a key's whose value is left empty. */
export const begins = (words: string) => new RegExp(`^${RegExp.escape(words)}`);

/** What the office says in Spanish under a key: `today.days.close`. An unknown key throws. */
export const es = sayIn('es');

/** The same in English. */
export const en = sayIn('en');
