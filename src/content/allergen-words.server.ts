import type { Allergen, Diet, MenuCategory } from './types/dish.ts';

/** The languages whose words are known. */
export type KnownLanguage = 'es' | 'en';

/**
 * Ingredients whose names call for the same allergens and rule out the same diets.
 *
 * Words are separated by commas, in lower case and without accents (ñ stays). Each is a piece of a
 * regular expression, and stands for its plurals in -s and -es too unless it begins with a parenthesis.
 */
export interface Ingredients {
  readonly words: Readonly<Record<KnownLanguage, string>>;
  /** Allergens that such a dish contains. */
  readonly contains?: readonly Allergen[];
  /** Allergens that it usually contains: one that says at least “traces” has thought of them. */
  readonly usually?: readonly Allergen[];
  /** Diets that such a dish does not suit. */
  readonly rulesOut?: readonly Diet[];
}

const FROM_ANIMALS = ['vegan', 'vegetarian'] as const;
const FROM_PIGS = ['vegan', 'vegetarian', 'halal', 'noPork'] as const;
const ALCOHOL = ['halal', 'noAlcohol'] as const;

/** Names that neither language translates. */
const EVERYWHERE = {
  bread: 'bocadillo, pitufo, mollete, campero, serranito, sandwich, baguette, pizza, croissant',
  gluten: 'bulgur, seitan, (?:espaguetis?|spaghetti), ravioli, ramen, churro, tejeringo',
  pork: 'serrano, serranito, iberico, chorizo, jamon, bacon, pancetta, sobrasada, mortadella',
} as const;

