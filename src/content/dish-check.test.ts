import { describe, expect, it } from 'vitest';
import { dishDoubts, type CheckedDish } from './dish-check.server.ts';
import type { Allergen, AllergenState, Diet, MenuCategory } from './types/index.gen.ts';

interface Declared {
  readonly allergens?: Partial<Record<Allergen, AllergenState>>;
  readonly diets?: Diet[];
  readonly category?: MenuCategory;
}

function doubts(names: CheckedDish['names'], declared: Declared = {}): string[] {
  const { allergens = {} } = declared;
  return dishDoubts({ ...declared, names, allergens });
}

describe('a dish that does not declare what it names', () => {
  it.each<[string, string, Allergen, string]>([
    ['Macarrones con tomate', 'Macaroni in tomato sauce', 'gluten', 'Macarrones'],
    ['Cóctel de langostinos', 'Shrimp cocktail', 'crustaceans', 'langostinos'],
    ['Huevos rotos', 'Broken eggs', 'eggs', 'Huevos'],
    ['Boquerones fritos', 'Fried anchovies', 'fish', 'Boquerones'],
    ['Salsa de cacahuete', 'Peanut sauce', 'peanuts', 'cacahuete'],
    ['Salsa de soja', 'Soy sauce', 'soya', 'soja'],
    ['Arroz con leche', 'Rice and milk', 'milk', 'leche'],
    ['Ensalada con nueces', 'Salad with walnuts', 'nuts', 'nueces'],
    ['Ensalada de APIO', 'Celery salad', 'celery', 'APIO'],
    ['Salsa de mostaza', 'Mustard sauce', 'mustard', 'mostaza'],
    ['Salsa de sésamo', 'Tahini sauce', 'sesame', 'sésamo'],
    ['Pera al vino', 'Pear in wine', 'sulphites', 'vino'],
    ['Altramuces', 'Lupins', 'lupin', 'Altramuces'],
    ['Mejillones', 'Mussels', 'molluscs', 'Mejillones'],
  ])('%s, %s', (es, en, allergen, word) => {
    expect(doubts({ es })).toContain(`says “${word}”, but ${allergen} is not declared`);
    expect(doubts({ en })).toEqual(
      expect.arrayContaining([expect.stringMatching(`, but ${allergen} is not declared`)]),
    );
    expect(doubts({ es, en }, { allergens: { [allergen]: 'traces' } })).toContain(
      `says “${word}”, but declares only traces of ${allergen}`,
    );
    const declared = doubts({ es, en }, { allergens: { [allergen]: 'yes' } });
    expect(declared.filter((doubt) => doubt.includes(allergen))).toEqual([]);
  });

  it('is content with traces of what an ingredient only usually has', () => {
    const doubt = 'says “caldo”, which usually means celery, at least traces';
    expect(doubts({ es: 'Sopa de caldo' })).toEqual([doubt]);
    expect(doubts({ es: 'Sopa de caldo' }, { allergens: { celery: 'traces' } })).toEqual([]);
  });

  it('is reported for its description as for its name', () => {
    const dish = { names: { es: 'Sorpresa' }, descriptions: { es: 'Con queso.' }, allergens: {} };
    expect(dishDoubts(dish)).toEqual(['says “queso”, but milk is not declared']);
  });

  it('stands among what is made of flour', () => {
    const filled = { category: 'filledCroissants' as const };
    expect(doubts({ es: 'Tomate y rúcula' }, filled)).toEqual([
      'stands among the filledCroissants, but gluten is not declared',
    ]);
    expect(doubts({ es: 'Tomate y rúcula, sin gluten' }, filled)).toEqual([]);
  });

  it('is left alone when nobody filled in its allergens, as the site says itself', () => {
    expect(dishDoubts({ names: { es: 'Gambas con queso' } })).toEqual([]);
  });
});

