/** A page of a list. */
export interface Paging {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

const DEFAULT_LIMIT = 50;
const MAXIMUM_LIMIT = 200;

/** Whole numbers within the limits, whatever was asked for. */
export function pageOf({ offset = 0, limit = DEFAULT_LIMIT }: Paging): {
  offset: number;
  limit: number;
} {
  return {
    offset: within(offset, 0, Number.MAX_SAFE_INTEGER),
    limit: within(limit, 1, MAXIMUM_LIMIT),
  };
}

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(Math.trunc(number) || 0, least), most);
}
