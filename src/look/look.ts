/** The colours that the owner chooses; every other one derives from them (`paletteOf`). */
export interface LookColors {
  /** The paper of the pages. */
  readonly ground: string;
  /** Its text. */
  readonly ink: string;
  /** What is pressed, and titles. */
  readonly press: string;
  /** Links, and the deep grounds. */
  readonly link: string;
  /** Marks, notices and lines. */
  readonly accent: string;
  /** What is well: open, sent, suitable for a diet. */
  readonly second: string;
}

export const LOOK_COLORS = ['ground', 'ink', 'press', 'link', 'accent', 'second'] as const;
export type LookColor = (typeof LOOK_COLORS)[number];

export const FONT_PAIRS = ['warm', 'classic', 'modern', 'friendly'] as const;
export type FontPairName = (typeof FONT_PAIRS)[number];

/** A font's family in the names of its files. */
export const inFileNames = (family: string) => family.toLowerCase().replaceAll(' ', '-');

/** The radius of corners, pixels. */
export const CORNERS = { square: 0, soft: 6, round: 14, veryRound: 24 } as const;
export type Corners = keyof typeof CORNERS;

/** What dividers show: nothing, the tile in the look's colours, or a picture of the owner's. */
export const PATTERNS = ['none', 'tile', 'own'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** How the business looks, wherever it shows itself. */
export interface Look extends LookColors {
  readonly fonts: FontPairName;
  readonly corners: Corners;
  readonly pattern: Pattern;
}

/** What is shown while nobody has chosen anything; the sample's document says the same. */
export const DEFAULT_LOOK: Look = {
  ground: '#fffaf1',
  ink: '#2a211b',
  press: '#b4472b',
  link: '#1f5f8b',
  accent: '#e2a03f',
  second: '#5a672d',
  fonts: 'warm',
  corners: 'round',
  pattern: 'tile',
};
