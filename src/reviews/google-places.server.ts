import * as v from 'valibot';
import { fetchPublic, readBytes } from '../http/index.server.ts';
import type { Language } from '../i18n/index.ts';
import type { Review, ReviewsAnswer } from './reviews-answer.ts';

/** A review as Google gives it, with the photo's address at Google's. */
interface FoundReview extends Omit<Review, 'profilePhotoUrl'> {
  readonly photoAddress: string | null;
}

/** What Google knows of the place. */
export interface FoundReviews extends Omit<ReviewsAnswer, 'reviews'> {
  readonly reviews: readonly FoundReview[];
}

export interface GooglePlacesOptions {
  readonly apiKey: string;
  readonly placeId: string;
  /** `https://places.googleapis.com`, or the address of a fake. */
  readonly apiUrl: string;
  readonly fetch: typeof globalThis.fetch;
}

/** How long the provider may take for a whole answer, milliseconds. */
const ANSWER_TIME = 3_000;

/** The largest answer and photo that are read, bytes. */
const ANSWER_BYTES = 512 * 1024;
const PHOTO_BYTES = 512 * 1024;

const FIELDS = 'rating,userRatingCount,reviews,googleMapsUri';

/** Hosts on which the provider keeps its users' photos. */
const PHOTO_HOSTS = /(^|\.)(googleusercontent\.com|ggpht\.com)$/;

const PHOTO_TYPES = /^image\/(jpeg|png|webp|gif|avif)$/;

/** Anything but an https address is dropped, since it ends up in a link. */
const link = v.fallback(v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'))), null);
const words = v.fallback(v.string(), '');
const localizedText = v.fallback(v.nullish(v.object({ text: words })), null);

const reviewSchema = v.object({
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  text: localizedText,
  originalText: localizedText,
  relativePublishTimeDescription: words,
  authorAttribution: v.fallback(
    v.object({ displayName: words, uri: link, photoUri: v.fallback(v.nullish(v.string()), null) }),
    { displayName: '', uri: null, photoUri: null },
  ),
  flagContentUri: link,
});

const placeSchema = v.object({
  rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  userRatingCount: v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  reviews: v.optional(v.array(v.unknown()), []),
  googleMapsUri: link,
});

/** Reviews of a place from Google's Places API (New). */
export function createGooglePlaces(options: GooglePlacesOptions) {
  const { apiKey, placeId, apiUrl, fetch: fetchFrom } = options;
  const apiOrigin = new URL(apiUrl).origin;

  /** The photos of Google's users are on its own hosts; a fake serves them beside its answers. */
  const photoAddress = (address: string | null | undefined): string | null => {
    if (!address || !URL.canParse(address)) return null;
    const { protocol, hostname, origin } = new URL(address);
    const isGoogles = protocol === 'https:' && PHOTO_HOSTS.test(hostname);
    return isGoogles || origin === apiOrigin ? address : null;
  };

  const read = (review: unknown): FoundReview[] => {
    const result = v.safeParse(reviewSchema, review);
    if (!result.success) return [];
    const { rating, text, originalText, authorAttribution: author, ...rest } = result.output;
    return [
      {
        authorName: author.displayName.trim(),
        authorUrl: author.uri,
        photoAddress: photoAddress(author.photoUri),
        rating,
        relativeTime: rest.relativePublishTimeDescription,
        text: text?.text || originalText?.text || '',
        reportUrl: rest.flagContentUri,
      },
    ];
  };

  return {
    /** Rejects when Google cannot be reached, refuses, or answers nonsense. */
    async reviews(language: Language): Promise<FoundReviews> {
      const address = new URL(`${apiUrl}/v1/places/${encodeURIComponent(placeId)}`);
      address.searchParams.set('languageCode', language);
      const response = await fetchFrom(address, {
        headers: { 'X-Goog-Api-Key': apiKey, 'X-Goog-FieldMask': FIELDS },
        signal: AbortSignal.timeout(ANSWER_TIME),
        redirect: 'error',
      });
      const bytes = await readAnswer(response, ANSWER_BYTES);
      const place = v.parse(placeSchema, JSON.parse(new TextDecoder().decode(bytes)));
      return {
        rating: place.rating,
        total: place.userRatingCount,
        reviews: place.reviews.flatMap(read),
        mapsUrl: place.googleMapsUri,
      };
    },
    /** The bytes and media type of an author's photo. Rejects likewise. */
    async photo(address: string) {
      const signal = AbortSignal.timeout(ANSWER_TIME);
      const isOperators = new URL(address).origin === apiOrigin;
      const response = isOperators
        ? await fetchFrom(address, { signal, redirect: 'error' })
        : await fetchPublic(address, { signal });
      const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
      if (response.ok && !PHOTO_TYPES.test(type)) {
        await response.body?.cancel();
        throw new Error('The photo is of no type that is passed on');
      }
      return { bytes: await readAnswer(response, PHOTO_BYTES), type };
    },
  };
}

/** The body of a successful answer; that of another, or of one that is too long, is not read. */
async function readAnswer(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = response.ok ? await readBytes(response, most) : null;
  if (bytes) return bytes;
  // Its stream may be at its end already.
  await response.body?.cancel().catch(() => undefined);
  throw new Error(
    response.ok
      ? `The provider's answer is longer than ${most} bytes`
      : `The provider answered ${response.status}`,
  );
}
