import {
  INGREDIENTS,
  MADE_OF_FLOUR,
  NOT_MEANT,
  type Ingredients,
  type KnownLanguage,
} from './allergen-words.server.ts';
import { dietsOf, type DishFacts } from './diets.ts';
import type { Allergen, Diet, LocalizedString } from './types/index.gen.ts';

/** A dish as far as its words and what it declares go. */
export interface CheckedDish extends DishFacts {
  readonly names: LocalizedString;
  readonly descriptions?: LocalizedString | undefined;
}

/** The allergens that a diet excludes. */
const EXCLUDED: Readonly<Partial<Record<Diet, readonly Allergen[]>>> = {
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
  glutenFree: ['gluten'],
};

const LANGUAGES: readonly KnownLanguage[] = ['es', 'en'];

/** `INGREDIENTS` as patterns, in the language of their words. */
const PATTERNS = LANGUAGES.map((language) => ({
  language,
  rows: INGREDIENTS.map((row) => ({ row, pattern: patternOf(row.words[language]) })),
}));

/**
 * What a dish seems to get wrong: an ingredient in its name or description whose allergen it does
 * not declare, or a diet that its words or its allergens deny. In English, for a terminal. They are
 * doubts, not errors: words can mean other things. Of a dish whose allergens nobody filled in, of
 * which the site says so, only the diets are looked at.
 */
export function dishDoubts(dish: CheckedDish): string[] {
  const found = ingredientsNamed(dish);
  return [...allergenDoubts(dish, found), ...dietDoubts(dish, found)];
}

interface Named {
  readonly row: Ingredients;
  /** The word as the dish writes it. */
  readonly word: string;
}

function allergenDoubts(dish: CheckedDish, found: readonly Named[]): string[] {
  const { allergens, category } = dish;
  if (!allergens) return [];
  const doubts = new Map<Allergen, string>();
  const doubt = (allergen: Allergen, message: string) => {
    if (!doubts.has(allergen)) doubts.set(allergen, message);
  };
  for (const { row, word } of found) {
    for (const allergen of row.contains ?? []) {
      const state = allergens[allergen] ?? 'no';
      if (state === 'no') doubt(allergen, `says “${word}”, but ${allergen} is not declared`);
      if (state === 'traces')
        doubt(allergen, `says “${word}”, but declares only traces of ${allergen}`);
    }
    for (const allergen of row.usually ?? []) {
      if ((allergens[allergen] ?? 'no') === 'no')
        doubt(allergen, `says “${word}”, which usually means ${allergen}, at least traces`);
    }
  }
  const isOfFlour = MADE_OF_FLOUR.some((flour) => flour === category);
  const hasNone = (allergens.gluten ?? 'no') === 'no';
  if (isOfFlour && hasNone && !says(dish, /\b(?:sin gluten|gluten[- ]free)\b/))
    doubt('gluten', `stands among the ${category}, but gluten is not declared`);
  return [...doubts.values()];
}

function dietDoubts(dish: CheckedDish, found: readonly Named[]): string[] {
  return dietsOf(dish).flatMap((diet) => {
    const denied = (EXCLUDED[diet] ?? []).flatMap((allergen) => {
      const state = dish.allergens?.[allergen] ?? 'no';
      // Traces of gluten are too much for a coeliac; traces of milk do not make a dish less vegan.
      const isDenied = state === 'yes' || (diet === 'glutenFree' && state === 'traces');
      return isDenied ? [`${diet}, but ${allergen}: ${state}`] : [];
    });
    // Meat that the dish says is halal is so; pork and alcohol deny the other two diets it implies.
    const isExcused = diet === 'halal' && says(dish, /\bhalal\b/);
    const named = isExcused ? undefined : found.find(({ row }) => row.rulesOut?.includes(diet));
    return named ? [...denied, `${diet}, but it says “${named.word}”`] : denied;
  });
}

/** Whether name or description match a pattern, in either language. */
function says(dish: CheckedDish, pattern: RegExp): boolean {
  return LANGUAGES.some((language) => pattern.test(plain(textOf(dish, language))));
}

/** The ingredients that a dish names in either language, each with the first word that names it. */
function ingredientsNamed(dish: CheckedDish): Named[] {
  return PATTERNS.flatMap(({ language, rows }) => {
    const written = textOf(dish, language);
    const text = NOT_MEANT[language].reduce(
      (rest, phrase) => rest.replace(phrase, (match) => ' '.repeat(match.length)),
      plain(written),
    );
    return rows.flatMap(({ row, pattern }) => {
      const match = pattern.exec(text);
      if (!match) return [];
      return [{ row, word: written.slice(match.index, match.index + match[0].length) }];
    });
  });
}

function textOf({ names, descriptions }: CheckedDish, language: KnownLanguage): string {
  return [names[language], descriptions?.[language]]
    .filter((text) => text !== undefined)
    .join('. ')
    .normalize('NFC');
}

/** In lower case and without accents but that of ñ; every character keeps its place. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const lower = letter.toLowerCase();
    const bare = lower === 'ñ' ? lower : (Array.from(lower.normalize('NFD'))[0] ?? '');
    return bare.length === letter.length ? bare : letter;
  }).join('');
}

/** Any of the words, whole. */
export function patternOf(words: string): RegExp {
  const each = words
    .split(',')
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .map((word) => (word.startsWith('(') ? word : `${word}(?:e?s)?`));
  return new RegExp(`(?<![\\p{L}\\d])(?:${each.join('|')})(?![\\p{L}\\d])`, 'u');
}
