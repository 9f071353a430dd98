/** Tells the browser's console of a request that failed, for whoever looks into it. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(`${what}:`, error);
}
