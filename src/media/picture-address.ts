import { createImageUrlBuilder } from '@sanity/image-url';
import {
  parseRect,
  type FixedFormat,
  type PictureRecipe,
  type Rect,
  type SignRecipe,
} from './picture-recipe.ts';
import { parsePictureReference, pictureFileName, type PictureName } from './picture-reference.ts';
import {
  heightFor,
  PICTURE_RATIOS,
  PICTURE_WIDTHS,
  type PictureRatio,
  type PictureWidth,
} from './picture-sizes.ts';

/** The part of a picture in a document that its address depends on, in Sanity's shape. */
export interface PictureSource {
  readonly asset: { readonly _ref: string };
  readonly crop?:
    | {
        readonly top: number;
        readonly bottom: number;
        readonly left: number;
        readonly right: number;
      }
    | undefined;
  readonly hotspot?:
    | {
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
      }
    | undefined;
}

export interface PictureUrlOptions {
  /** Device pixels. */
  readonly width: PictureWidth;
  /** Shape to cut the picture to, around its hotspot; without it, its own shape. */
  readonly ratio?: PictureRatio | undefined;
  /** A fixed format, where the reader cannot say what it takes; without it, by the reader's `Accept`. */
  readonly format?: FixedFormat | undefined;
}

export interface PictureSourcesOptions {
  /** Widths to offer, in device pixels. */
  readonly widths: readonly PictureWidth[];
  readonly ratio?: PictureRatio | undefined;
  /** How wide the picture is laid out, in CSS; handed through beside its sources. */
  readonly sizes?: string | undefined;
}

/** What an `<img>` needs; width and height in pixels, whose ratio is that of every source. */
export interface PictureSources {
  readonly src: string;
  readonly srcSet: string;
  readonly sizes: string | undefined;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes the addresses of pictures on this site, honouring crop and hotspot; all answer null when the
 * reference is of no picture that can be shown. No other address of a changed picture is answered.
 */
export interface PictureAddresses {
  url(picture: PictureSource, options: PictureUrlOptions): string | null;
  /**
   * Addresses of a picture at several widths. Widths beyond what the picture has are left out; when
   * all are, the widest that it has stands alone.
   */
  sources(picture: PictureSource, options: PictureSourcesOptions): PictureSources | null;
}

export function createPictureAddresses(sign: SignRecipe): PictureAddresses {
  /** The address of a recipe at a width. */
  const addressOf = ({ recipe }: Shown): ((width: PictureWidth) => string) => {
    const { fileName, rect, ratio, format } = recipe;
    // What all widths share stands together, so that a page compresses it to almost nothing.
    const start = `/images/${fileName}?s=${sign(recipe)}${rect && `&rect=${rect}`}&w=`;
    const end = `${format === 'auto' ? '' : `&fm=${format}`}&fit=${ratio ? 'crop' : 'max'}${
      format === 'auto' ? '&auto=format' : ''
    }`;
    return (width) => `${start}${width}${ratio ? `&h=${heightFor(width, ratio)}` : ''}${end}`;
  };

  return {
    url(picture, { width, ratio, format }) {
      const shown = showPicture(picture, ratio, format);
      return shown && addressOf(shown)(width);
    },
    sources(picture, { widths, ratio, sizes }) {
      const shown = showPicture(picture, ratio);
      if (!shown) return null;
      const { part } = shown;
      const offered = [...new Set(widths)]
        .filter((width) => width <= part.width)
        .sort((a, b) => a - b);
      const largest =
        offered.at(-1) ??
        PICTURE_WIDTHS.findLast((width) => width <= part.width) ??
        PICTURE_WIDTHS[0];
      if (offered.length === 0) offered.push(largest);
      const address = addressOf(shown);
      return {
        src: address(largest),
        srcSet: offered.map((width) => `${address(width)} ${width}w`).join(', '),
        sizes,
        width: largest,
        height: ratio
          ? heightFor(largest, ratio)
          : Math.max(1, Math.round((largest * part.height) / part.width)),
      };
    },
  };
}

/** What of a picture is shown, and how. */
interface Shown {
  readonly part: Rect;
  readonly recipe: PictureRecipe;
}

function showPicture(
  picture: PictureSource,
  ratio: PictureRatio | undefined,
  format?: FixedFormat,
): Shown | null {
  const name = parsePictureReference(picture.asset._ref);
  if (!name) return null;
  const whole: Rect = { left: 0, top: 0, width: name.width, height: name.height };
  // A crop or hotspot that leaves nothing of the picture is none.
  const part =
    partOf(picture, name, ratio) ?? partOf({ asset: picture.asset }, name, ratio) ?? whole;
  const isWhole = part.width === name.width && part.height === name.height;
  const rect = isWhole ? '' : [part.left, part.top, part.width, part.height].join(',');
  const fileName = pictureFileName(name);
  return { part, recipe: { fileName, rect, ratio: ratio ?? null, format: format ?? 'auto' } };
}

const builder = createImageUrlBuilder({ baseUrl: '/', projectId: 'site', dataset: 'site' });

/** The part that Sanity's builder takes; null when it is none of this picture. */
function partOf(
  { asset, crop, hotspot }: PictureSource,
  name: PictureName,
  ratio: PictureRatio | undefined,
): Rect | null {
  const source = builder.image({ asset, ...(crop && { crop }), ...(hotspot && { hotspot }) });
  // The builder looks at the shape of the size alone.
  const url = (ratio ? source.size(PICTURE_RATIOS[ratio], 1) : source).url();
  const rect = /[?&]rect=([^&]*)/.exec(url)?.[1];
  return parseRect(rect ?? `0,0,${name.width},${name.height}`, name);
}
