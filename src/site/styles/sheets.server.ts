import base from './base.css?inline';
import cards from './cards.css?inline';
import dishes from './dishes.css?inline';
import hero from './hero.css?inline';
import prose from './prose.css?inline';
import form from './form.css?inline';
import carousel from './carousel.css?inline';
import tabs from './tabs.css?inline';
import feedback from './feedback.css?inline';
import reviews from './reviews.css?inline';

/**
 * The style sheets. `base` travels with every page; a component asks for the others by
 * `usePage().useSheets('name')`, so that a page carries only what it shows.
 */
const SHEETS = {
  hero,
  cards,
  dishes,
  prose,
  form,
  carousel,
  tabs,
  feedback,
  reviews,
} satisfies Record<string, string>;

export type SheetName = keyof typeof SHEETS;

/** The text of the base sheet and of the named ones, in the order of the table. */
export function styleText(names: ReadonlySet<SheetName>): string {
  const wanted = Object.entries(SHEETS).filter(([name]) => names.has(name as SheetName));
  return base + wanted.map(([, css]) => css).join('');
}
