/** The longest that is proposed, characters. */
const LONGEST = 60;

/** An address made from a title: `Roscón de Reyes` is `roscon-de-reyes`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
}
