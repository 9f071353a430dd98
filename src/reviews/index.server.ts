/** The reviews module's entry point on the server. */
export type { ReviewSource } from './review-source.server.ts';
export { createReviews, type ReviewsOptions } from './reviews.server.ts';
