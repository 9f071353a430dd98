import { colorClass } from '../color-class.server.ts';
import type { SiteLook } from '../look.server.ts';
import { lookCss, screenCss } from './look-css.server.ts';
// As it is written: the build would put it into words that televisions do not know.
import screen from './screen.css?raw';

/**
 * The order of the style sheets in a page: of rules that weigh the same, the later wins. A component asks
 * for those it needs by `usePage().useSheets('name')`, so that a page carries only what it shows.
 */
const ORDER = [
  ...([
    'logo',
    'long-name',
    'languages',
    'hero',
    'film',
    'cards',
    'crumbs',
    'dishes',
    'prose',
    'form',
  ] as const),
  ...(['choices', 'carousel', 'tabs', 'feedback', 'map', 'reviews', 'state'] as const),
  ...(['page', 'menu', 'menu-all', 'blog', 'gallery', 'hours', 'contact'] as const),
  ...(['about', 'compare', 'estimate', 'past', 'prices', 'dates', 'questions'] as const),
  ...(['filter', 'diner', 'notice', 'now', 'tent', 'quote', 'rtl', 'compounds'] as const),
  ...(['debug', 'pencil'] as const),
] as const;

/** `screen`: that of a television, alone. `extended`: the letters of the fonts that few languages have. */
export type SheetName = (typeof ORDER)[number] | 'screen' | 'extended';

const TEXTS = import.meta.glob<string>(['./*.css', '!./screen.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The rules of the look, the base sheet and the named ones in their order; then the colours' rules. */
export function styleText(
  { look, palette, pattern }: SiteLook,
  names: ReadonlySet<SheetName>,
  colors: ReadonlySet<string> = new Set(),
): string {
  const isExtended = names.has('extended');
  if (names.has('screen')) return screenCss(look, palette, pattern, isExtended) + screen;
  const wanted = ORDER.filter((name) => names.has(name));
  const rules = [...colors].map((color) => `.${colorClass(color)}{background:${color}}`);
  const sheets = (['base', ...wanted] as const).map(sheetText);
  return [lookCss(look, palette, pattern, isExtended), ...sheets, ...rules].join('');
}

/** The text of one sheet, for a page that is rendered already. */
export function sheetText(name: (typeof ORDER)[number] | 'base'): string {
  const text = TEXTS[`./${name}.css`];
  if (text === undefined) throw new Error(`There is no style sheet ${name}`);
  return text;
}
