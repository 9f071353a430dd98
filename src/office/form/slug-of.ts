import { withoutAccents } from '../../i18n/index.ts';

/** The longest that is proposed, characters. */
const LONGEST = 60;

/** An address made from a title: `Roscón de Reyes` is `roscon-de-reyes`. */
export function slugOf(title: string): string {
  return withoutAccents(title.normalize('NFKD'))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
}
