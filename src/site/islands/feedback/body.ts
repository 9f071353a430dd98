import { isEmail, RATING_KEYS, type RatingKey } from '../../../requests/index.ts';
import type { Values } from '../forms/values.ts';

/** The name of a category's field, as a plain form posts it. */
export function ratingField(key: RatingKey): string {
  return `ratings.${key}`;
}

/** The scores in a form's values; 0 for a category that is not rated. */
export function ratingsOf(values: Values): Record<RatingKey, number> {
  const scores = RATING_KEYS.map((key) => [key, Number(values[ratingField(key)]) || 0]);
  return Object.fromEntries(scores) as Record<RatingKey, number>;
}

/** The values of a feedback form as they are sent: ratings as a map by stable keys. */
export function feedbackBody(values: Values): Record<string, unknown> {
  const others = Object.entries(values).filter(([name]) => !name.startsWith('ratings.'));
  return { ...Object.fromEntries(others), ratings: ratingsOf(values) };
}

/** Whether a written email address breaks the simple pattern; an empty one does not. */
export function isWrongEmail(email: string): boolean {
  return email.trim() !== '' && !isEmail(email);
}
