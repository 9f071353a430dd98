import * as v from 'valibot';

const address = v.pipe(v.string(), v.url());
const stars = v.pipe(v.number(), v.minValue(0), v.maxValue(5));

export const reviewSchema = v.object({
  /** Empty when the author gives none. */
  authorName: v.string(),
  authorUrl: v.nullable(address),
  /** On this server; null when the author has none. */
  profilePhotoUrl: v.nullable(v.string()),
  /** 1 to 5. */
  rating: stars,
  /** When it was written, in words of the language asked for. */
  relativeTime: v.string(),
  /** As its author wrote it, with its line breaks. */
  text: v.string(),
  /** Where it can be reported to the provider, which its terms ask for. */
  reportUrl: v.nullable(address),
});

/** Answer of `GET /api/google/reviews?language=es|en`. */
export const reviewsAnswerSchema = v.object({
  /** Average of all reviews, 0 to 5. */
  rating: stars,
  /** How many there are in all; null when the provider does not say. */
  total: v.nullable(v.number()),
  reviews: v.array(reviewSchema),
  /** The place on the provider's site. */
  mapsUrl: v.nullable(address),
});

export type Review = v.InferOutput<typeof reviewSchema>;
export type ReviewsAnswer = v.InferOutput<typeof reviewsAnswerSchema>;

/** Why there are no reviews: no provider is configured, or it does not answer. */
export type ReviewsProblem = 'notConfigured' | 'unavailable';
