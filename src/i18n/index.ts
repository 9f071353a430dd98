/** The door of the i18n room that a browser may pass: languages, numbers, dates, money. */
export * from './browser-words.ts';
export * from './format.ts';
export * from './languages.ts';
export * from './placeholders.ts';
export type { Catalogue, Namespace, Words } from './catalogues/index.ts';
