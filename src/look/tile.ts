import type { TileColors } from './palette.ts';

/** The side of a tile, pixels. */
export const TILE_SIDE = 48;

/** The signature of the site, an Andalusian tile, in the colours of a look. */
export function tileSvg({ line, ring, dot }: TileColors): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><g fill="none" stroke="${line}">` +
    `<g id="a"><circle r="18" stroke-width="2.5"/><circle r="12.5" stroke="${ring}"/>` +
    `<circle r="6" fill="${dot}" stroke="none"/></g>` +
    '<use href="#a" x="48"/><use href="#a" y="48"/><use href="#a" x="48" y="48"/></g>' +
    `<path d="M24 9q2.5 12.5 15 15-12.5 2.5-15 15-2.5-12.5-15-15 12.5-2.5 15-15z" fill="${line}"/>` +
    `<circle cx="24" cy="24" r="3.5" fill="${dot}"/></svg>`
  );
}

/** Below it are the tiles: which colours one has, its address says. */
export const TILES_PATH = '/tile';

/** Where the tile in these colours is, for good. */
export function tileAddress({ line, ring, dot }: TileColors): string {
  return `${TILES_PATH}/${[line, ring, dot].map((color) => color.slice(1)).join('-')}.svg`;
}

/** The tile of an address; null when it is none. */
export function tileAt(path: string): string | null {
  const found = /^\/tile\/([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})\.svg$/.exec(path);
  return found && tileSvg({ line: `#${found[1]}`, ring: `#${found[2]}`, dot: `#${found[3]}` });
}
