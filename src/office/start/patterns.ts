import type { Bilingual } from '../../content/index.ts';
import type { FormValues } from '../form/form-values.ts';

/** What businesses offer besides their menu. */
export const PATTERNS = ['catering', 'courses', 'orders', 'chef', 'groups'] as const;
export type Pattern = (typeof PATTERNS)[number];

type Block = 'features' | 'prices' | 'menus' | 'estimate' | 'courses' | 'dates' | 'hours';

/** What is usual for such a service: nothing that a business may not do. */
interface Usual {
  /** The pictures of how it goes, step by step. */
  readonly icons: readonly string[];
  /** What is between the features and the questions. */
  readonly blocks: readonly Block[];
  readonly per: 'person' | 'piece' | 'event';
  readonly rules: FormValues;
}

const USUAL: Readonly<Record<Pattern, Usual>> = {
  catering: {
    icons: ['calendar', 'euro', 'chef'],
    blocks: ['features', 'prices', 'menus', 'estimate'],
    per: 'person',
    rules: { place: 'customer', bookedAs: 'event', needsNotice: true },
  },
  courses: {
    icons: ['calendar', 'whisk', 'heart'],
    blocks: ['features', 'prices', 'courses', 'dates', 'estimate'],
    per: 'person',
    rules: { bookedAs: 'workshop', needsNotice: true },
  },
  orders: {
    icons: ['basket', 'check', 'clock'],
    blocks: ['features', 'prices', 'hours'],
    per: 'piece',
    rules: { closedTimes: 'refused', needsNotice: true },
  },
  chef: {
    icons: ['calendar', 'leaf', 'euro'],
    blocks: ['features', 'prices', 'menus', 'estimate'],
    per: 'person',
    rules: { place: 'customer', bookedAs: 'event', needsNotice: true },
  },
  groups: {
    icons: ['people', 'clock', 'leaf'],
    blocks: ['features', 'prices', 'hours'],
    per: 'person',
    rules: { closedTimes: 'refused' },
  },
};

/** What is said of one, in one language; each step by what it is called and what happens. */
interface Words {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly steps: readonly (readonly [title: string, text: string])[];
}

