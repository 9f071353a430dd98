import { describe, expect, it } from 'vitest';
import { isInSeason, type Season } from '../../src/content/types/index.gen.ts';
import { checkSample } from './check-sample.ts';
import { contradictions } from './diets.ts';
import { dishesOf } from './dishes.ts';
import { kitchenProblems } from './ingredients.ts';
import { readSample, type Sample } from './sample.ts';

const sample = readSample();

describe('the sample content', () => {
  it('has no problem', () => {
    expect(checkSample(sample)).toEqual([]);
  });

  describe('finds a planted fault', () => {
    // One kind of fault each: a message that no other has, and the change that causes it. All are in one copy; the last one
    // takes the id that others go by.
    const FAULTS: [string, RegExp, (copy: Sample) => void][] = [
      [
        'a field of the wrong type',
        /price/,
        (copy) => set(copy, 'menu-dulces', 'items.0.price', '3,80'),
      ],
      [
        'a field that no schema knows',
        /colour: not in the schema/,
        (copy) => set(copy, 'about', 'colour', 'red'),
      ],
      [
        'a slug twice',
        /slug dailyMenu\/dulces/,
        (copy) => set(copy, 'menu-bebidas', 'slug.current', 'dulces'),
      ],
      [
        'a key twice',
        /a _key twice/,
        (copy) => set(copy, 'menu-dulces', 'items.1._key', 'tarta-malaguena'),
      ],
      [
        'a missing document',
        /no document banner-x/,
        (copy) => set(copy, 'snapshot', 'banner._ref', 'banner-x'),
      ],
      [
        'a missing picture',
        /no picture/,
        (copy) => set(copy, 'gallery-01', 'image._sanityAsset', 'image@file://./images/none.webp'),
      ],
      [
        'one language only',
        /not in both languages/,
        (copy) => cut(copy, 'gallery-01', 'image.alt'),
      ],
      ['an empty text', /empty in a language/, (copy) => set(copy, 'about', 'lead.1.value', ' ')],
      [
        'paragraphs in one language only',
        /story: structures differ/,
        (copy) => cut(copy, 'about', 'story.1.value'),
      ],
      [
        'money in another form',
        /money/,
        (copy) => set(copy, 'about', 'lead.0.value', 'Cuesta 40€.'),
      ],
      [
        'a link to nowhere',
        /no page \/brunch/,
        (copy) => set(copy, 'banner-verano', 'ctaLink', '/brunch'),
      ],
      [
        'a dish in no section',
        /stands in no section/,
        (copy) => set(copy, 'menu-dulces', 'items.0.section', 'x'),
      ],
      [
        'a dish without the traces of the kneading table',
        /one kneading table: nuts is not declared/,
        (copy) => cutAllergen(copy, 'menu-para-compartir', 'coca-pimientos', 'nuts'),
      ],
      [
        'a dish without an allergen that it names',
        /oat|avena”, but gluten is not declared/,
        (copy) => cutAllergen(copy, 'menu-bebidas', 'cafe-avena', 'gluten'),
      ],
      [
        'a dish that suits fewer diets on another menu',
        /other things than its namesake/,
        (copy) => cut(copy, 'submenu-bebidas-para-grupos', 'submenuItems.3.diets'),
      ],
      [
        'too few pictures',
        /47 documents, 48 wanted/,
        (copy) => void copy.documents.splice(find(copy, 'gallery-48'), 1),
      ],
      [
        'an id twice',
        /id menu-dulces also/,
        (copy) => set(copy, 'menu-bebidas', '_id', 'menu-dulces'),
      ],
    ];

    const copy = structuredClone(sample);
    for (const [, , plant] of FAULTS) plant(copy);
    const found = checkSample(copy).map(({ message }) => message);

    it.each(FAULTS)('%s', (_, message) => {
      expect(found).toContainEqual(expect.stringMatching(message));
    });
  });
});

