/** The reviews room's door for every place: what the reviews' address answers. */
export * from './reviews-answer.ts';
