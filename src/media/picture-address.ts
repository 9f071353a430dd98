import { createImageUrlBuilder } from '@sanity/image-url';
import {
  parseRect,
  type FindPlaceholder,
  type FixedFormat,
  type PicturePlaceholder,
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
  SHARED_PICTURE,
} from './picture-sizes.ts';
import { writableTitle, type SharedTitle } from './shared-title.ts';

/** What a picture's address depends on, as Sanity's documents store it. */
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
  /** Aspect ratio to crop to, around the hotspot; by default the picture's own. */
  readonly ratio?: PictureRatio | undefined;
  /** A fixed format, for clients that send no useful `Accept`; by default negotiated. */
  readonly format?: FixedFormat | undefined;
}

export interface PictureSourcesOptions {
  /** Widths to offer, in device pixels. */
  readonly widths: readonly PictureWidth[];
  readonly ratio?: PictureRatio | undefined;
  /** The `sizes` attribute, passed through. */
  readonly sizes?: string | undefined;
}

/** What the shared picture has beside the words is as wide as high. */
const BESIDE_WORDS = '1:1';

const NO_PLACEHOLDER: PicturePlaceholder = { src: null, isComing: false };

export type PictureAddresses = ReturnType<typeof createPictureAddresses>;

/**
 * Builds the addresses of pictures on this site, honouring crop and hotspot; null when the reference
 * is not that of a picture. These are the only addresses of variants that the site serves. Without
 * `findPlaceholder`, no picture has a placeholder.
 */
export function createPictureAddresses(
  sign: SignRecipe,
  findPlaceholder: FindPlaceholder = () => NO_PLACEHOLDER,
) {
  /** Returns a function from width to address. */
  const addressOf = ({ recipe }: Shown): ((width: PictureWidth) => string) => {
    const { fileName, rect, ratio, format, shared } = recipe;
    // The part that all widths share comes first, so that it compresses to almost nothing.
    const start = `/images/${fileName}?s=${sign(recipe)}${rect && `&rect=${rect}`}&w=`;
    const words = shared ? `&${new URLSearchParams(Object.entries(shared)).toString()}` : '';
    const end = `${format === 'auto' ? '' : `&fm=${format}`}&fit=${ratio ? 'crop' : 'max'}${
      format === 'auto' ? '&auto=format' : ''
    }${words}`;
    return (width) => `${start}${width}${ratio ? `&h=${heightFor(width, ratio)}` : ''}${end}`;
  };

  return {
    url(picture: PictureSource, { width, ratio, format }: PictureUrlOptions): string | null {
      const shown = showPicture(picture, ratio, format);
      return shown && addressOf(shown)(width);
    },
    /**
     * Addresses of a picture at several widths, as the attributes of an `<img>`; `width` and `height` have
     * the aspect ratio of every source. Widths larger than the picture are left out; if that leaves none,
     * the largest that fits is offered.
     */
    sources(picture: PictureSource, { widths, ratio, sizes }: PictureSourcesOptions) {
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
    /** What is seen of a picture until it is there. */
    placeholder(picture: PictureSource, ratio?: PictureRatio): PicturePlaceholder {
      const shown = showPicture(picture, ratio);
      return shown ? findPlaceholder(shown.recipe) : NO_PLACEHOLDER;
    },
    /**
     * The address of the picture that a shared page shows: these words beside the picture, which is
     * shown without them where they cannot be written.
     */
    sharedPage(picture: PictureSource, words: SharedTitle): string | null {
      const shared = writableTitle(words);
      const ratio = 'sharedPage';
      const shown = showPicture(picture, shared ? BESIDE_WORDS : ratio, 'jpg');
      if (!shown) return null;
      const address = addressOf({ ...shown, recipe: { ...shown.recipe, ratio, shared } });
      return address(SHARED_PICTURE.width);
    },
  };
}

/**
 * The part of a picture that the site shows at an aspect ratio, in pixels of the original; null when
 * the reference is not that of a picture.
 */
export function shownPart(picture: PictureSource, ratio: PictureRatio): Rect | null {
  return showPicture(picture, ratio)?.part ?? null;
}

/** The part of a picture that is shown, and its recipe. */
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
  // A crop or hotspot that leaves nothing of the picture is ignored.
  const part =
    partOf(picture, name, ratio) ?? partOf({ asset: picture.asset }, name, ratio) ?? whole;
  const isWhole = part.width === name.width && part.height === name.height;
  const rect = isWhole ? '' : [part.left, part.top, part.width, part.height].join(',');
  const fileName = pictureFileName(name);
  return { part, recipe: { fileName, rect, ratio: ratio ?? null, format: format ?? 'auto' } };
}

const builder = createImageUrlBuilder({ baseUrl: '/', projectId: 'site', dataset: 'site' });

/** The part that Sanity's URL builder chooses; null when it lies outside the picture. */
function partOf(
  { asset, crop, hotspot }: PictureSource,
  name: PictureName,
  ratio: PictureRatio | undefined,
): Rect | null {
  const source = builder.image({ asset, ...(crop && { crop }), ...(hotspot && { hotspot }) });
  // The builder only uses the ratio of width and height.
  const url = (ratio ? source.size(PICTURE_RATIOS[ratio], 1) : source).url();
  const rect = /[?&]rect=([^&]*)/.exec(url)?.[1];
  return parseRect(rect ?? `0,0,${name.width},${name.height}`, name);
}
