import type { en } from './en/index.ts';
import type { es } from './es/index.ts';

export type { Words } from './words.ts';

/** The languages that have words of their own. */
export interface Catalogues {
  readonly es: typeof es;
  readonly en: typeof en;
}

/** Words without what their parts are called, `_name`, which are none of the site's. */
type WithoutNames<Part> = Part extends readonly unknown[] | string
  ? Part
  : { readonly [Key in keyof Part as Exclude<Key, `_${string}`>]: WithoutNames<Part[Key]> };

/** The Spanish words are the measure: every other language must have the same keys. */
export type Catalogue = WithoutNames<Catalogues['es']>;
export type Namespace = keyof Catalogue;

export const NAMESPACES = [
  'common',
  'forms',
  'home',
  'services',
  'estimate',
  'workshops',
  'dates',
  'questions',
  'whatsapp',
  'menu',
  'diner',
  'blog',
  'gallery',
  'about',
  'contact',
  'captcha',
  'islands',
  'legal',
  'debug',
  'emails',
  'offline',
  'today',
  'print',
  'screen',
  'quotes',
] as const satisfies readonly Namespace[];
