/** The i18n module's entry point on the server. */
export type { Catalogue, Namespace } from './catalogues/catalogue.ts';
export * from './index.ts';
export * from './calendar-time-zone.server.ts';
export * from './overrides.server.ts';
export * from './translate.server.ts';
export * from './word-list.server.ts';