const WORDS: Readonly<Record<keyof Bilingual, Readonly<Record<Pattern, Words>>>> = {
  es: {
    catering: {
      slug: 'catering',
      title: 'Catering',
      summary: 'Cocinamos para tu celebración, donde sea.',
      description:
        'Una boda, una comida de empresa o una fiesta en casa: dinos cuántos sois y qué os apetece, y lo preparamos.',
      steps: [
        [
          'Cuéntanos qué quieres',
          'Fecha, cuántas personas y qué os gusta. Con eso nos basta para empezar.',
        ],
        ['Te decimos el precio', 'Un presupuesto por escrito, sin compromiso.'],
        ['Lo llevamos', 'El día acordado llegamos con todo listo.'],
      ],
    },
    courses: {
      slug: 'talleres',
      title: 'Talleres de cocina',
      summary: 'Aprende a cocinar con nosotros, en grupo.',
      description:
        'Se cocina con las manos y se termina en la mesa. Apúntate a una fecha o pide una para tu grupo.',
      steps: [
        ['Elige una fecha', 'Una de las abiertas, o la que le venga bien a tu grupo.'],
        ['Cocinas tú', 'Con alguien al lado que te enseña.'],
        ['Y os lo coméis', 'Lo que sale, a la mesa.'],
      ],
    },
    orders: {
      slug: 'encargos',
      title: 'Encargos',
      summary: 'Encárgalo y recógelo el día que quieras.',
      description: 'Dinos qué quieres y para cuándo, y lo tienes preparado al llegar.',
      steps: [
        ['Pide', 'Qué, cuánto y si alguien tiene alergias.'],
        ['Te lo confirmamos', 'Con el precio y la hora.'],
        ['Recoge', 'A la hora acordada, listo para llevar.'],
      ],
    },
    chef: {
      slug: 'chef-privado',
      title: 'Chef privado',
      summary: 'Cocinamos en tu casa, para los tuyos.',
      description: 'Llegamos con la compra hecha, cocinamos en tu cocina, servimos y recogemos.',
      steps: [
        [
          'Cuéntanos qué quieres',
          'Fecha, cuántas personas y qué os gusta. Con eso nos basta para empezar.',
        ],
        ['Acordamos el menú', 'A vuestro gusto y con las alergias por delante.'],
        ['Te decimos el precio', 'Un presupuesto por escrito, sin compromiso.'],
      ],
    },
    groups: {
      slug: 'grupos',
      title: 'Mesas y grupos',
      summary: 'Reserva una mesa o el local para tu grupo.',
      description: 'Para comer juntos sin prisa: dinos cuántos sois, qué día y a qué hora.',
      steps: [
        ['Cuántos sois', 'Y si vienen niños o carritos.'],
        ['Cuándo', 'Te confirmamos la mesa.'],
        ['Qué no coméis', 'Alergias y dietas, para tenerlo en cuenta antes de que lleguéis.'],
      ],
    },
  },
  en: {
    catering: {
      slug: 'catering',
      title: 'Catering',
      summary: 'We cook for your celebration, wherever it is.',
      description:
        'A wedding, a company lunch or a party at home: tell us how many you are and what you fancy, and we’ll prepare it.',
      steps: [
        [
          'Tell us what you have in mind',
          'The date, how many people and what you like. That’s all we need to begin.',
        ],
        ['We tell you the price', 'A quote in writing, with no obligation.'],
        ['We bring it', 'On the day, we arrive with everything ready.'],
      ],
    },
    courses: {
      slug: 'courses',
      title: 'Cooking classes',
      summary: 'Learn to cook with us, in a group.',
      description:
        'You cook with your own hands and finish at the table. Join a date, or ask for one for your group.',
      steps: [
        ['Choose a date', 'One of those that are open, or whichever suits your group.'],
        ['You do the cooking', 'With somebody beside you to show you how.'],
        ['And you eat it', 'What you’ve made goes on the table.'],
      ],
    },
    orders: {
      slug: 'orders',
      title: 'Orders',
      summary: 'Order it, and collect it on the day you like.',
      description: 'Tell us what you’d like and for when, and it’s ready when you come.',
      steps: [
        ['Order', 'What, how much, and whether anybody has allergies.'],
        ['We confirm it', 'With the price and the time.'],
        ['Collect', 'At the time agreed, ready to take away.'],
      ],
    },
    chef: {
      slug: 'private-chef',
      title: 'Private chef',
      summary: 'We cook at your home, for your people.',
      description: 'We arrive with the shopping done, cook in your kitchen, serve and clear up.',
      steps: [
        [
          'Tell us what you have in mind',
          'The date, how many people and what you like. That’s all we need to begin.',
        ],
        ['We agree on the menu', 'To your taste, and with allergies first.'],
        ['We tell you the price', 'A quote in writing, with no obligation.'],
      ],
    },
    groups: {
      slug: 'groups',
      title: 'Tables and groups',
      summary: 'Book a table, or the whole place for your group.',
      description:
        'To eat together without hurrying: tell us how many you are, which day and what time.',
      steps: [
        ['How many you are', 'And whether there are children or prams.'],
        ['When', 'We confirm your table.'],
        ['What you don’t eat', 'Allergies and diets, so that we know before you come.'],
      ],
    },
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
  const { icons, blocks, per, rules } = USUAL[pattern];
  const written = languages.filter(isWritten);
  const texts = (written.length > 0 ? written : FALLBACK).map(
    (code) => [code, WORDS[code][pattern]] as const,
  );
  const said = (textOf: (words: Words) => string | undefined) =>
    Object.fromEntries(texts.map(([code, words]) => [code, textOf(words)]));
  const [first = 'es'] = written;
  const title = said((words) => words.title);
  const items = icons.map((icon, step) => ({
    ...{ _key: `step-${step + 1}`, icon },
    title: said(({ steps }) => steps[step]?.[0]),
    text: said(({ steps }) => steps[step]?.[1]),
  }));
  return {
    title,
    summary: said(({ summary }) => summary),
    description: said(({ description }) => description),
    ...{ slug: WORDS[first][pattern].slug, isActive: true, displayOrder, ...rules },
    prices: [{ _key: 'usual', key: 'usual', label: title, per }],
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