describe('diets and allergens', () => {
  const dish = (es: string, allergens: Record<string, string>, diets: string[]) => ({
    names: [{ _key: 'es', value: es }],
    allergens,
    diets,
  });

  it.each([
    [dish('Crema', { eggs: 'yes' }, ['vegan', 'vegetarian', 'noPork']), 'vegan, but eggs: yes'],
    [dish('Crema', {}, ['vegan', 'noPork']), 'vegan without vegetarian'],
    [dish('Crema', { fish: 'yes' }, ['vegetarian', 'noPork']), 'vegetarian, but fish: yes'],
    [dish('Crema', { gluten: 'traces' }, ['glutenFree']), 'glutenFree, but gluten: traces'],
    [dish('Crema', {}, ['halal', 'noPork']), 'halal without noAlcohol'],
    [dish('Crema con jamón', {}, ['noPork']), 'noPork, but it says “jamón”'],
    [dish('Crema al vino', { sulphites: 'yes' }, ['noAlcohol']), 'noAlcohol, but it says “vino”'],
    [dish('Gambas', {}, []), 'says “Gambas”, but crustaceans is not declared'],
    [
      dish('Gambas', { crustaceans: 'yes', sulphites: 'yes' }, ['noPork', 'noAlcohol']),
      'halal by the menu’s definition, but not declared',
    ],
  ])('%o', (contrary, message) => {
    expect(contradictions(contrary)).toContain(message);
  });

  it('lets a consistent dish pass', () => {
    const vegan = ['vegan', 'vegetarian', 'halal', 'noPork', 'noAlcohol'];
    expect(
      contradictions(dish('Pan con tomate', { gluten: 'yes', milk: 'traces' }, vegan)),
    ).toEqual([]);
  });
});

it('takes what only a part of the year brings off the menu of the other', () => {
  const seasons = dishesOf(sample).flatMap(({ dish }) =>
    dish.season ? [[dish.key, isInSeason(dish.season as Season, '2026-11-22')]] : [],
  );
  expect(Object.fromEntries(seasons)).toEqual({
    'espeto-sardinas': false,
    'gazpacho-vaso': false,
    'sandia-fresca': false,
  });
});

describe('what dishes of one kitchen share', () => {
  it.each([
    ['Fritura', { gluten: 'yes' }, 'one fryer: molluscs is not declared'],
    ['Empanada', { gluten: 'yes' }, 'one kneading table: nuts is not declared'],
    ['Queso con miel de caña', { milk: 'yes' }, 'cane honey: sulphites is not declared'],
    ['Sopa con pan', { gluten: 'yes' }, 'the baker’s bread: sesame is not declared'],
    ['Club', { mustard: 'yes', sulphites: 'traces' }, 'mustard: sulphites is not declared'],
  ] as const)('%s', (es, allergens, problem) => {
    expect(kitchenProblems({ names: { es }, allergens })).toContain(problem);
  });

  it('asks nothing of a dish that goes another way', () => {
    expect(kitchenProblems({ names: { es: 'Gazpacho sin pan' } })).toEqual([]);
  });
});

function find(copy: Sample, id: string): number {
  return copy.documents.findIndex(({ fields }) => fields._id === id);
}

/** The value that holds the last step of a path (`items.0.price`), and that step. */
function holder(copy: Sample, id: string, path: string): [Record<string, unknown>, string] {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let value: Record<string, unknown> = copy.documents[find(copy, id)]?.fields ?? {};
  for (const step of steps) value = value[step] as Record<string, unknown>;
  return [value, last];
}

function set(copy: Sample, id: string, path: string, to: unknown): void {
  const [value, last] = holder(copy, id, path);
  value[last] = to;
}

/** Removes an allergen from a dish of a menu. */
function cutAllergen(copy: Sample, menu: string, key: string, allergen: string): void {
  const items = copy.documents[find(copy, menu)]?.fields.items as Record<string, unknown>[];
  const item = items.find((candidate) => candidate.key === key);
  Reflect.deleteProperty(item?.allergens as object, allergen);
}

/** Removes the last item of a list. */
function cut(copy: Sample, id: string, path: string): void {
  const [value, last] = holder(copy, id, path);
  (value[last] as unknown[]).pop();
}
