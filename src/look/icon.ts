import { DEFAULT_LOOK, type LookColors } from './look.ts';
import { paletteOf, type Palette } from './palette.ts';

/** The icon of a business that has given none: the files of `public/`, drawn in the shipped look. */
export type IconFile =
  | 'favicon.svg'
  | 'apple-touch-icon.png'
  | 'icon-192.png'
  | 'icon-512.png'
  | 'icon-maskable-512.png';

/** What the icon is drawn with. */
export interface IconColors {
  readonly ground: string;
  readonly line: string;
  readonly dot: string;
}

/** Those of the files. */
export const SHIPPED_ICON: IconColors = {
  ground: '#fbf1df',
  line: DEFAULT_LOOK.link,
  dot: DEFAULT_LOOK.accent,
};

/** Where a file of the icon is in the colours of a look: the address says them, so that it stays what it is. */
export function iconAddress(file: IconFile, { light, tile }: Palette): string {
  if (tile.line === SHIPPED_ICON.line && tile.dot === SHIPPED_ICON.dot) return `/${file}`;
  const colors = [light.ceramic, tile.line, tile.dot].map((color) => color.slice(1));
  return `/icon-${colors.join('-')}/${file}`;
}

/** The same of six colours. */
export const iconOf = (file: IconFile, colors: LookColors) => iconAddress(file, paletteOf(colors));

/** What such an address asks for. */
export interface AskedIcon {
  /** With a slash before it. */
  readonly file: string;
  readonly colors: IconColors;
}

/** The file and the colours of such an address; null when it is none. */
export function iconAt(path: string): AskedIcon | null {
  const found = /^\/icon-([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})(\/[\w-]+\.(?:svg|png))$/.exec(
    path,
  );
  if (!found) return null;
  const [, ground, line, dot, file = ''] = found;
  return { file, colors: { ground: `#${ground}`, line: `#${line}`, dot: `#${dot}` } };
}
