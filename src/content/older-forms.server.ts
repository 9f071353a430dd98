import { pageInCurrentSchema } from './older-pages.server.ts';

/**
 * Documents as earlier versions of the product wrote them: what comes in, from a backup, an export, a
 * Sanity dataset or a version that is brought back, is read in the form that it has now.
 */
type Body = Readonly<Record<string, unknown>>;

/** The same document in the current schema. */
export function inCurrentSchema<Document extends Body>(document: Document): Document {
  const renamed = withCurrentFigureNames(document);
  if (renamed['_type'] === 'service') return serviceInCurrentSchema(renamed);
  return pageInCurrentSchema(renamed);
}

/** What the figures of the booking terms were called in 0.1.0, there and in the placeholders of texts. */
const FIGURES: Readonly<Record<string, string>> = {
  kioskGroup: 'placeGroup',
  kioskMaximum: 'placeMaximum',
  kioskCapacity: 'placeCapacity',
  kioskPlace: 'placeText',
};
const NAMED = new RegExp(`\\{\\{\\s*(${Object.keys(FIGURES).join('|')})\\b`, 'g');

function withCurrentFigureNames<Document extends Body>(document: Document): Document {
  const text = JSON.stringify(document);
  const written = text.replace(NAMED, (all, name: string) =>
    all.replace(name, FIGURES[name] ?? name),
  );
  const named = (written === text ? document : JSON.parse(written)) as Document;
  if (named['_type'] !== 'bookingTerms') return named;
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [FIGURES[name] ?? name, value]),
  ) as unknown as Document;
}

const said = (es: string, en: string) => [
  { _key: 'es', value: es },
  { _key: 'en', value: en },
];

/** What was fixed for each of the six services of 0.1.0, which were told apart by their key. */
interface FixedService {
  readonly shortTitle: readonly object[];
  readonly links?: readonly object[];
  readonly rules: Body;
  /** Blocks between the estimate and the pictures. */
  readonly own: readonly object[];
  readonly layout: 'all' | 'carousel';
}

const menuLink = (es: string, en: string) => [{ _key: 'menu', label: said(es, en), path: '/menu' }];

const FIXED: Readonly<Record<string, FixedService>> = {
  gastronomic: {
    shortTitle: said('Taller gastronómico', 'Cooking workshop'),
    rules: { place: 'workshops', closedTimes: 'warned' },
    own: [
      { _key: 'courses', _type: 'courses', hasFacts: true },
      { _key: 'dates', _type: 'dates', saysNone: true },
      { _key: 'testimonials', _type: 'testimonials', layout: 'all' },
    ],
    layout: 'all',
  },
  birthday: {
    shortTitle: said('Cumpleaños', 'Birthday'),
    links: menuLink('Ver el menú', 'View the menu'),
    rules: { place: 'workshops', closedTimes: 'warned' },
    own: [
      {
        ...{ _key: 'courses', _type: 'courses' },
        title: said('El taller de cumpleaños', 'The birthday workshop'),
        text: said(
          'Toca para ver qué incluye y pedir tu día.',
          'Tap to see what’s included and ask for your day.',
        ),
      },
      { _key: 'dates', _type: 'dates' },
      {
        ...{ _key: 'testimonials', _type: 'testimonials', layout: 'carousel' },
        title: said('Lo que dicen los cumpleañeros', 'What the birthday children say'),
      },
    ],
    layout: 'carousel',
  },
  catering: {
    shortTitle: said('Catering', 'Catering'),
    rules: { place: 'kiosk' },
    own: [],
    layout: 'carousel',
  },
  chef: {
    shortTitle: said('Chef en casa', 'Private chef'),
    rules: { place: 'customer' },
    own: [{ _key: 'testimonials', _type: 'testimonials', layout: 'carousel' }],
    layout: 'carousel',
  },
  daily: {
    shortTitle: said('Kiosco', 'Kiosk'),
    links: menuLink('Ver el menú', 'See the menu'),
    rules: { place: 'kiosk', closedTimes: 'refused' },
    own: [
      {
        ...{ _key: 'hours', _type: 'hours' },
        title: said('Una semana en el kiosco', 'A week at the kiosk'),
      },
    ],
    layout: 'all',
  },
  vegetarian: {
    shortTitle: said('Bufé vegetariano', 'Vegetarian buffet'),
    rules: { place: 'kiosk' },
    own: [
      {
        ...{ _key: 'dishes', _type: 'dishes', isChosenFrom: true, least: 3, usual: 5 },
        menu: { _type: 'reference', _ref: 'submenu-buffet-vegetariano' },
      },
    ],
    layout: 'carousel',
  },
};

/** A service of 0.1.0 had neither an address of its own nor blocks. */
function serviceInCurrentSchema<Document extends Body>(document: Document): Document {
  const { key, offerings = [], strip = [], ...rest } = document;
  const fixed = typeof key === 'string' ? FIXED[key] : undefined;
  if (!fixed || 'slug' in document || 'blocks' in document) return document;
  const { shortTitle, links, rules, own, layout } = fixed;
  const menus = rest['menus'];
  return {
    ...rest,
    key,
    slug: { _type: 'slug', current: key },
    shortTitle,
    ...(links && { links }),
    ...rules,
    blocks: [
      { _key: 'features', _type: 'features', items: offerings },
      { _key: 'prices', _type: 'prices' },
      ...(Array.isArray(menus) && menus.length > 0
        ? [
            {
              _key: 'menus',
              _type: 'menus',
              title: said('Tres menús de ejemplo', 'Three sample menus'),
            },
          ]
        : []),
      { _key: 'estimate', _type: 'estimate' },
      ...own,
      { _key: 'pictures', _type: 'pictures', pictures: strip, layout },
      { _key: 'questions', _type: 'questions' },
      { _key: 'form', _type: 'form' },
    ],
  } as unknown as Document;
}
