import { QUOTE_LIMITS, type QuoteLine } from '../../../requests/index.ts';

/** Lines for a group, and what the price list has for it; null while that is not known. */
export interface PricedFor {
  readonly people: number;
  readonly lines: readonly QuoteLine[];
  readonly listed: readonly QuoteLine[] | null;
}

/**
 * The lines of a quote for a group of another size. What is as the price list has it stays so, with the
 * price of the new size; what is counted by person follows the persons, at the price that it has.
 */
export function followPeople(
  from: PricedFor,
  { people, listed }: Pick<PricedFor, 'people' | 'listed'>,
): QuoteLine[] {
  return from.lines.map((line) => {
    const was = listedLine(line, from.listed);
    const is = listedLine(line, listed);
    if (was && is && isAsListed(line, was))
      return { ...is, label: line.label === was.label ? is.label : line.label };
    // In a group of one, what is charged once is counted like what each person pays.
    const isPerPerson = from.people > 1 || line.key === 'people';
    return isPerPerson && line.count === from.people ? { ...line, count: people } : line;
  });
}

/** Lines that were taken away at a place, put back there; not where others have taken the last of the room. */
export function putBack(lines: QuoteLine[], at: number, gone: readonly QuoteLine[]): QuoteLine[] {
  return lines.length + gone.length > QUOTE_LIMITS.lines ? lines : lines.toSpliced(at, 0, ...gone);
}

/** Lines of the price list that somebody has changed by hand, each with what the list says. */
export function changedByHand(
  lines: readonly QuoteLine[],
  listed: readonly QuoteLine[] | null,
): { readonly line: QuoteLine; readonly listed: QuoteLine | undefined }[] {
  if (!listed) return [];
  return lines
    .filter(({ key }) => key !== '')
    .map((line) => ({ line, listed: listedLine(line, listed) }))
    .filter(({ line, listed: one }) => !one || line.unit !== one.unit || line.count !== one.count);
}

function listedLine({ key }: QuoteLine, listed: readonly QuoteLine[] | null) {
  return key === '' ? undefined : listed?.find((one) => one.key === key);
}

function isAsListed(line: QuoteLine, listed: QuoteLine): boolean {
  return line.count === listed.count && line.unit === listed.unit;
}
