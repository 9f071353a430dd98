import type { QueryClient } from '@tanstack/react-query';
import type { ListedSubmission } from './api.ts';

/** What lists have shown last, by id: what is selected need not be of the page in sight. */
export function lastSeen<Name extends keyof ListedSubmission>(
  client: QueryClient,
  ids: readonly string[],
  name: Name,
): Record<string, ListedSubmission[Name]> {
  const lists = client
    .getQueryCache()
    .findAll({ queryKey: ['inbox', 'getList'] })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  const rows = lists.flatMap(
    ({ state }) => (state.data as { data: readonly ListedSubmission[] } | undefined)?.data ?? [],
  );
  const wanted = new Set(ids);
  return Object.fromEntries(
    rows.filter(({ id }) => wanted.has(id)).map((row) => [row.id, row[name]]),
  );
}
