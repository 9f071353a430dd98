import { createImageUrlBuilder, type ImageUrlBuilder } from '@sanity/image-url';
import { parsePictureReference, type PictureName } from './picture-reference.ts';
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
  readonly format?: 'jpg' | 'png' | 'webp' | undefined;
}

/** The builder puts project and dataset in the path; this site's pictures stand directly in /images/. */
const BUILDER_PATH = '/images/site/site/';
const builder = createImageUrlBuilder({ baseUrl: '/', projectId: 'site', dataset: 'site' });

/**
 * The picture's address on this site, honouring its crop and hotspot; null when the reference is of
 * no picture that can be shown.
 */
export function pictureUrl(picture: PictureSource, options: PictureUrlOptions): string | null {
  return parsePictureReference(picture.asset._ref) && addressOf(picture, options);
}

function addressOf(picture: PictureSource, { width, ratio, format }: PictureUrlOptions): string {
  let url: ImageUrlBuilder = builder.image(withoutUndefined(picture)).width(width);
  url = ratio ? url.height(heightFor(width, ratio)).fit('crop') : url.fit('max');
  url = format ? url.format(format) : url.auto('format');
  return url.url().replace(BUILDER_PATH, '/images/');
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
 * Addresses of a picture at several widths. Widths beyond what the picture has are left out; when
 * all are, the widest that it has stands alone. Null when the reference is of no picture that can
 * be shown.
 */
export function pictureSources(
  picture: PictureSource,
  { widths, ratio, sizes }: PictureSourcesOptions,
): PictureSources | null {
  const name = parsePictureReference(picture.asset._ref);
  if (!name) return null;
  const shown = shownArea(name, picture.crop);
  const reach = ratio
    ? Math.min(shown.width, shown.height * PICTURE_RATIOS[ratio] + 1)
    : shown.width;
  const offered = [...new Set(widths)].filter((width) => width <= reach).sort((a, b) => a - b);
  const largest =
    offered.at(-1) ?? PICTURE_WIDTHS.findLast((width) => width <= reach) ?? PICTURE_WIDTHS[0];
  if (offered.length === 0) offered.push(largest);
  const address = (width: PictureWidth) => addressOf(picture, { width, ratio });
  return {
    src: address(largest),
    srcSet: offered.map((width) => `${address(width)} ${width}w`).join(', '),
    sizes,
    width: largest,
    height: ratio
      ? heightFor(largest, ratio)
      : Math.max(1, Math.round((largest * shown.height) / shown.width)),
  };
}

/** Width and height of the picture within its crop, in pixels, rounded as the builder does. */
function shownArea(name: PictureName, crop: PictureSource['crop']) {
  const { left = 0, right = 0, top = 0, bottom = 0 } = crop ?? {};
  const across = Math.round(name.width * left);
  const down = Math.round(name.height * top);
  return {
    width: Math.round(name.width - right * name.width - across),
    height: Math.round(name.height - bottom * name.height - down),
  };
}

function withoutUndefined({ asset, crop, hotspot }: PictureSource) {
  return { asset, ...(crop && { crop }), ...(hotspot && { hotspot }) };
}