describe('words that look like an allergen and are none', () => {
  it.each([
    ['Gazpacho de fresa, sin pan ni prisa', 'Strawberry soup with no bread in it', 'sulphites'],
    ['Café con leche de coco', 'Coffee with coconut milk', null],
    ['Espinacas con piñones', 'Spinach with pine nuts', null],
    ['Patatas con nuez moscada', 'Potatoes with nutmeg', null],
    ['Calabaza asada', 'Roast butternut squash, with butter beans', null],
    ['Pipas tostadas', 'Toasted seeds', null],
    ['Garbanzos cremosos', 'Creamy chickpeas, eggplant and coconut', null],
    ['Paellera de verduras a la panadera', 'Vegetables in a pan, for the toast', null],
    ['Ensalada de uva moscatel', 'Salad of muscat grapes', null],
    ['Refresco de coca-cola', 'Coca-Cola', null],
    ['Sorbete libre de leche', 'Dairy-free, egg-free sorbet', null],
    ['Verduras con harina de arroz', 'Vegetables in rice flour', null],
    ['Ensalada de trigo sarraceno', 'Buckwheat salad', null],
    ['Refresco de jengibre', 'Ginger beer', null],
    ['Nachos de maíz', 'Corn tortilla chips', null],
    ['Piña y caña de azúcar', 'Pineapple and sugar cane', null],
    ['Arroz con verduras. Ideal con una cerveza fría', 'Rice. Perfect with a cold beer', null],
  ] as const)('%s', (es, en, usual) => {
    const allergens = usual ? { [usual]: 'yes' as const } : {};
    expect(doubts({ es, en }, { allergens })).toEqual([]);
  });

  it.each([
    ['Café con leche de almendras', 'milk', 'nuts'],
    ['Café con leche de avena', 'milk', 'gluten'],
    ['Crema de cacahuete en lugar de mantequilla', 'milk', 'peanuts'],
  ] as const)('%s: no %s, but %s', (es, absent, present) => {
    expect(doubts({ es }).join()).not.toContain(absent);
    expect(doubts({ es }).join()).toContain(present);
  });
});

describe('a diet that the dish denies', () => {
  it.each<[string, string, Diet, string]>([
    ['Tostas con miel', 'Seeds with honey', 'vegan', 'miel'],
    ['Tabla de queso', 'Cheese board', 'vegan', 'queso'],
    ['Arroz con pollo', 'Rice with chicken', 'vegetarian', 'pollo'],
    ['Arroz con gambas', 'Rice with prawns', 'vegetarian', 'gambas'],
    ['Cuscús', 'Couscous', 'glutenFree', 'Cuscús'],
    ['Arroz con ternera', 'Rice with beef', 'halal', 'ternera'],
    ['Arroz con JAMÓN', 'Rice with ham', 'halal', 'JAMÓN'],
    ['Arroz con panceta', 'Rice with pancetta', 'noPork', 'panceta'],
    ['Judías con chorizo', 'Beans with chorizo', 'noPork', 'chorizo'],
    ['Pera al moscatel', 'Pear in muscat wine', 'noAlcohol', 'moscatel'],
    ['Una cerveza', 'A beer', 'noAlcohol', 'cerveza'],
  ])('%s, %s: %s', (es, en, diet, word) => {
    expect(doubts({ es }, { diets: [diet] })).toContain(`${diet}, but it says “${word}”`);
    expect(doubts({ en }, { diets: [diet] }).join()).toContain(`${diet}, but it says “`);
    expect(doubts({ es, en }).join()).not.toContain('it says');
  });

  it('is implied by a declared one', () => {
    expect(doubts({ es: 'Arroz con jamón' }, { diets: ['vegetarian'] })).toEqual([
      'vegetarian, but it says “jamón”',
      'noPork, but it says “jamón”',
    ]);
  });

  it('is denied by the allergens too', () => {
    expect(doubts({ es: 'Crema' }, { allergens: { eggs: 'yes' }, diets: ['vegan'] })).toEqual([
      'vegan, but eggs: yes',
    ]);
    expect(
      doubts({ es: 'Crema' }, { allergens: { gluten: 'traces' }, diets: ['glutenFree'] }),
    ).toEqual(['glutenFree, but gluten: traces']);
  });

  it.each<[string, Diet]>([
    ['Berenjenas con miel de caña', 'vegan'],
    ['Arroz con leche de coco', 'vegan'],
    ['Pinchito de pollo con certificado halal', 'halal'],
    ['Lomo de merluza', 'noPork'],
    ['Ensalada con vinagre de Jerez', 'noAlcohol'],
    ['Cerveza sin alcohol', 'noAlcohol'],
  ])('is not denied by %s: %s', (es, diet) => {
    expect(doubts({ es }, { diets: [diet] }).join()).not.toContain('it says');
  });
});
