/** Loads what tells of a lost connection while there still is one. */
export function prepareOutbox(): void {
  void import('../Outbox.tsx').catch(() => undefined);
}
