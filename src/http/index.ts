/** The http module's entry point for browser and server. */
export { withoutEndSlashes, withoutOrigin } from './path.ts';
