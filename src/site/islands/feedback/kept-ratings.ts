import { store, stored } from '../../../browser/index.ts';
import {
  HIGHEST_RATING,
  LOWEST_RATING,
  RATING_KEYS,
  type RatingKey,
} from '../../../requests/index.ts';
import type { Values } from '../forms/values.ts';
import { ratingField, ratingsOf } from './body.ts';

/** The name in localStorage of the ratings given so far. */
const RATINGS_KEY = 'feedback:ratings';

/** What was kept, as values of the form; whatever is not a score from 1 to 5 is left out. */
export function parseRatings(text: string | null): Values {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '');
  } catch {
    return {};
  }
  if (typeof kept !== 'object' || kept === null) return {};
  const scores = kept as Partial<Record<RatingKey, unknown>>;
  const right = RATING_KEYS.filter((key) => isScore(scores[key]));
  return Object.fromEntries(right.map((key) => [ratingField(key), String(scores[key])]));
}

function isScore(value: unknown): boolean {
  return (
    Number.isInteger(value) && Number(value) >= LOWEST_RATING && Number(value) <= HIGHEST_RATING
  );
}

export function readRatings(): Values {
  return parseRatings(stored('localStorage', RATINGS_KEY));
}

/** Keeps the ratings of a form's values on this device; none at all are removed. */
export function keepRatings(values: Values): void {
  const ratings = ratingsOf(values);
  const isEmpty = Object.values(ratings).every((score) => score === 0);
  store('localStorage', RATINGS_KEY, isEmpty ? null : JSON.stringify(ratings));
}
