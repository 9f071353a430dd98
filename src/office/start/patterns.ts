import type { Bilingual } from '../../content/index.ts';
import type { FormValues } from '../form/form-values.ts';

/** What businesses offer besides their menu. */
export const PATTERNS = ['catering', 'courses', 'orders', 'chef', 'groups'] as const;
export type Pattern = (typeof PATTERNS)[number];

type Block = 'features' | 'prices' | 'menus' | 'estimate' | 'courses' | 'dates' | 'hours';

interface Described {
  readonly slug: Bilingual;
  readonly title: Bilingual;
  readonly summary: Bilingual;
  readonly description: Bilingual;
  /** How it goes, step by step: nothing that a business may not do. */
  readonly steps: readonly (readonly [icon: string, title: Bilingual, text: Bilingual])[];
  /** What is between the features and the questions. */
  readonly blocks: readonly Block[];
  readonly per: 'person' | 'piece' | 'event';
  readonly rules: FormValues;
}

const ASK = [
  'calendar',
  { es: 'Cuéntanos qué quieres', en: 'Tell us what you have in mind' },
  {
    es: 'Fecha, cuántas personas y qué os gusta. Con eso nos basta para empezar.',
    en: 'The date, how many people and what you like. That’s all we need to begin.',
  },
] as const;

const QUOTE = [
  'euro',
  { es: 'Te decimos el precio', en: 'We tell you the price' },
  {
    es: 'Un presupuesto por escrito, sin compromiso.',
    en: 'A quote in writing, with no obligation.',
  },
] as const;

const DESCRIBED: Readonly<Record<Pattern, Described>> = {
  catering: {
    slug: { es: 'catering', en: 'catering' },
    title: { es: 'Catering', en: 'Catering' },
    summary: {
      es: 'Cocinamos para tu celebración, donde sea.',
      en: 'We cook for your celebration, wherever it is.',
    },
    description: {
      es: 'Una boda, una comida de empresa o una fiesta en casa: dinos cuántos sois y qué os apetece, y lo preparamos.',
      en: 'A wedding, a company lunch or a party at home: tell us how many you are and what you fancy, and we’ll prepare it.',
    },
    steps: [
      ASK,
      QUOTE,
      [
        'chef',
        { es: 'Lo llevamos', en: 'We bring it' },
        {
          es: 'El día acordado llegamos con todo listo.',
          en: 'On the day, we arrive with everything ready.',
        },
      ],
    ],
    blocks: ['features', 'prices', 'menus', 'estimate'],
    per: 'person',
    rules: { place: 'customer', bookedAs: 'event', needsNotice: true },
  },
  courses: {
    slug: { es: 'talleres', en: 'courses' },
    title: { es: 'Talleres de cocina', en: 'Cooking classes' },
    summary: {
      es: 'Aprende a cocinar con nosotros, en grupo.',
      en: 'Learn to cook with us, in a group.',
    },
    description: {
      es: 'Se cocina con las manos y se termina en la mesa. Apúntate a una fecha o pide una para tu grupo.',
      en: 'You cook with your own hands and finish at the table. Join a date, or ask for one for your group.',
    },
    steps: [
      [
        'calendar',
        { es: 'Elige una fecha', en: 'Choose a date' },
        {
          es: 'Una de las abiertas, o la que le venga bien a tu grupo.',
          en: 'One of those that are open, or whichever suits your group.',
        },
      ],
      [
        'whisk',
        { es: 'Cocinas tú', en: 'You do the cooking' },
        {
          es: 'Con alguien al lado que te enseña.',
          en: 'With somebody beside you to show you how.',
        },
      ],
      [
        'heart',
        { es: 'Y os lo coméis', en: 'And you eat it' },
        { es: 'Lo que sale, a la mesa.', en: 'What you’ve made goes on the table.' },
      ],
    ],
    blocks: ['features', 'prices', 'courses', 'dates', 'estimate'],
    per: 'person',
    rules: { bookedAs: 'workshop', needsNotice: true },
  },
  orders: {
    slug: { es: 'encargos', en: 'orders' },
    title: { es: 'Encargos', en: 'Orders' },
    summary: {
      es: 'Encárgalo y recógelo el día que quieras.',
      en: 'Order it, and collect it on the day you like.',
    },
    description: {
      es: 'Dinos qué quieres y para cuándo, y lo tienes preparado al llegar.',
      en: 'Tell us what you’d like and for when, and it’s ready when you come.',
    },
    steps: [
      [
        'basket',
        { es: 'Pide', en: 'Order' },
        {
          es: 'Qué, cuánto y si alguien tiene alergias.',
          en: 'What, how much, and whether anybody has allergies.',
        },
      ],
      [
        'check',
        { es: 'Te lo confirmamos', en: 'We confirm it' },
        { es: 'Con el precio y la hora.', en: 'With the price and the time.' },
      ],
      [
        'clock',
        { es: 'Recoge', en: 'Collect' },
        {
          es: 'A la hora acordada, listo para llevar.',
          en: 'At the time agreed, ready to take away.',
        },
      ],
    ],
    blocks: ['features', 'prices', 'hours'],
    per: 'piece',
    rules: { closedTimes: 'refused', needsNotice: true },
  },
  chef: {
    slug: { es: 'chef-privado', en: 'private-chef' },
    title: { es: 'Chef privado', en: 'Private chef' },
    summary: {
      es: 'Cocinamos en tu casa, para los tuyos.',
      en: 'We cook at your home, for your people.',
    },
    description: {
      es: 'Llegamos con la compra hecha, cocinamos en tu cocina, servimos y recogemos.',
      en: 'We arrive with the shopping done, cook in your kitchen, serve and clear up.',
    },
    steps: [
      ASK,
      [
        'leaf',
        { es: 'Acordamos el menú', en: 'We agree on the menu' },
        {
          es: 'A vuestro gusto y con las alergias por delante.',
          en: 'To your taste, and with allergies first.',
        },
      ],
      QUOTE,
    ],
    blocks: ['features', 'prices', 'menus', 'estimate'],
    per: 'person',
    rules: { place: 'customer', bookedAs: 'event', needsNotice: true },
  },
  groups: {
    slug: { es: 'grupos', en: 'groups' },
    title: { es: 'Mesas y grupos', en: 'Tables and groups' },
    summary: {
      es: 'Reserva una mesa o el local para tu grupo.',
      en: 'Book a table, or the whole place for your group.',
    },
    description: {
      es: 'Para comer juntos sin prisa: dinos cuántos sois, qué día y a qué hora.',
      en: 'To eat together without hurrying: tell us how many you are, which day and what time.',
    },
    steps: [
      [
        'people',
        { es: 'Cuántos sois', en: 'How many you are' },
        { es: 'Y si vienen niños o carritos.', en: 'And whether there are children or prams.' },
      ],
      [
        'clock',
        { es: 'Cuándo', en: 'When' },
        { es: 'Te confirmamos la mesa.', en: 'We confirm your table.' },
      ],
      [
        'leaf',
        { es: 'Qué no coméis', en: 'What you don’t eat' },
        {
          es: 'Alergias y dietas, para tenerlo en cuenta antes de que lleguéis.',
          en: 'Allergies and diets, so that we know before you come.',
        },
      ],
    ],
    blocks: ['features', 'prices', 'hours'],
    per: 'person',
    rules: { closedTimes: 'refused' },
  },
};

