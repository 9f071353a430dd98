/** The door of the http room that a browser may pass. */
export { withoutEndSlashes } from './path.ts';
