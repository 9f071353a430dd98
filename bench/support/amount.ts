/** How much of everything to do. */
export interface Amount {
  readonly kills: number;
  /** Factor for all other amounts, 0 to 1. */
  readonly share: number;
  /** Comma-separated parts of names of attacks or calls, to select only those. */
  readonly only?: string | undefined;
}
