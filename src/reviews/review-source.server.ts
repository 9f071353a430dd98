import type { Language } from '../i18n/index.ts';
import type { Review, ReviewsAnswer } from './reviews-answer.ts';

/** A review as its provider gives it, with the photo's address at the provider's. */
export interface FoundReview extends Omit<Review, 'profilePhotoUrl'> {
  readonly photoAddress: string | null;
}

/** What a provider knows of the place. */
export interface FoundReviews extends Omit<ReviewsAnswer, 'reviews'> {
  readonly reviews: readonly FoundReview[];
}

/** A provider of reviews. */
export interface ReviewSource {
  /** Rejects when the provider cannot be reached, refuses, or answers nonsense. */
  reviews(language: Language): Promise<FoundReviews>;
  /** The bytes and media type of an author's photo. Rejects likewise. */
  photo(address: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string }>;
}
