/** The http module's entry point for browser and server. */
export { escapeMarkup } from './escape-markup.ts';
export { withoutEndSlashes, withoutOrigin } from './path.ts';
