import * as en from './en/index.gen.ts';
import * as es from './es/index.gen.ts';
import type { Catalogues } from './catalogue.ts';

/** The catalogues that there are, by language; a language without one borrows the words of these. */
export const CATALOGUES: Catalogues = { es, en };