interface PatternOptions {
  /** Those that the site offers, its first language first. */
  readonly languages: readonly string[];
  /** Its place among the services. */
  readonly displayOrder: number;
}

/** A service as its form's values, from what is usual for such a one; what it costs is left to its owner. */
export function serviceOf(
  pattern: Pattern,
  { languages, displayOrder }: PatternOptions,
): FormValues {
  const { slug, title, summary, description, steps, blocks, per, rules } = DESCRIBED[pattern];
  const written = languages.filter(isWritten);
  const said = (words: Bilingual) =>
    Object.fromEntries(
      (written.length > 0 ? written : FALLBACK).map((code) => [code, words[code]]),
    );
  const [first = 'es'] = written;
  const items = steps.map(([icon, name, text], index) => ({
    ...{ _key: `step-${index + 1}`, icon, title: said(name), text: said(text) },
  }));
  return {
    ...{ title: said(title), summary: said(summary), description: said(description) },
    ...{ slug: slug[first], isActive: true, displayOrder, ...rules },
    prices: [{ _key: 'usual', key: 'usual', label: said(title), per }],
    blocks: [...blocks, ...(['testimonials', 'pictures', 'questions', 'form'] as const)].map(
      (_type) => ({ _key: _type, _type, ...(_type === 'features' && { items }) }),
    ),
  };
}

/** What nobody has put a price on is no price. */
export function withoutUnpriced(values: FormValues): FormValues {
  const { prices } = values;
  if (!Array.isArray(prices)) return values;
  const priced = (prices as readonly FormValues[]).filter(({ from }) => from !== undefined);
  return priced.length === prices.length ? values : { ...values, prices: priced };
}

/** The languages that the patterns are written in; another's visitors read the site's fallback. */
const FALLBACK: readonly (keyof Bilingual)[] = ['es', 'en'];

const isWritten = (code: string): code is keyof Bilingual => FALLBACK.some((one) => one === code);
