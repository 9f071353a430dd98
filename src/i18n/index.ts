/** The i18n module's entry point for browser and server: languages, numbers, dates, money. */
export * from './browser-words.ts';
export * from './business.ts';
export * from './calendar-days.ts';
export * from './code-units.ts';
export * from './fold-text.ts';
export * from './format.ts';
export * from './languages.ts';
export * from './money.ts';
export * from './placeholders.ts';
export * from './unseen.ts';
export type { Catalogue, Namespace, Words } from './catalogues/catalogue.ts';
