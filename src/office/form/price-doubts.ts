import type { FormField } from '../../content/index.ts';
import { isSmallUnit } from '../../i18n/index.ts';
import type { FormValues } from './form-values.ts';
import { leavesByPlace, type Leaf } from './leaves.ts';

/**
 * So many times dearer or cheaper than before, a price is asked about. A separator that was left out or
 * put elsewhere makes it ten or a hundred times another; what it was really to change by is less.
 */
const SLIP = 4;

/** So many euros, or dollars, are asked about where there is no other price to compare them with. */
const UNHEARD_OF = 1_000;

/**
 * Does a price look like a slip of the thumb? `before` is null where there was none: then `others`,
 * those beside it, are what it is compared with. This alone decides what is asked about; the server, to
 * which a price is the owner's, keeps only to its bounds.
 */
export function isDoubtfulPrice(
  price: number,
  before: number | null,
  others: readonly number[] = [],
): boolean {
  if (price === 0) return before !== 0;
  const known = (before === null || before === 0 ? others : [before]).filter((one) => one > 0);
  if (known.length === 0) return !isSmallUnit() && price >= UNHEARD_OF;
  return price >= Math.max(...known) * SLIP || price <= Math.min(...known) / SLIP;
}

/** A price of a form that looks like a slip. */
export interface PriceDoubt extends Pick<Leaf, 'path' | 'labels'> {
  readonly price: number;
  /** What is published; null where nothing is. */
  readonly before: number | null;
  /** The same price at the same place, wherever its list has it by now: it is asked about once. */
  readonly key: string;
}

/** The prices of a form that look like slips beside what is published. */
export function priceDoubts(
  fields: readonly FormField[],
  values: FormValues,
  published: FormValues,
): readonly PriceDoubt[] {
  const before = pricesIn(fields, published);
  const now = pricesIn(fields, values);
  const lists = [before, now].map(byList);
  return [...now].flatMap(([place, { path, labels, value }]) => {
    const was = amountIn(before.get(place));
    if (typeof value !== 'number' || value === was) return [];
    // Those that are published are no slips of today.
    const [known = [], typed = []] = lists.map((prices) => besides(place, prices));
    if (!isDoubtfulPrice(value, was, known.length > 0 ? known : typed)) return [];
    return [{ path, labels, price: value, before: was, key: `${place}\n${value}` }];
  });
}

function pricesIn(fields: readonly FormField[], values: FormValues): ReadonlyMap<string, Leaf> {
  return new Map(
    [...leavesByPlace(fields, values)].filter(([, { field }]) => field.input === 'money'),
  );
}

type ByList = ReadonlyMap<string, readonly (readonly [place: string, leaf: Leaf])[]>;

/** Put together once: a list of a hundred dishes is looked through for each of its prices. */
const byList = (prices: ReadonlyMap<string, Leaf>): ByList =>
  Map.groupBy(prices, ([place]) => listOf(place));

/** The prices of the other items of a list. */
function besides(place: string, prices: ByList): number[] {
  const all = prices.get(listOf(place)) ?? [];
  return all.flatMap(([other, leaf]) => (other === place ? [] : (amountIn(leaf) ?? [])));
}

function amountIn(leaf: Leaf | undefined): number | null {
  return typeof leaf?.value === 'number' ? leaf.value : null;
}

/** The same for all items of a list. */
function listOf(place: string): string {
  return place.replace(/^\[.*\]$/gm, '[]');
}
