import { colorClass } from '../color-class.server.ts';
import type { SiteLook } from '../look.server.ts';
import { lookCss } from './look-css.server.ts';
import base from './base.css?inline';
import cards from './cards.css?inline';
import crumbs from './crumbs.css?inline';
import dishes from './dishes.css?inline';
import hero from './hero.css?inline';
import logo from './logo.css?inline';
import prose from './prose.css?inline';
import film from './film.css?inline';
import form from './form.css?inline';
import choices from './choices.css?inline';
import carousel from './carousel.css?inline';
import tabs from './tabs.css?inline';
import feedback from './feedback.css?inline';
import map from './map.css?inline';
import reviews from './reviews.css?inline';
import state from './state.css?inline';
import page from './page.css?inline';
import menu from './menu.css?inline';
import menuAll from './menu-all.css?inline';
import blog from './blog.css?inline';
import hours from './hours.css?inline';
import gallery from './gallery.css?inline';
import contact from './contact.css?inline';
import about from './about.css?inline';
import compare from './compare.css?inline';
import estimate from './estimate.css?inline';
import past from './past.css?inline';
import prices from './prices.css?inline';
import dates from './dates.css?inline';
import questions from './questions.css?inline';
import diner from './diner.css?inline';
import filter from './filter.css?inline';
import notice from './notice.css?inline';
import now from './now.css?inline';
import screen from './screen.css?inline';
import tent from './tent.css?inline';
import quote from './quote.css?inline';
import rtl from './rtl.css?inline';
import debug from './debug.css?inline';

/**
 * The style sheets. `base` travels with every page; a component asks for the others by
 * `usePage().useSheets('name')`, so that a page carries only what it shows.
 */
const SHEETS = {
  logo,
  hero,
  film,
  cards,
  crumbs,
  dishes,
  prose,
  form,
  choices,
  carousel,
  tabs,
  feedback,
  map,
  reviews,
  state,
  page,
  menu,
  menuAll,
  blog,
  gallery,
  hours,
  contact,
  about,
  compare,
  estimate,
  past,
  prices,
  dates,
  questions,
  filter,
  diner,
  notice,
  now,
  screen,
  tent,
  quote,
  rtl,
  debug,
} satisfies Record<string, string>;

export type SheetName = keyof typeof SHEETS;

/** The text of one sheet, for a page that is rendered already. */
export function sheetText(name: SheetName): string {
  return SHEETS[name];
}

/** The rules of the look, the base sheet and the named ones, in the order of the table; then the colours' rules. */
export function styleText(
  { look, palette, pattern }: SiteLook,
  names: ReadonlySet<SheetName>,
  colors: ReadonlySet<string> = new Set(),
): string {
  const wanted = Object.entries(SHEETS).filter(([name]) => names.has(name as SheetName));
  const rules = [...colors].map((color) => `.${colorClass(color)}{background:${color}}`);
  return [lookCss(look, palette, pattern), base, ...wanted.map(([, css]) => css), ...rules].join(
    '',
  );
}
