import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { escapeMarkup } from '../../http/index.ts';
import {
  DEFAULT_LOOK,
  FONTS,
  inFileNames,
  paletteOf,
  readLookCode,
  TILE_SIDE,
  type CodedLook,
  type Palette,
} from '../../look/index.ts';
import { SHARED_PICTURE } from '../picture-sizes.ts';
import type { SharedTitle } from '../shared-title.ts';

/** Where fonts and tile lie: beside this file, and beside the build's program. */
const FOLDER = ['../share', '.']
  .map((path) => join(import.meta.dirname, path))
  .find((path) => existsSync(join(path, 'tile.png')));

const fileOf = (name: string) => join(FOLDER ?? import.meta.dirname, name);

/**
 * Without a font of the system, so that a picture looks the same on every server. Read with the
 * first text that is drawn.
 */
process.env['FONTCONFIG_FILE'] = fileOf('shared-page-fonts.conf');

/** The square for the picture, at the right edge above the line of tiles. */
const SIDE = 582;

/** The column of the words, pixels. */
const COLUMN = { left: 60, width: 506, top: 64, bottom: 526 };

/** The short line above the title, in the accent. */
const MARK = { left: COLUMN.left, top: 116, width: 56, height: 4 };

/** How a text is drawn. */
interface Hand {
  readonly font: string;
  readonly color: string;
}

/** Sizes to try for the title, pixels; the last one with an ellipsis. */
const TITLE_SIZES = [84, 76, 70, 64, 58, 52, 46];
const MOST_LINES = 3;

/** Distance of two lines, in sizes of the letters: as wished, and as the font has it. */
const LINE_HEIGHT = 1.12;
const FONT_LINE_HEIGHT = 1.233;

const NAME_SIZE = 32;

/** Steps in which lines of a title are made equally long, pixels. */
const BALANCE_STEP = 24;

/** A drawn text: its letters, without space around them. */
interface Drawn {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Puts the words beside a picture of which the part to show has been extracted. */
export async function drawShared(
  picture: Sharp,
  { title, name, look: code }: SharedTitle,
): Promise<Sharp> {
  const look: CodedLook = (code !== undefined && readLookCode(code)) || DEFAULT_LOOK;
  const palette = paletteOf(look);
  const { light } = palette;
  const fonts = FONTS[look.fonts];
  const ofTitle = { font: fonts.title.family, color: light.ink };
  const ofName = { font: fonts.text.family, color: light.terracotta };
  const square = await picture
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const heading = await drawTitle(title, ofTitle);
  const { left, top, ...size } = MARK;
  const layers: OverlayOptions[] = [
    ...(look.pattern === 'tile' ? [await tileLine(palette)] : []),
    { input: filled(size, palette.accent), left, top },
    { input: square, left: SHARED_PICTURE.width - SIDE, top: 0 },
    { input: heading.bytes, left: COLUMN.left, top: middle(heading.height) },
  ];
  if (name) {
    const { bytes } = await draw(name, ofName, NAME_SIZE, COLUMN.width);
    layers.push({ input: bytes, left: COLUMN.left, top: COLUMN.top });
  }
  // In one piece: what comes after `composite` in a pipeline is done before it.
  const drawn = await sharp(filled(SHARED_PICTURE, light.ground))
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = drawn.info;
  return sharp(drawn.data, { raw: { width, height, channels } });
}

/** A picture of one colour. */
const filled = ({ width, height }: { width: number; height: number }, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});

/** The line of tiles at the lower edge. */
async function tileLine({ tile, light }: Palette): Promise<OverlayOptions> {
  const shares = await sharp(fileOf('tile.png')).removeAlpha().raw().toBuffer();
  const [ground, ...colors] = [light.ceramic, tile.line, tile.ring, tile.dot].map(channelsOf);
  const pixels = Buffer.alloc(shares.length);
  for (let at = 0; at < shares.length; at += 3) {
    for (let channel = 0; channel < 3; channel++) {
      const below = ground?.[channel] ?? 0;
      const mixed = colors.reduce(
        (sum, color, part) =>
          sum + ((shares[at + part] ?? 0) / 255) * ((color[channel] ?? 0) - below),
        below,
      );
      pixels[at + channel] = Math.round(mixed);
    }
  }
  const raw = { width: TILE_SIDE, height: TILE_SIDE, channels: 3 } as const;
  const one = await sharp(pixels, { raw }).png().toBuffer();
  const line = { width: SHARED_PICTURE.width, height: TILE_SIDE };
  const input = await sharp(filled(line, light.ceramic))
    .composite([{ input: one, tile: true, gravity: 'northwest' }])
    .png()
    .toBuffer();
  return { input, left: 0, top: SHARED_PICTURE.height - TILE_SIDE };
}

const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Where something of this height begins when it stands in the middle of the column. */
function middle(height: number): number {
  return Math.round((COLUMN.top + COLUMN.bottom - height) / 2) + NAME_SIZE;
}

/** The title as large as it fits into its lines, cut with an ellipsis if it fits at no size. */
async function drawTitle(title: string, hand: Hand): Promise<Drawn> {
  for (const size of TITLE_SIZES) {
    const drawn = await draw(title, hand, size, COLUMN.width);
    if (fits(drawn, size)) return balanced(title, hand, size, drawn);
  }
  const size = TITLE_SIZES.at(-1) ?? NAME_SIZE;
  for (let length = title.length; length > 1; length -= 1) {
    if (!isWordEnd(title, length)) continue;
    const drawn = await draw(`${title.slice(0, length)}…`, hand, size, COLUMN.width);
    if (fits(drawn, size)) return drawn;
  }
  return draw('…', hand, size, COLUMN.width);
}

const fits = (drawn: Drawn, size: number) =>
  drawn.width <= COLUMN.width && linesOf(drawn, size) <= MOST_LINES;

/** May a title be cut behind so many letters? A word longer than the lines may be cut anywhere. */
function isWordEnd(title: string, length: number): boolean {
  const hasSpace = title.slice(0, length).includes(' ');
  return (
    !hasSpace || (/[\s]/.test(title[length] ?? ' ') && !/[\s,;:·–—-]/.test(title[length - 1] ?? ''))
  );
}

/** The same lines at the narrowest width that needs no more of them. */
async function balanced(title: string, hand: Hand, size: number, widest: Drawn): Promise<Drawn> {
  const lines = linesOf(widest, size);
  if (lines === 1) return widest;
  let best = widest;
  for (
    let width = COLUMN.width - BALANCE_STEP;
    width > COLUMN.width / lines;
    width -= BALANCE_STEP
  ) {
    const drawn = await draw(title, hand, size, width);
    if (drawn.width > width || linesOf(drawn, size) > lines) break;
    best = drawn;
  }
  return best;
}

/** Letters of one line are between 0.4 and 1.3 of their size high, accents and descenders included. */
function linesOf({ height }: Drawn, size: number): number {
  return Math.floor((height - 0.4 * size) / (LINE_HEIGHT * size)) + 1;
}

async function draw(
  text: string,
  { font, color }: Hand,
  size: number,
  width: number,
): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      // Pango reads it as markup.
      text: `<span foreground="${color}" line_height="${LINE_HEIGHT / FONT_LINE_HEIGHT}">${escapeMarkup(text)}</span>`,
      font: `${font} ${size}`,
      fontfile: fileOf(`${inFileNames(font)}.ttf`),
      width,
      // A point is a pixel.
      dpi: 72,
      rgba: true,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
