/** How much of everything to do. */
export interface Amount {
  readonly kills: number;
  /** Factor for all other amounts, 0 to 1. */
  readonly share: number;
  /** Comma-separated parts of names of attacks or calls, to select only those. */
  readonly only?: string | undefined;
}

/** Those of a table that were selected, or all. */
export function selected<Row extends { readonly name: string }>(
  rows: readonly Row[],
  only: string | undefined,
): Row[] {
  const parts = only?.split(',') ?? [''];
  return rows.filter(({ name }) => parts.some((part) => name.includes(part)));
}
