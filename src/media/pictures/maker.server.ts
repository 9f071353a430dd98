import { createHash } from 'node:crypto';
import type { Encoder } from '../encoder/encoder.server.ts';
import { pictureFileName, type PictureFormat } from '../picture-reference.ts';
import { SHARED_PICTURE } from '../picture-sizes.ts';
import { geometryOf, type Geometry } from '../geometry.server.ts';
import { chooseFormat } from '../negotiate.server.ts';
import type { Transform } from '../transform.server.ts';
import type { SharedWork, Waiter } from '../shared-work.server.ts';
import type { StoredPicture } from './catalogue.server.ts';
import type { PictureLibrary } from './library.server.ts';
import type { Variant, Variants } from './variant-cache.server.ts';

/** Part of every cache key; increment it when the encoding changes. */
const ENCODING_VERSION = 2;

/** Likewise of the pictures with words; increment it when they are drawn otherwise. */
const DRAWING_VERSION = 2;

/** Likewise of placeholders. */
const PLACEHOLDER_VERSION = 1;

/** What the placeholder of a picture adds to a page, bytes: together they fit the first round trip. */
const MOST_PLACEHOLDER_BYTES = 800;

/** Some chats show no larger picture beside a link, bytes. */
const MOST_SHARED_BYTES = 280_000;

export type PictureMaker = ReturnType<typeof createPictureMaker>;

/** A request for a variant of a stored picture. */
export interface VariantRequest {
  readonly picture: StoredPicture;
  readonly transform: Transform;
  /** The client's `Accept` header. */
  readonly accept: string | undefined;
}

export interface PictureMakerParts {
  readonly library: PictureLibrary;
  readonly cache: Variants;
  readonly encoder: Encoder;
  readonly work: SharedWork<Variant | null>;
}

/** Makes variants of stored pictures, each only once however many visitors request it. */
export function createPictureMaker(parts: PictureMakerParts) {
  const { library, cache, encoder, work } = parts;

  const make = async (order: Order, waiter: Waiter): Promise<Variant | null> => {
    const { picture, geometry, format } = order;
    // It may have been made while this job was waiting.
    const made = await cache.get(order.key, picture, { sender: waiter.sender });
    if (made) return made;
    const original = await library.original(picture);
    if (!original) return null;
    const { shared, isPlaceholder } = order;
    const put = (bytes: Uint8Array<ArrayBuffer>, as: PictureFormat) =>
      cache.put(order.key, bytes, as, picture);
    const job = {
      bytes: original,
      geometry,
      format,
      mostBytes: mostBytesOf(order),
      shared,
      isPlaceholder,
    };
    const encoded = await encoder.encode(job);
    const isLarger = encoded.bytes.byteLength > original.byteLength;
    // Prefer the original to a larger file with the same pixels, if the client accepts its format.
    if (isLarger && order.originalWillDo) return put(original, picture.format);
    return put(encoded.bytes, format);
  };

  return {
    /**
     * Null when the original is missing. Throws a `QueueFullError` when too many others wait,
     * and an `AbortError` when the waiter went away.
     */
    async variant(request: VariantRequest, waiter: Waiter): Promise<Variant | null> {
      const order = orderFor(request);
      const made = await cache.get(order.key, request.picture, waiter);
      return made ?? work.ask(order.key, () => make(order, waiter), waiter);
    },
    /** Is this variant cached? */
    isMade: (request: VariantRequest) => cache.has(orderFor(request).key, request.picture),
    /** The same for all requests that the same bytes answer. */
    keyOf: (request: VariantRequest) => orderFor(request).key,
  };
}

function mostBytesOf({ picture, shared, isPlaceholder }: Order): number {
  if (isPlaceholder) return MOST_PLACEHOLDER_BYTES;
  return shared ? MOST_SHARED_BYTES : picture.bytes;
}

interface Order {
  readonly picture: StoredPicture;
  readonly geometry: Geometry;
  readonly format: PictureFormat;
  readonly shared: Transform['shared'];
  readonly isPlaceholder: boolean;
  readonly key: string;
  /** The original shows the same pixels, in a format that the client accepts. */
  readonly originalWillDo: boolean;
}

function orderFor({ picture, transform, accept }: VariantRequest): Order {
  const { shared, isPlaceholder = false } = transform;
  const geometry = shared
    ? { extract: transform.rect, ...SHARED_PICTURE }
    : geometryOf(picture, transform);
  const format = isPlaceholder ? 'avif' : chooseFormat(transform.format, picture.format, accept);
  const parts = [
    ENCODING_VERSION,
    pictureFileName(picture),
    geometry,
    format,
    ...(shared ? [DRAWING_VERSION, shared] : []),
    ...(isPlaceholder ? ['preview', PLACEHOLDER_VERSION] : []),
  ];
  const showsTheSame =
    geometry.extract === null &&
    geometry.width === picture.width &&
    geometry.height === picture.height;
  const takesOriginal =
    format === picture.format ||
    (transform.format === 'auto' &&
      (picture.format !== 'avif' || format === 'avif') &&
      (picture.format !== 'webp' || format !== 'jpg'));
  return {
    picture,
    geometry,
    format,
    shared,
    isPlaceholder,
    key: createHash('sha1').update(JSON.stringify(parts)).digest('hex'),
    originalWillDo: !shared && !isPlaceholder && showsTheSame && takesOriginal,
  };
}
