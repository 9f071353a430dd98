import type { ReviewsAnswer } from '../../../reviews/index.ts';

const STARS = 5;

/** Asks for the reviews. Rejects with `HTTP {status}` on anything but an OK. */
export async function readReviews(language: string): Promise<ReviewsAnswer> {
  const answer = await fetch(`/api/google/reviews?language=${language}`);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const found = (await answer.json()) as Partial<ReviewsAnswer> | null;
  if (!Array.isArray(found?.reviews) || typeof found.rating !== 'number')
    throw new Error('No reviews in the answer');
  return found as ReviewsAnswer;
}

/** How many of five stars are full: whole ones, never more than five. */
export function fullStars(rating: number): number {
  return Math.min(STARS, Math.max(0, Math.round(rating)));
}

/** `★★★★☆` */
export function starText(rating: number): string {
  const full = fullStars(rating);
  return '★'.repeat(full) + '☆'.repeat(STARS - full);
}
