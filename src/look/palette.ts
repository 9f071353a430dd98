import { contrast, nearestReadable, TEXT_CONTRAST, toHex, toOklch } from './color.ts';
import { DEFAULT_LOOK, type LookColor, type LookColors } from './look.ts';

/**
 * How each colour was drawn for the shipped look, and from which of the six it comes. In another look it
 * keeps its distance to that one: as much lighter, as much more vivid, as far along the hues.
 */
const DRAWN = {
  light: {
    ground: ['ground', '#fffaf1'],
    surface: ['ground', '#ffffff'],
    linen: ['ground', '#f8eedc'],
    line: ['ground', '#e9dcc6'],
    field: ['ink', '#8a7663'],
    ink: ['ink', '#2a211b'],
    soft: ['ink', '#66584b'],
    link: ['link', '#1f5f8b'],
    press: ['press', '#b4472b'],
    terracotta: ['press', '#a9401f'],
    olive: ['second', '#5a672d'],
    ceramic: ['ground', '#fbf3e4'],
    error: [null, '#a4261b'],
    deep: ['link', '#143f5e'],
    night: ['ink', '#241b15'],
    shadow: ['ink', '#543418'],
  },
  dark: {
    ground: ['ink', '#1d1611'],
    surface: ['ink', '#2a201a'],
    linen: ['ink', '#251c16'],
    line: ['ink', '#43362b'],
    field: ['ground', '#9c8975'],
    ink: ['ground', '#f5eadb'],
    soft: ['ground', '#cdbda9'],
    link: ['link', '#93c6ea'],
    press: ['press', '#c2502f'],
    terracotta: ['press', '#f3a283'],
    olive: ['second', '#b9c77f'],
    ceramic: ['ground', '#d9cbb2'],
    error: [null, '#ffb09e'],
    deep: ['link', '#0f2c41'],
    night: ['ink', '#120d0a'],
    shadow: [null, '#000000'],
  },
  /** On the deep and the night ground, which both schemes have. */
  onDeep: {
    ink: [null, '#ffffff'],
    soft: ['link', '#d3e2ee'],
    field: ['link', '#9fc0d8'],
    link: ['accent', '#ffd48a'],
    olive: ['second', '#d5e2a4'],
    error: [null, '#ffc4b5'],
  },
  onNight: {
    ink: ['ground', '#f8eedc'],
    soft: ['ground', '#d8c8b4'],
  },
  /** Of the tile: the pale ring between those in the colour of links. */
  tile: { ring: ['link', '#a9c4d6'] },
} as const satisfies Record<string, Record<string, readonly [LookColor | null, string]>>;

type Part = keyof typeof DRAWN;
type ColorsOf<Of extends Part> = { readonly [Name in keyof (typeof DRAWN)[Of]]: string };

/** The colours of one scheme, and those of the text on what is pressed. */
export type Scheme = ColorsOf<'light'> & { readonly onPress: string };

/** What the tile is drawn with. */
export interface TileColors {
  readonly line: string;
  readonly ring: string;
  readonly dot: string;
}

/** Every colour of a look. */
export interface Palette {
  readonly light: Scheme;
  readonly dark: Scheme;
  readonly onDeep: ColorsOf<'onDeep'>;
  readonly onNight: ColorsOf<'onNight'>;
  readonly tile: TileColors;
  /** The same in both schemes, with the text that stands on it. */
  readonly accent: string;
  readonly onAccent: string;
}

const WHITE = '#ffffff';

/** Colours hardly differ from grey below this chroma: their hue says nothing. */
const GREY = 0.004;

/** A colour that keeps its distance to one of the six. */
function moved(drawn: string, shipped: string, chosen: string): string {
  if (shipped === chosen) return drawn;
  const [was, from, to] = [toOklch(drawn), toOklch(shipped), toOklch(chosen)];
  // A hint of a colour stays a hint, however much more vivid than the shipped one the chosen one is.
  const chroma =
    from.chroma < GREY
      ? was.chroma
      : Math.min(to.chroma * (was.chroma / from.chroma), Math.max(was.chroma, to.chroma));
  return toHex({
    lightness: was.lightness + to.lightness - from.lightness,
    chroma: to.chroma < GREY ? 0 : chroma,
    hue: was.chroma < GREY ? to.hue : was.hue + to.hue - from.hue,
  });
}

function movedAll<Of extends Part>(part: Of, colors: LookColors): ColorsOf<Of> {
  const drawn: Readonly<Record<string, readonly [LookColor | null, string]>> = DRAWN[part];
  const entries = Object.entries(drawn).map(([name, [from, color]]) => [
    name,
    from === null ? color : moved(color, DEFAULT_LOOK[from], colors[from]),
  ]);
  return Object.fromEntries(entries) as ColorsOf<Of>;
}

/** The colour of text on a ground: white, else the look's own dark one, else what can be read. */
function textOn(ground: string, dark: string): string {
  if (contrast(WHITE, ground) >= TEXT_CONTRAST) return WHITE;
  return nearestReadable(dark, [ground]);
}

/** The grounds that text of any colour stands on. */
export const groundsOf = ({
  ground,
  surface,
  linen,
}: Pick<Scheme, 'ground' | 'surface' | 'linen'>) => [ground, surface, linen];

const TEXTS = ['ink', 'soft', 'link', 'terracotta', 'olive', 'error'] as const;

/** What WCAG AA asks of the edges of what is typed into. */
const EDGE_CONTRAST = 3;

/** A scheme in which every text is read on every ground; those that were chosen pass already, or are refused. */
function readable(scheme: ColorsOf<'light' | 'dark'>, colors: LookColors): Scheme {
  const grounds = groundsOf(scheme);
  const texts = TEXTS.map((name) => [name, nearestReadable(scheme[name], grounds)]);
  const deep = nearestReadable(scheme.deep, [WHITE], 7);
  const night = nearestReadable(scheme.night, [WHITE], 7);
  const field = nearestReadable(scheme.field, grounds, EDGE_CONTRAST);
  const onPress = textOn(scheme.press, colors.ink);
  return { ...scheme, ...Object.fromEntries(texts), deep, night, field, onPress } as Scheme;
}

/** What text needs on a deep ground, so that it is read on the white veil of a card there, too. */
const VEILED_CONTRAST = 5.7;

/** Every colour of a look, from the six that were chosen, for both schemes. */
export function paletteOf(colors: LookColors): Palette {
  const light = readable(movedAll('light', colors), colors);
  const dark = readable(movedAll('dark', colors), colors);
  const [deeps, nights] = [
    [light.deep, dark.deep],
    [light.night, dark.night],
  ];
  const onDeep = movedAll('onDeep', colors);
  const onNight = movedAll('onNight', colors);
  const readOn = <Colors extends Record<string, string>>(all: Colors, grounds: string[]) =>
    Object.fromEntries(
      Object.entries(all).map(([name, color]) => [
        name,
        nearestReadable(color, grounds, VEILED_CONTRAST),
      ]),
    ) as Colors;
  return {
    light,
    dark,
    onDeep: readOn(onDeep, [...deeps, ...nights]),
    onNight: readOn(onNight, nights),
    tile: { line: colors.link, ...movedAll('tile', colors), dot: colors.accent },
    accent: colors.accent,
    onAccent: onAccent(colors),
  };
}

/** The text on the accent: the look's own, as long as it is read there. */
function onAccent({ accent, ink }: LookColors): string {
  if (contrast(ink, accent) >= TEXT_CONTRAST) return ink;
  return textOn(accent, ink);
}
