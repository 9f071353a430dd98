/** The reviews module's entry point on the server. */
export { createReviews } from './reviews.server.ts';