export const INGREDIENTS: readonly Ingredients[] = [
  {
    words: {
      es: `${EVERYWHERE.bread}, ${EVERYWHERE.gluten}, pan, panecillo, tosta, tostada, picatoste,
        (?:picos), regaña, colin, migas, harina, trigo, cebada, centeno, espelta, avena, malta,
        semola, cuscus, pasta, macarron, fideo, tallarin, lasaña, canelon, cruasan, hojaldre,
        empanada, empanadilla, coca, barquillo, galleta, rosco, rosquilla, borrachuelo, pestiño,
        donut, buñuelo, gofre, crepe, (?:rebozad|empanad)[oa]s?, fritura, hamburguesa, salmorejo,
        porra, cerveza, botellin`,
      en: `${EVERYWHERE.bread}, ${EVERYWHERE.gluten}, bread, flatbread, breadstick, breadcrumb, roll,
        bun, toast, toastie, crouton, flour, wheat, barley, rye, spelt, oat, oatmeal, malt, semolina, couscous,
        pasta, macaroni, noodle, lasagne, pastry, (?:past(?:y|ies|ries)), empanada, wafer, biscuit,
        cookie, doughnut, donut, fritter, waffle, pancake, crepe, (?:breaded|battered|batter), burger,
        porra, beer, lager, ale`,
    },
    contains: ['gluten'],
    rulesOut: ['glutenFree'],
  },
  {
    words: {
      es: 'croqueta, bechamel, besamel, quiche, bizcocho, magdalena',
      en: 'croquette, bechamel, quiche, sponge, cupcake, muffin',
    },
    contains: ['gluten'],
    usually: ['eggs', 'milk'],
    rulesOut: ['glutenFree'],
  },
  {
    words: { es: 'tarta, pastel', en: 'cake' },
    usually: ['gluten', 'eggs', 'milk'],
  },
  {
    words: {
      es: `gamba, gambon, langostino, cigala, cangrejo, langosta, bogavante, carabinero, quisquilla,
        camaron`,
      en: 'prawn, shrimp, langoustine, crab, lobster, crayfish',
    },
    // They are kept fresh with sulphites, sold loose or frozen.
    contains: ['crustaceans', 'sulphites'],
    rulesOut: FROM_ANIMALS,
  },
  {
    words: { es: 'marisco', en: 'seafood, shellfish' },
    usually: ['crustaceans', 'molluscs'],
    rulesOut: FROM_ANIMALS,
  },
  {
    words: {
      es: `calamar, chipiron, sepia, (?:chocos), pulpo, mejillon, almeja, coquina, berberecho, vieira,
        ostra, caracol`,
      en: 'squid, calamari, cuttlefish, octopus, mussel, clam, cockle, scallop, oyster, snail',
    },
    contains: ['molluscs'],
    rulesOut: FROM_ANIMALS,
  },
  {
    words: {
      es: `pescado, pescaito, atun, salmon, bacalao, boqueron, anchoa, sardina, caballa, jurel, lubina,
        rape, cazon, merluza, rodaballo, trucha, (?:doradas? a la), surimi`,
      en: `fish, tuna, salmon, cod, anchov(?:y|ies), sardine, mackerel, bass, bream, monkfish, dogfish,
        hake, turbot, trout, haddock, whitebait, surimi`,
    },
    contains: ['fish'],
    rulesOut: FROM_ANIMALS,
  },
  {
    words: {
      es: `huevo, (?:tortillas?(?! de (?:trigo|maiz))), revuelto, yema, merengue, mayonesa, alioli,
        ensaladilla`,
      en: `egg, omelette, tortilla, meringue, mayonnaise, mayo, alioli, aioli, ensaladilla`,
    },
    contains: ['eggs'],
    rulesOut: ['vegan'],
  },
  {
    words: { es: 'flan, natillas', en: 'flan, custard, creme caramel' },
    contains: ['eggs', 'milk'],
    rulesOut: ['vegan'],
  },
  {
    words: {
      es: `leche, queso, rulo de cabra, brie, mozzarella, parmesano, requeson, ricotta, cuajada, nata,
        mantequilla, yogur, kefir`,
      en: `milk, cheese, brie, mozzarella, parmesan, ricotta, butter, buttermilk, yogh?urt, kefir,
        (?:(?<!ice )cream)`,
    },
    contains: ['milk'],
    rulesOut: ['vegan'],
  },
  { words: { es: 'helado', en: 'ice cream' }, usually: ['milk'] },
  { words: { es: 'croissant, cruasan, pure', en: 'croissant, mash' }, usually: ['milk'] },
  { words: { es: 'chocolate', en: 'chocolate' }, usually: ['soya', 'milk'] },
  { words: { es: 'pesto', en: 'pesto' }, usually: ['milk', 'nuts'] },
  {
    words: {
      es: `almendra, nuez, nueces, avellana, pistacho, anacardo, pacana, macadamia, frutos secos,
        mazapan, turron, praline, ajoblanco`,
      en: `almond, walnut, hazelnut, pistachio, cashew, pecan, macadamia, nut, marzipan, nougat, praline,
        ajoblanco`,
    },
    contains: ['nuts'],
  },
  { words: { es: 'cacahuete, mani', en: 'peanut, satay' }, contains: ['peanuts'] },
  {
    words: { es: 'soja, tofu, tempeh, edamame, miso', en: 'soya?, tofu, tempeh, edamame, miso' },
    contains: ['soya'],
  },
  { words: { es: 'apio, apionabo', en: 'celery, celeriac' }, contains: ['celery'] },
  { words: { es: 'caldo, puchero', en: 'stock, stockpot, broth, puchero' }, usually: ['celery'] },
  { words: { es: 'mostaza', en: 'mustard' }, contains: ['mustard'], usually: ['sulphites'] },
  {
    words: { es: 'sesamo, ajonjoli, tahini, hummus', en: 'sesame, tahini, hummus, halva' },
    contains: ['sesame'],
  },
  { words: { es: 'altramuz, altramuces', en: 'lupin, lupini' }, contains: ['lupin'] },
  { words: { es: 'vinagre', en: 'vinegar' }, contains: ['sulphites'] },
  {
    words: { es: 'gazpacho, salmorejo, porra, adobo', en: 'gazpacho, salmorejo, porra' },
    usually: ['sulphites'],
  },
  { words: { es: 'ajoblanco', en: 'ajoblanco' }, usually: ['gluten', 'sulphites'] },
  {
    words: {
      es: `(?:vinos?(?! sin alcohol)), tinto, cava, champan, (?:(?<!uvas? )moscatel), jerez, sangria,
        vermut, vermu, sidra, pedro ximenez`,
      en: `(?:(?<!alcohol-free )wines?), cava, champagne, prosecco, muscat, sherry, sangria, vermouth,
        cider, pedro ximenez`,
    },
    contains: ['sulphites'],
    rulesOut: ALCOHOL,
  },
  {
    words: {
      es: '(?:(?:cervezas?|botellin(?:es)?)(?! sin alcohol))',
      en: '(?:(?<!alcohol-free )(?:beer|lager|ale)s?)',
    },
    usually: ['sulphites'],
    rulesOut: ALCOHOL,
  },
  {
    words: {
      es: 'ron, brandy, coñac, whisky, ginebra, vodka, licor, aguardiente',
      en: 'rum, brandy, cognac, whisky, whiskey, gin, vodka, liqueur',
    },
    rulesOut: ALCOHOL,
  },
  {
    words: {
      es: '(?:pasas), orejones, higos? secos, ciruelas? pasas, aceituna, alcaparra, encurtido',
      en: 'raisin, sultana, prune, dried (?:fig|fruit|apricot)s?, caper, pickle, gherkin',
    },
    usually: ['sulphites'],
  },
  {
    words: {
      es: `${EVERYWHERE.pork}, lomo, beicon, panceta, cerdo, cochinillo, carrillada, manteca, tocino,
        salchichon, longaniza, morcilla, butifarra, mortadela, fuet`,
      en: `${EVERYWHERE.pork}, pork, ham, gammon, lard, black pudding`,
    },
    rulesOut: FROM_PIGS,
  },
  {
    words: {
      es: 'pollo, pavo, ternera, buey, cordero, cabrito, conejo, pato, codorniz, carne, salchicha',
      en: 'chicken, turkey, beef, veal, lamb, rabbit, duck, quail, meat, sausage, steak',
    },
    // Not halal unless the dish says so of its meat, which the check knows.
    rulesOut: ['vegan', 'vegetarian', 'halal'],
  },
  { words: { es: 'gelatina', en: 'gelatine?' }, rulesOut: FROM_ANIMALS },
  { words: { es: 'miel', en: 'honey' }, rulesOut: ['vegan'] },
];

