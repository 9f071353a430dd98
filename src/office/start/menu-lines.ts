import type { Priced } from './menu-price.ts';

/** A line of a menu: a `dish` has its price in it, a `name` somewhere below; what `words` are, the others say. */
export interface Line {
  readonly kind: 'heading' | 'dish' | 'name' | 'price' | 'words' | 'empty';
  readonly text: string;
  /** Was there a mark before it, as in a list? */
  readonly isListed?: boolean;
  readonly priced?: Priced;
}

/** Longer than this, a line is a sentence, not the name of a section. */
const LONGEST_TITLE = 45;

/** Words in brackets or in small letters say something of what stands above them. */
export const isAside = (text: string): boolean => /^[(\p{Ll}]/u.test(text);

/** May a line be the name of a section, or of a dish? */
export const isTitle = (text: string): boolean =>
  text.length <= LONGEST_TITLE && !isAside(text) && !/[,.;]$/.test(text);

/** What a description is like, and hardly a name: `De jamón ibérico`, `With fries`, `Tomate, cebolla`. */
const DESCRIBES = /^(?:del?|con|sobre|with|served|on|mit|avec|com)\s|,/iu;

/** Whole numbers behind words that count nothing, a vintage or a measure: `Jamón 12`, `Rioja 2019 18`, not `Caja de 12`. */
const BARE =
  /(?<=[\p{L})]|\b\d{4}|[.,]\d{1,2})(?<!\b(?:de|para|of|for|mínimo|unidades|página|page))\s(?:[–—-]\s)?(?![123]\/[2-8]$)\d{1,3}(?:[/–—-]\d{1,3})*$/iu;

/** Does a line say which allergens a dish has, by their numbers? */
export const saysAllergens = (text: string): boolean =>
  /^(?:contiene|contains|al[eé]rgenos?|allergens?)(?!\p{L})/iu.test(text);

/** Is a line rather a dish with a bare price, in a menu of cents, than words of the dish above it? */
export const mayBePriced = (text: string): boolean =>
  !isAside(text) && !saysAllergens(text) && BARE.test(text);

/**
 * Marks the names where prices stand in lines of their own with nothing between two dishes, as text from a PDF does:
 * there every run of words ends with its price. Its first line is the dish, or the section above the dish; which of
 * both, the other runs say: those of a name alone, and those that have a description for sure.
 */
export function withNamesAbovePrices(lines: readonly Line[]): readonly Line[] {
  const runs = runsIn(lines).map(({ from, count }) => {
    const [first = '', second = ''] = lines.slice(from, from + 2).map(({ text }) => text);
    const areTitles = isTitle(first) && isTitle(second) && !DESCRIBES.test(second);
    return { from, count, areTitles: count > 1 && areTitles };
  });
  const alone = runs.filter(({ count }) => count === 1).length;
  const described = runs.filter(({ count, areTitles }) => count > 1 && !areTitles).length;
  const usual = alone === 0 || described > alone ? 2 : 1;
  const kinds = new Map<number, Line['kind']>();
  for (const { from, count, areTitles } of runs) {
    const isBelowHeading = areTitles && count > usual;
    if (isBelowHeading) kinds.set(from, 'heading');
    kinds.set(isBelowHeading ? from + 1 : from, 'name');
  }
  return lines.map((line, at) => ({ ...line, kind: kinds.get(at) ?? line.kind }));
}

/** Where words that end with a price begin, and how many lines they are: in blocks of several such alone. */
function runsIn(lines: readonly Line[]) {
  const runs: { readonly from: number; readonly count: number }[] = [];
  let block: typeof runs = [];
  let from = 0;
  [...lines, { kind: 'empty' as const }].forEach(({ kind }, at) => {
    if (kind === 'words') return;
    if (kind === 'price' && at > from) block.push({ from, count: at - from });
    if (kind === 'empty') {
      if (block.length > 1) runs.push(...block);
      block = [];
    }
    from = at + 1;
  });
  return runs;
}
