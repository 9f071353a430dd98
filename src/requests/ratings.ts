import * as v from 'valibot';
import { HIGHEST_RATING, LOWEST_RATING, RATING_KEYS, type RatingKey } from './constants.ts';

/** A score from 1 to 5 for each category; 0 stands for one that is not set yet. */
export type Ratings = Readonly<Record<RatingKey, number>>;

const MESSAGE = 'pleaseCompleteAllCat';
const SCORES = Array.from(
  { length: HIGHEST_RATING - LOWEST_RATING + 1 },
  (_, index) => LOWEST_RATING + index,
);
const score = v.picklist(SCORES, MESSAGE);
const map = v.object(
  {
    foodQuality: score,
    serviceQuality: score,
    facilitiesQuality: score,
    priceQuality: score,
    cleanliness: score,
  },
  MESSAGE,
);
const list = v.pipe(
  v.array(v.object({ key: v.picklist(RATING_KEYS, MESSAGE), score }, MESSAGE), MESSAGE),
  v.transform((items) => Object.fromEntries(items.map((item) => [item.key, item.score]))),
  map,
);

/** All five ratings, as a map or as a list of `{key, category, score}`; always a map afterwards. */
export const ratingsField = v.union([map, list], MESSAGE);
