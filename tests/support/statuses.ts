/** How often each status was answered; 0 stands for no answer. */
export type Statuses = Map<number, number>;

/** Adds one answer to the counts. */
export function count(statuses: Statuses, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** Number of answers whose status is not allowed. */
export function others(statuses: Statuses, ...allowed: readonly number[]): number {
  const wrong = [...statuses].filter(([status]) => !allowed.includes(status));
  return wrong.reduce((sum, [, times]) => sum + times, 0);
}

/** `1,204 × 200, 12 × 503` */
export function inWords(statuses: Statuses): string {
  return [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, times]) => `${times.toLocaleString('en')} × ${status || 'none'}`)
    .join(', ');
}
