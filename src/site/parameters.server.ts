import type { ContentService } from '../content/index.ts';
import type { Language } from '../i18n/index.ts';

/** What the values of a parameter are read from. */
export interface ValueSource {
  readonly content: ContentService;
  /** Languages that the installation has: a page that is open already may still ask in any of them. */
  readonly languages: readonly Language[];
}

/**
 * A parameter of an address, in its path or in its query: every value that there is now, each in its
 * one spelling. An address with any other value is answered with a 404 that is held ready, before
 * anything is read for it: so the site has as many addresses as its content, and not as many as
 * somebody can invent.
 */
export interface Parameter {
  /** Rejects while the database is away, see `isDatabaseAway`. */
  values(source: ValueSource): Promise<Iterable<string>>;
  /** Former values, in lower case, each with its value of today: an address that has one leads there. */
  readonly former?: (source: ValueSource) => Promise<Iterable<readonly [string, string]>>;
  /** The value that an address means which does not name it: naming it makes no other address. */
  readonly unnamed?: () => string;
  /** May several be named, as boxes of a form name them? They are one value, see `valuesOfList`. */
  readonly isList?: boolean;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** The numbers from 1 up to `count`, as a parameter spells them. */
export function numbersUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

/** Several values as one, in one spelling whatever their order: `a,b`. */
function listText(values: readonly string[]): string {
  return [...new Set(values.flatMap(valuesOfList))].sort().join(',');
}

/** The values that `listText` wrote. */
export function valuesOfList(text = ''): string[] {
  return text.split(',').filter(Boolean);
}

/**
 * The values of the declared query parameters, in the order in which they are declared; null when one is given more
 * than once that is no list: no address of ours does.
 */
export function valuesInQuery(query: URLSearchParams, parameters: Parameters) {
  /** Without empty ones and those that go without saying. */
  const values: Record<string, string> = {};
  /** Did the query name one of those that are left out? Then it is another spelling of the address. */
  let namesMore = false;
  for (const [name, { unnamed, isList }] of Object.entries(parameters)) {
    const [first, ...others] = query.getAll(name);
    if (others.length > 0 && !isList) return null;
    const value = isList && first !== undefined ? listText([first, ...others]) : first;
    if (value && value !== unnamed?.()) values[name] = value;
    else if (value !== undefined) namesMore = true;
  }
  return { values, namesMore };
}
