import type { Allergen, Diet } from '../../src/content/schemas/index.ts';
import { isRecord, type Problem, type Sample } from './sample.ts';

const FROM_ANIMALS: Allergen[] = ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'];
const FROM_THE_SEA: Allergen[] = ['crustaceans', 'fish', 'molluscs'];

/** A diet, the allergens it excludes, the diets it implies, and Spanish words that contradict it. */
const RULES: Record<Diet, { without: Allergen[]; implies: Diet[]; words?: RegExp }> = {
  vegan: {
    without: FROM_ANIMALS,
    implies: ['vegetarian', 'noPork'],
    words:
      /\b(queso|brie|nata|mantequilla|huevos?|miel(?! (negra|de caña))|yema|mayonesa|alioli|leche)\b/i,
  },
  vegetarian: {
    without: FROM_THE_SEA,
    implies: ['noPork'],
    words: /\b(pollo|pavo|ternera|carne|atún|salmón|anchoas?|gambas?|manteca|sardinas?)\b/i,
  },
  glutenFree: {
    without: ['gluten'],
    implies: [],
    words: /\b(picos|croissant|hojaldre|pan tostado)\b/i,
  },
  halal: {
    without: [],
    implies: ['noPork', 'noAlcohol'],
    words: /^(?!.*certificado halal).*\b(ternera|pavo|pollo)\b/i,
  },
  noPork: {
    without: [],
    implies: [],
    words: /\b(jamón|lomo|beicon|chorizo|cerdo|carrillada|manteca|serranito|ibérico)\b/i,
  },
  noAlcohol: {
    without: [],
    implies: [],
    words:
      /\b(vinos?|cerveza|caña(?! de)|moscatel|vermut|sangría|cava|Pedro Ximénez|botellines|tinto)\b/i,
  },
};

/** Words that look like a contradiction and are none: the grape, the cane syrup, the muscat grape. */
const HARMLESS = /uva moscatel(?: pelada)?|miel de caña|en caña|en lugar de mantequilla/gi;

/** Words that name an allergen outright: a dish that says one must declare it. */
const NAMED: [RegExp, Allergen][] = [
  [
    /\b(pan|pitufo|croissant|bocadillo|harina|picos|cuscús|macarrones|churros|trigo|cerveza)\b/i,
    'gluten',
  ],
  [/\b(gambas?|langostinos?)\b/i, 'crustaceans'],
  [/\b(huevos?|alioli|mayonesa|tortilla)\b/i, 'eggs'],
  [/\b(atún|salmón|bacalao|boquer(ón|ones)|anchoas?|sardinas?|lubina|rape|cazón)\b/i, 'fish'],
  [/\b(almendras?|nuez|nueces|pistacho)\b/i, 'nuts'],
  [/\b(queso|brie|nata|mantequilla|requesón)\b/i, 'milk'],
  [/\b(calamares|almejas|mejillones|sepia)\b/i, 'molluscs'],
  [/\b(mostaza)\b/i, 'mustard'],
  [/\b(hummus|sésamo)\b/i, 'sesame'],
  [/\b(apio)\b/i, 'celery'],
  [/\b(vinagre|vinos?|pasas|vermut|cava|moscatel)\b/i, 'sulphites'],
];

/** Phrases in which a word of `NAMED` is absent from the dish or served apart. */
const NOT_IN_IT = /sin pan|uva moscatel|en lugar de mantequilla/gi;

/** Whether what a dish promises agrees with what it contains. */
export function checkDishes({ documents }: Sample): Problem[] {
  return documents.flatMap(({ where, fields }) =>
    [fields.items, fields.submenuItems]
      .filter((list) => Array.isArray(list))
      .flat()
      .filter(isRecord)
      .flatMap((dish) =>
        contradictions(dish).map((message) => ({
          where,
          message: `${String(dish.key)}: ${message}`,
        })),
      ),
  );
}

export function contradictions(dish: Record<string, unknown>): string[] {
  const diets = (dish.diets ?? []) as Diet[];
  const allergens = (dish.allergens ?? {}) as Partial<Record<Allergen, string>>;
  const text = `${spanish(dish.names)} ${spanish(dish.descriptions)}`;
  const found: string[] = [];
  for (const diet of diets) {
    const { without, implies, words } = RULES[diet];
    for (const allergen of without) {
      const state = allergens[allergen];
      // Traces of gluten are too much for a coeliac; traces of milk do not make a dish less vegan.
      if (state === 'yes' || (diet === 'glutenFree' && state === 'traces'))
        found.push(`${diet}, but ${allergen}: ${state}`);
    }
    for (const other of implies) if (!diets.includes(other)) found.push(`${diet} without ${other}`);
    const word = words?.exec(text.replace(HARMLESS, ''))?.[0];
    if (word !== undefined) found.push(`${diet}, but it says “${word}”`);
  }
  const contained = text.replace(NOT_IN_IT, '');
  for (const [words, allergen] of NAMED)
    if (words.test(contained) && allergens[allergen] !== 'yes')
      found.push(`says “${words.exec(contained)?.[0] ?? ''}”, but ${allergen} is not declared`);
  return found;
}

function spanish(field: unknown): string {
  if (typeof field === 'string') return field;
  if (!Array.isArray(field)) return '';
  const item = field.filter(isRecord).find(({ _key }) => _key === 'es');
  return typeof item?.value === 'string' ? item.value : '';
}
