import type { es } from './es/index.ts';

/** The Spanish words are the measure: every other language must have the same keys. */
export type Catalogue = typeof es;
export type Namespace = keyof Catalogue;

/** The same keys with any words: what a translation of a catalogue must be. */
export type Words<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Words<Original[Key]>;
};

export const NAMESPACES = [
  'common',
  'forms',
  'home',
  'services',
  'workshops',
  'menu',
  'blog',
  'gallery',
  'about',
  'contact',
  'captcha',
  'islands',
  'legal',
  'debug',
  'emails',
] as const satisfies readonly Namespace[];
