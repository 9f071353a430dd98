/** The reviews room's door on the server. */
export type { ReviewSource } from './review-source.ts';
export { createReviews, type ReviewsOptions } from './reviews.server.ts';
