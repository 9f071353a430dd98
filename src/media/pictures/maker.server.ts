import { createHash } from 'node:crypto';
import type { Encoder } from '../encoder/encoder.server.ts';
import { pictureFileName, type PictureFormat } from '../picture-reference.ts';
import { planTransform, type Plan } from '../transform/geometry.ts';
import { chooseFormat } from '../transform/negotiate.ts';
import type { Transform } from '../transform/transform.ts';
import type { SharedWork, Waiter } from '../work/shared-work.ts';
import type { StoredPicture } from './catalogue.server.ts';
import type { PictureLibrary } from './library.server.ts';
import type { Variant, VariantCache } from './variant-cache.server.ts';

/** Part of every key: a change of how pictures are encoded makes all variants anew. */
const ENCODING = 2;

/** Makes variants of stored pictures, each once however many ask for it. */
export interface PictureMaker {
  /**
   * Null when the original has gone missing. Throws a `QueueFullError` when too many others wait,
   * and an `AbortError` when the waiter went away.
   */
  variant(request: VariantRequest, waiter: Waiter): Promise<Variant | null>;
  /** Is this variant at hand? */
  isMade(request: VariantRequest): Promise<boolean>;
}

/** What is asked of a stored picture. */
export interface VariantRequest {
  readonly picture: StoredPicture;
  readonly transform: Transform;
  /** What the reader says that it takes, as its header `Accept`. */
  readonly accept: string | undefined;
}

export interface PictureMakerParts {
  readonly library: PictureLibrary;
  readonly cache: VariantCache;
  readonly encoder: Encoder;
  readonly work: SharedWork<Variant | null>;
}

export function createPictureMaker(parts: PictureMakerParts): PictureMaker {
  const { library, cache, encoder, work } = parts;

  const make = async (order: Order): Promise<Variant | null> => {
    const { picture, plan, format } = order;
    // It may have been made between the look at the cache and this one's turn.
    const made = await cache.get(order.key);
    if (made) return made;
    const original = await library.original(picture);
    if (!original) return null;
    const job = { bytes: original, plan, format, mostBytes: picture.bytes };
    const encoded = await encoder.encode(job);
    const isLarger = encoded.bytes.byteLength > original.byteLength;
    // The original is better than a larger picture of the same pixels, where the reader takes it.
    if (isLarger && order.originalWillDo) return cache.put(order.key, original, picture.format);
    return cache.put(order.key, encoded.bytes, format);
  };

  return {
    async variant(request, waiter) {
      const order = orderFor(request);
      const made = await cache.get(order.key);
      return made ?? work.ask(order.key, () => make(order), waiter);
    },
    isMade: (request) => cache.has(orderFor(request).key),
  };
}

interface Order {
  readonly picture: StoredPicture;
  readonly plan: Plan;
  readonly format: PictureFormat;
  readonly key: string;
  /** The original shows the same, and its format is one that was asked for. */
  readonly originalWillDo: boolean;
}

function orderFor({ picture, transform, accept }: VariantRequest): Order {
  const plan = planTransform(picture, transform);
  const format = chooseFormat(transform.format, picture.format, accept);
  const parts = [ENCODING, pictureFileName(picture), plan, format];
  const showsTheSame =
    plan.extract === null && plan.width === picture.width && plan.height === picture.height;
  const takesOriginal =
    format === picture.format ||
    (transform.format === 'auto' &&
      (picture.format !== 'avif' || format === 'avif') &&
      (picture.format !== 'webp' || format !== 'jpg'));
  return {
    picture,
    plan,
    format,
    key: createHash('sha1').update(JSON.stringify(parts)).digest('hex'),
    originalWillDo: showsTheSame && takesOriginal,
  };
}
