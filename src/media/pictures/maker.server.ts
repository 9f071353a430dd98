import { createHash } from 'node:crypto';
import type { Encoder } from '../encoder/encoder.server.ts';
import { pictureFileName, type PictureFormat } from '../picture-reference.ts';
import { planTransform, type Plan } from '../transform/geometry.ts';
import { chooseFormat } from '../transform/negotiate.ts';
import type { Transform } from '../transform/transform.ts';
import type { WorkQueue } from '../work-queue.ts';
import type { StoredPicture } from './catalogue.server.ts';
import type { PictureLibrary } from './library.server.ts';
import type { Variant, VariantCache } from './variant-cache.server.ts';

/** Part of every key: a change of how pictures are encoded makes all variants anew. */
const ENCODING = 1;

/** Makes variants of stored pictures, each once however many ask for it. */
export interface PictureMaker {
  /**
   * Null when the original has gone missing. Throws a `TransformError` when the transform cannot
   * be answered, a `QueueFullError` when too many others wait.
   */
  variant(
    picture: StoredPicture,
    transform: Transform,
    accept: string | undefined,
  ): Promise<Variant | null>;
  /** Is this variant at hand? */
  isMade(
    picture: StoredPicture,
    transform: Transform,
    accept: string | undefined,
  ): Promise<boolean>;
}

export interface PictureMakerParts {
  readonly library: PictureLibrary;
  readonly cache: VariantCache;
  readonly encoder: Encoder;
  readonly queue: WorkQueue;
}

export function createPictureMaker(parts: PictureMakerParts): PictureMaker {
  const { library, cache, encoder, queue } = parts;
  const underWay = new Map<string, Promise<Variant | null>>();

  const make = async (order: Order): Promise<Variant | null> => {
    const original = await library.original(order.picture);
    if (!original) return null;
    const { picture, plan, format, quality } = order;
    const job = {
      bytes: original,
      plan,
      format,
      quality,
      mostBytes: picture.bytes,
    };
    const encoded = await queue.run(() => encoder.encode(job));
    const isLarger = encoded.bytes.byteLength > original.byteLength;
    // The original is better than a larger picture of the same pixels, where the reader takes it.
    if (isLarger && order.originalWillDo) return cache.put(order.key, original, picture.format);
    return cache.put(order.key, encoded.bytes, format);
  };

  return {
    async variant(picture, transform, accept) {
      const order = orderFor(picture, transform, accept);
      const made = await cache.get(order.key);
      if (made) return made;
      const shared = underWay.get(order.key);
      if (shared) return shared;
      const making = make(order).finally(() => underWay.delete(order.key));
      underWay.set(order.key, making);
      return making;
    },
    isMade: (picture, transform, accept) => cache.has(orderFor(picture, transform, accept).key),
  };
}

interface Order {
  readonly picture: StoredPicture;
  readonly plan: Plan;
  readonly format: PictureFormat;
  readonly quality: number | null;
  readonly key: string;
  /** The original shows the same, and its format is one that was asked for. */
  readonly originalWillDo: boolean;
}

function orderFor(picture: StoredPicture, transform: Transform, accept: string | undefined): Order {
  const plan = planTransform(picture, transform);
  const format = chooseFormat(transform.format, picture.format, accept);
  const { quality } = transform;
  const parts = [ENCODING, pictureFileName(picture), plan, format, quality];
  const showsTheSame =
    plan.extract === null &&
    plan.ground === null &&
    plan.width === picture.width &&
    plan.height === picture.height;
  const takesOriginal =
    format === picture.format ||
    (transform.format === 'auto' &&
      (picture.format !== 'avif' || format === 'avif') &&
      (picture.format !== 'webp' || format !== 'jpg'));
  return {
    picture,
    plan,
    format,
    quality,
    key: createHash('sha1').update(JSON.stringify(parts)).digest('hex'),
    originalWillDo: showsTheSame && takesOriginal,
  };
}
