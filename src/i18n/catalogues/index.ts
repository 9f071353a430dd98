import type * as en from './en/index.gen.ts';
import type * as es from './es/index.gen.ts';
import type { Words } from './words.ts';

export { NAMESPACES } from './namespaces.gen.ts';
export type { Words } from './words.ts';

/** The Spanish words are the measure: every other language must have the same keys. */
export type Catalogue = typeof es;
export type Namespace = keyof Catalogue;

/** The languages that have words of their own. */
export interface Catalogues {
  readonly es: Catalogue;
  readonly en: typeof en & Words<Catalogue>;
}
