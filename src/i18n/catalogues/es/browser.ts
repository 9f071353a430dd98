/** What the browser loads when a part of a page wakes. */
export { forms } from './forms.ts';
export { islands } from './islands.ts';
