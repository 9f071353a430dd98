/** Tells the browser's console of a request that failed, for whoever looks into it. */
export function logFailure(what: string, error: unknown): void {
  // eslint-disable-next-line no-console
  console.error(`${what}:`, error);
}
