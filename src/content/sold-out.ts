interface MaybeSoldOut {
  readonly isSoldOut: boolean;
  readonly soldOutUntil?: string | undefined;
}

/** Whether a dish is sold out on a day (yyyy-mm-dd): until further notice, or until a day. */
export function isSoldOutOn({ isSoldOut, soldOutUntil }: MaybeSoldOut, day: string): boolean {
  return isSoldOut || (soldOutUntil !== undefined && day <= soldOutUntil);
}
