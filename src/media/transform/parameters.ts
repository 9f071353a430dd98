import type { PictureName } from '../picture-reference.ts';
import { isPictureHeight, isPictureWidth } from '../picture-sizes.ts';
import { CROPS, FITS, type Rect, type Transform } from './transform.ts';

/** An address asks for something that pictures are not answered in; the message says what. */
export class TransformError extends Error {
  override name = 'TransformError';
}

/** Dots of the screen for each pixel of the page, at most. */
const MOST_DOTS = 3;

/** A part that is asked for is at least this wide and high, pixels. */
const LEAST_PART = 8;

/** Qualities are rounded to steps of this size, so that they do not multiply the variants. */
const QUALITY_STEP = 5;

const FORMATS = { jpg: 'jpg', pjpg: 'jpg', png: 'png', webp: 'webp', avif: 'avif' } as const;

const KNOWN: ReadonlySet<string> = new Set([
  'rect',
  'fp-x',
  'fp-y',
  'w',
  'h',
  'fit',
  'crop',
  'q',
  'auto',
  'fm',
  'dpr',
]);

/**
 * Reads the parameters of a picture's address.
 * Throws a `TransformError` at an unknown, repeated or malformed parameter, and at a size that is
 * not on the list.
 */
export function parseTransform(parameters: URLSearchParams, picture: PictureName): Transform {
  for (const name of parameters.keys()) {
    if (!KNOWN.has(name)) throw new TransformError(`Unknown parameter: ${name.slice(0, 40)}`);
    if (parameters.getAll(name).length > 1) throw new TransformError(`Repeated parameter: ${name}`);
  }
  const read = (name: string) => parameters.get(name);
  const dots = number(read('dpr'), 'dpr', /^[1-3](\.\d{1,2})?$/) ?? 1;
  if (dots > MOST_DOTS) throw new TransformError(`dpr must be at most ${MOST_DOTS}`);
  if (read('auto') !== null && read('auto') !== 'format') {
    throw new TransformError('auto must be format');
  }
  const format = oneOf(read('fm'), 'fm', Object.keys(FORMATS) as (keyof typeof FORMATS)[]);
  const quality = number(read('q'), 'q', /^([1-9]\d?|100)$/);
  const { x, y } = readFocalPoint(read);
  return {
    rect: readRect(read('rect'), picture),
    focalPoint: { x: x ?? 0.5, y: y ?? 0.5 },
    ...readSize(read, dots),
    fit: oneOf(read('fit'), 'fit', FITS) ?? 'clip',
    crop:
      oneOf(read('crop'), 'crop', CROPS) ?? (x === null && y === null ? 'center' : 'focalpoint'),
    quality: quality && Math.max(QUALITY_STEP, Math.round(quality / QUALITY_STEP) * QUALITY_STEP),
    format: format ? FORMATS[format] : read('auto') ? 'auto' : null,
  };
}

type Read = (name: string) => string | null;

function readSize(read: Read, dots: number): { width: number | null; height: number | null } {
  const width = number(read('w'), 'w', /^[1-9]\d{0,3}$/);
  const height = number(read('h'), 'h', /^[1-9]\d{0,3}$/);
  if (width === null) {
    if (height !== null) throw new TransformError('h needs w');
    if (read('dpr') !== null) throw new TransformError('dpr needs w');
    return { width, height };
  }
  const deviceWidth = width * dots;
  if (!isPictureWidth(deviceWidth)) throw new TransformError('w is not a width of the list');
  if (height === null) return { width: deviceWidth, height };
  if (!isPictureHeight(width, height)) {
    throw new TransformError('h is not a height of the list at this width');
  }
  return { width: deviceWidth, height: Math.round(height * dots) };
}

function readRect(text: string | null, picture: PictureName): Rect | null {
  if (text === null) return null;
  if (!/^\d{1,5}(,\d{1,5}){3}$/.test(text)) {
    throw new TransformError('rect must be four whole numbers: left,top,width,height');
  }
  const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
  if (left + width > picture.width || top + height > picture.height) {
    throw new TransformError('rect reaches beyond the picture');
  }
  if (width < LEAST_PART || height < LEAST_PART) {
    throw new TransformError(`rect must be at least ${LEAST_PART} pixels wide and high`);
  }
  const isWhole = width === picture.width && height === picture.height;
  return isWhole ? null : { left, top, width, height };
}

/** Rounded to hundredths: finer ones would only multiply the variants. */
function readFocalPoint(read: Read): { x: number | null; y: number | null } {
  const share = (name: string) => {
    const value = number(read(name), name, /^(0(\.\d{1,16})?|1(\.0{1,16})?)$/);
    return value === null ? null : Math.round(value * 100) / 100;
  };
  return { x: share('fp-x'), y: share('fp-y') };
}

function number(text: string | null, name: string, shape: RegExp): number | null {
  if (text === null) return null;
  if (!shape.test(text)) throw new TransformError(`${name} is not a number that can be used`);
  return Number(text);
}

function oneOf<Value extends string>(
  text: string | null,
  name: string,
  values: readonly Value[],
): Value | null {
  if (text === null) return null;
  const found = values.find((value) => value === text);
  if (!found) throw new TransformError(`${name} must be one of ${values.join(', ')}`);
  return found;
}
