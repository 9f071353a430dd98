import type * as en from './en/index.gen.ts';
import type * as es from './es/index.gen.ts';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

/** The languages that have words of their own. */
export interface Catalogues {
  readonly es: typeof es;
  readonly en: typeof en & Words<typeof es>;
}

/** Words without what their parts are called, `_name`, which are none of the site's. */
type WithoutNames<Part> = Part extends readonly unknown[] | string
  ? Part
  : { readonly [Key in keyof Part as Exclude<Key, `_${string}`>]: WithoutNames<Part[Key]> };

/** The Spanish words are the measure: every other language must have the same keys. */
export type Catalogue = WithoutNames<Catalogues['es']>;
export type Namespace = keyof Catalogue;
