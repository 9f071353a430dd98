import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { defaultLanguage, isLanguage } from '../i18n/index.ts';
import type { Log } from '../log/index.server.ts';
import { createGooglePlaces, type FoundReviews } from './google-places.server.ts';
import type { ReviewsAnswer, ReviewsProblem } from './reviews-answer.ts';
import { LRUCache } from 'lru-cache';

/**
 * The provider's terms allow reviews to be shown, not stored: they are cached in memory for ten
 * minutes, here in milliseconds.
 */
const ANSWER_KEPT = 10 * 60_000;

/** A provider that failed is not called again for this long, milliseconds. */
const FAILURE_KEPT = 30_000;

/**
 * Photos' addresses are kept twice as long as answers, for visitors who were shown one just before
 * it expired.
 */
const ADDRESS_KEPT = 2 * ANSWER_KEPT;

/**
 * How many photos are cached: those of five reviews in each language, and of the answers before
 * them.
 */
const MAX_PHOTOS = 40;

export interface ReviewsOptions {
  readonly apiKey: string | undefined;
  readonly placeId: string | undefined;
  /** `https://places.googleapis.com`, or the address of a fake. */
  readonly apiUrl: string;
  readonly log: Log;
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** A monotonic clock, so that setting the system's clock back does not make answers live longer. */
const steadyNow = () => performance.timeOrigin + performance.now();

/**
 * `GET /api/google/reviews?language=…` and `GET /api/google/photo/{id}`: reviews from Google, and
 * their authors' photos through this server, so that a visitor's browser contacts nobody else.
 * Nothing is written to disk.
 */
export function createReviews(options: ReviewsOptions): Hono {
  const { apiKey, placeId, apiUrl, log, now = steadyNow } = options;
  const source =
    apiKey && placeId
      ? createGooglePlaces({ apiKey, placeId, apiUrl, fetch: options.fetch ?? fetch })
      : null;
  const answers = createAnswerCache<ReviewsAnswer>(10, now);
  const photos = createAnswerCache<{ bytes: Uint8Array<ArrayBuffer>; type: string }>(
    MAX_PHOTOS,
    now,
  );
  const addresses = new Map<string, { address: string; until: number }>();

  const present = ({ reviews, ...place }: FoundReviews): ReviewsAnswer => {
    for (const [id, { until }] of addresses) if (until <= now()) addresses.delete(id);
    return {
      ...place,
      reviews: reviews.map(({ photoAddress, ...review }) => {
        if (!photoAddress) return { ...review, profilePhotoUrl: null };
        const id = createHash('sha256').update(photoAddress).digest('hex').slice(0, 24);
        addresses.set(id, { address: photoAddress, until: now() + ADDRESS_KEPT });
        return { ...review, profilePhotoUrl: `/api/google/photo/${id}` };
      }),
    };
  };

  return new Hono()
    .get('/api/google/reviews', async (c) => {
      c.header('Cache-Control', 'no-store');
      const refuse = (error: ReviewsProblem) => c.json({ error }, 503);
      if (!source) return refuse('notConfigured');
      const asked = c.req.query('language');
      const language = isLanguage(asked) ? asked : defaultLanguage();
      const ask = () =>
        source.reviews(language).then(present, (error: unknown) => {
          log.warn('The reviews could not be read', { language, error: reasonOf(error) });
          throw error;
        });
      const answer = await answers.fetch(language, { context: ask });
      return answer ? c.json(answer) : refuse('unavailable');
    })
    .get('/api/google/photo/:id', async (c) => {
      const id = c.req.param('id');
      const known = addresses.get(id);
      c.header('Cache-Control', 'no-store');
      c.header('X-Content-Type-Options', 'nosniff');
      if (!source || !known || known.until <= now()) return c.text('No such photo\n', 404);
      const ask = () =>
        source.photo(known.address).catch((error: unknown) => {
          log.warn('The photo of a review could not be read', { error: reasonOf(error) });
          throw error;
        });
      const photo = await photos.fetch(id, { context: ask });
      if (!photo) return c.text('The photo is not to be had\n', 503);
      c.header('Cache-Control', `private, max-age=${ANSWER_KEPT / 1_000}`);
      c.header('Content-Security-Policy', "default-src 'none'; sandbox");
      return c.body(photo.bytes, 200, { 'Content-Type': photo.type });
    });
}

/** A failure in one line, without the provider's answer, which may contain what people wrote. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return error.name === 'ValiError' || error.name === 'SyntaxError'
    ? `${error.name}: not the answer of this provider`
    : `${error.name}: ${error.message}${code}`;
}

/**
 * Caches at most so many answers in memory for a time, and makes one call for all who wait. False
 * stands for a failure, which is remembered briefly.
 */
function createAnswerCache<Value extends object>(max: number, now: () => number) {
  return new LRUCache<string, Value | false, () => Promise<Value>>({
    max,
    // An entry exactly as old as its `ttl` would still be returned.
    ttl: ANSWER_KEPT - 1,
    // Frees expired answers even if nobody asks for anything any more.
    ttlAutopurge: true,
    ttlResolution: 0,
    perf: { now },
    // Who waits for an answer gets it, also when others have taken its place meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _before, { context: ask, options }) =>
      ask().catch(() => {
        options.ttl = FAILURE_KEPT - 1;
        return false;
      }),
  });
}
