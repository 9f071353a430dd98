/** The reviews module's entry point on the server. */
export { createReviews, type ReviewsOptions } from './reviews.server.ts';
