import type { Texts } from './texts.ts';
import type { OpeningHours } from './types/index.gen.ts';

/** What a place of the business is called where something is had there; empty of one that is not there. */
export function placeTitle(
  key: string,
  hours: Pick<OpeningHours, 'places'> | null,
  text: Texts['text'],
): string {
  const place = hours?.places.find((one) => one.key === key);
  return place ? text(place.at) || text(place.name) : '';
}
