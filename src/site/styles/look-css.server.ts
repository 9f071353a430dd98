import { CORNERS, FONTS, type Look, type Palette, type Scheme } from '../../look/index.ts';

/** `#aabbcc` as `#abc`. */
const short = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** A colour of each scheme, once where they are the same. */
function both({ light, dark }: Palette, name: keyof Scheme): string {
  const [day, night] = [short(light[name]), short(dark[name])];
  return day === night ? day : `light-dark(${day},${night})`;
}

const declared = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/** The look's fonts, as rules. `isExtended`: with the letters that few languages have. */
function fontFaces({ fonts }: Look, isExtended: boolean): string {
  const { title, text } = FONTS[fonts];
  return title.faces + text.faces + (isExtended ? title.extended + text.extended : '');
}

/** White in so many shares of 255: what lies on a deep ground lightens it. */
const VEIL = { surface: '#ffffff14', linen: '#ffffff14', line: '#ffffff3d' };

/** Neither dividers nor, before the name, an empty sign: of its room the line's height alone is left. */
const UNDIVIDED =
  '.tiles{display:none}.logo{flex-wrap:nowrap}.logo:before{width:0;margin-inline-end:-.6rem}';

/**
 * The rules of a look, which come before every other: its colours in both schemes, fonts, corners and the
 * pattern of its dividers. `pattern` is the address of the tile or picture; without one there are no dividers.
 */
export function lookCss(
  look: Look,
  palette: Palette,
  pattern: string | null,
  isExtended = false,
): string {
  const { light, dark, onDeep, onNight, accent, onAccent } = palette;
  const { title, text } = FONTS[look.fonts];
  const root = declared({
    ground: both(palette, 'ground'),
    surface: both(palette, 'surface'),
    linen: both(palette, 'linen'),
    line: both(palette, 'line'),
    field: both(palette, 'field'),
    ink: both(palette, 'ink'),
    soft: both(palette, 'soft'),
    link: both(palette, 'link'),
    press: both(palette, 'press'),
    'on-press': both(palette, 'onPress'),
    terracotta: both(palette, 'terracotta'),
    olive: both(palette, 'olive'),
    saffron: short(accent),
    'on-saffron': short(onAccent),
    ceramic: both(palette, 'ceramic'),
    error: both(palette, 'error'),
    deep: both(palette, 'deep'),
    night: both(palette, 'night'),
    shadow: `0 14px 32px -18px light-dark(${light.shadow}73,${short(dark.shadow)}c)`,
    serif: title.stack,
    sans: text.stack,
    radius: `${CORNERS[look.corners]}px`,
    tile: pattern === null ? 'none' : `url(${pattern})`,
  });
  const deep = declared({
    ground: 'var(--deep)',
    ...VEIL,
    ink: short(onDeep.ink),
    soft: short(onDeep.soft),
    field: short(onDeep.field),
    link: short(onDeep.link),
    terracotta: short(onDeep.link),
    olive: short(onDeep.olive),
    error: short(onDeep.error),
  });
  const night = declared({
    ground: 'var(--night)',
    ink: short(onNight.ink),
    soft: short(onNight.soft),
  });
  return (
    `@layer tokens{:root{color-scheme:light dark;${root}}` +
    `.deep,.night{${deep};background:var(--ground);color:var(--ink)}.night{${night}}}` +
    fontFaces(look, isExtended) +
    // Outside the layers: wherever they stand.
    (pattern === null ? UNDIVIDED : '')
  );
}

/**
 * The same for a television, which has one scheme and a browser as old as itself: no layers, no `light-dark()`.
 * Its ground is a little darker than what is deep.
 */
export function screenCss(
  look: Look,
  { light, onDeep }: Palette,
  pattern: string | null,
  isExtended = false,
): string {
  const { title, text } = FONTS[look.fonts];
  const colors = declared({
    ground: `linear-gradient(#0201006f,#0201006f) ${short(light.deep)}`,
    line: VEIL.line,
    ink: short(onDeep.ink),
    soft: short(onDeep.soft),
    night: short(light.night),
    terracotta: short(onDeep.link),
    olive: short(onDeep.olive),
    error: short(onDeep.error),
    ceramic: short(light.ceramic),
    serif: title.stack,
    sans: text.stack,
    tile: pattern === null ? 'none' : `url(${pattern})`,
  });
  return (
    `:root{${colors}}` +
    fontFaces(look, isExtended) +
    (pattern === null ? '.tiles{display:none}' : '')
  );
}
