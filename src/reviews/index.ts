/** The reviews module's entry point for browser and server: what the reviews' address answers. */
export * from './reviews-answer.ts';
