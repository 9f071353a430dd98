/** The server's door of the i18n room. */
export type { Catalogue, Namespace } from './catalogues/index.ts';
export { NAMESPACES } from './catalogues/index.ts';
export * from './index.ts';
export * from './overrides.server.ts';
export * from './translate.server.ts';
