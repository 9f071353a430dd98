/** Which rows of a list: so many, after those that are passed over. */
export interface Paging {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

const DEFAULT_LIMIT = 50;

/** So many rows a page has at most. */
export const MOST_ROWS = 200;

/** Whole numbers within the limits, whatever was asked for. */
export function pageOf({ offset = 0, limit = DEFAULT_LIMIT }: Paging): {
  offset: number;
  limit: number;
} {
  return {
    offset: within(offset, 0, Number.MAX_SAFE_INTEGER),
    limit: within(limit, 1, MOST_ROWS),
  };
}

/** The rows of a page, as addresses count pages: from 1. */
export function rowsOfPage({
  page,
  perPage,
}: {
  readonly page: number;
  readonly perPage: number;
}): { offset: number; limit: number } {
  return { offset: (page - 1) * perPage, limit: perPage };
}

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(Math.trunc(number) || 0, least), most);
}