/** The categories whose every dish has bread or pastry in it, whatever its words. */
export const MADE_OF_FLOUR: readonly MenuCategory[] = [
  'bocadillos',
  'sandwiches',
  'croissants',
  'filledCroissants',
];

/** Phrases in which a word means another thing or what is not in the dish. */
export const NOT_MEANT: Readonly<Record<KnownLanguage, readonly RegExp[]>> = {
  es: [
    // What is left out, and what replaces it. “Sin alcohol” is asked for by its own words.
    /\b(?:sin|libre de|en lugar de|en vez de) (?!alcohol)\p{L}+/gu,
    /(?<!\p{L})\p{L}{1,20}(?= sin gluten)/gu,
    /\b(?:queso|nata|mantequilla|mayonesa|alioli|leche|yogur|chorizo|hamburguesa)s? vegan[oa]s?/g,
    // What it goes well with.
    /\b(?:ideal|perfect[oa]|imprescindible) (?:con|para)[^.]*/g,
    // As participles: toasted seeds, a barely set omelette.
    /(?<!\b(?:con|una|la|las|de|en|y|sobre) )(?<=\p{L} )tostadas?/gu,
    /\b(?:poco|bien|muy|recien) cuajadas?/g,
    // Milks, butters and honeys of plants.
    /\bleche(?= de (?:coco|avena|almendras?|soja|arroz|chufa))/g,
    /\b(?:manteca|mantequilla)(?= de (?:cacao|cacahuete|karite))/g,
    /\bmiel(?= (?:de caña|negra))/g,
    // Vinegar of wine has no alcohol left.
    /(?<=\bvinagre de )(?:vino|jerez|sidra)/g,
    /\bnuez moscada/g,
    // What is called as if made of wheat.
    /\btrigo sarraceno/g,
    /\b(?:harina|fideos?|pasta|pan)(?= de (?:arroz|maiz|garbanzos?|almendras?))/g,
    /\bpasta(?= de (?:sesamo|aceituna|pistacho|avellana|curry|tomate))/g,
    /\bcoca(?=[- ]cola)/g,
    /\bcarne(?= de membrillo)/g,
    /\blomos?(?= de (?:salmon|atun|bacalao|merluza|lubina))/g,
    /\bjamon(?= de pavo)/g,
  ],
  en: [
    /\b(?:no|without|instead of) \p{L}+/gu,
    /\bgluten[- ]free \p{L}+/gu,
    /(?<!\p{L})(?!alcohol)\p{L}{1,20}-free(?!\p{L})/gu,
    /\bvegan (?:cheese|cream|butter|mayonnaise|mayo|alioli|milk|yogh?urt|chorizo|burger|bacon)s?/g,
    /\b(?:made for|goes (?:well )?with|perfect with|great with)[^.]*/g,
    /(?<=\b(?:coconut|oat|almond|soya?|rice) )(?:milk|cream)/g,
    /(?<=\b(?:peanut|cocoa|almond|nut) )butter/g,
    /\bbutter(?= beans?)/g,
    /\bhoney(?=(?:dew|comb))|(?<=\bcane )honey/g,
    /\b(?:wine|sherry|cider|champagne)(?= vinegar)/g,
    /\bmuscat grapes?/g,
    /\bpine nuts?/g,
    /\btiger ?nuts?(?: milk)?/g,
    /(?<=\b(?:rice|corn|almond|chickpea|coconut) )(?:flour|noodles?|cakes?)/g,
    /(?<=\b(?:fish|crab) )cakes?/g,
    /\btortilla(?= chips?)/g,
    /\b(?:ginger|root) (?:beer|ale)/g,
    /\bcream (?=soda|crackers?)/g,
    /\boyster(?= mushroom)/g,
    /\bfor the toast\b/g,
    /\bbeef(?= tomato)|\blamb(?=.s lettuce)/g,
    /(?<=\b(?:cod|tuna|salmon) )loin/g,
    /(?<=\bturkey )(?:ham|bacon)/g,
    /\b(?:corn|flour|wheat) tortilla/g,
  ],
};
