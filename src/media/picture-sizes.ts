/**
 * Widths in which pictures are served, in device pixels. A fixed list bounds the variants that
 * anyone can request. 476 and 952 are the menu section's picture (476×545) at 1x and 2x, 1600 the
 * banner (1600×600), 1200 the picture of a shared link (1200×630), 720 the full width of a phone
 * (412 px at 1.75x); 192 and 512 are icons of the web manifest.
 */
export const PICTURE_WIDTHS = [
  64, 96, 128, 160, 192, 240, 320, 412, 476, 480, 512, 640, 720, 768, 828, 952, 1024, 1200, 1280,
  1440, 1600, 2000,
] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Aspect ratios to which pictures are cropped, width divided by height. */
export const PICTURE_RATIOS = {
  '1:1': 1,
  '4:3': 4 / 3,
  '3:4': 3 / 4,
  '3:2': 3 / 2,
  '2:3': 2 / 3,
  '5:4': 5 / 4,
  '4:5': 4 / 5,
  '8:5': 8 / 5,
  '5:8': 5 / 8,
  '16:9': 16 / 9,
  '9:16': 9 / 16,
  '2:1': 2,
  '7:3': 7 / 3,
  banner: 1600 / 600,
  menuSection: 476 / 545,
  sharedPage: 1200 / 630,
} as const;
export type PictureRatio = keyof typeof PICTURE_RATIOS;

/** As wide as most phones, CSS pixels: so nothing larger has to be painted over it there. */
export const PREVIEW_WIDTH = 412 satisfies PictureWidth;

/** The picture of a shared page, pixels: the size that networks and chats ask for. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;

/** Height in whole pixels of a picture of this width and ratio. */
export function heightFor(width: number, ratio: PictureRatio): number {
  return Math.round(width / PICTURE_RATIOS[ratio]);
}

const widths: ReadonlySet<number> = new Set(PICTURE_WIDTHS);

/** Type guard for `PictureWidth`. */
export function isPictureWidth(width: number): width is PictureWidth {
  return widths.has(width);
}

/** The ratios that give this height at this width; several may, because of rounding. */
export function ratiosOf(width: number, height: number): PictureRatio[] {
  const ratios = Object.keys(PICTURE_RATIOS) as PictureRatio[];
  return ratios.filter((ratio) => heightFor(width, ratio) === height);
}
