import type { QueryClient } from '@tanstack/react-query';
import type { SubmissionStatus } from '../../../requests/index.ts';
import type { ListedSubmission } from './api.ts';

/** The statuses that lists have shown last, by id: what is selected need not be of the page in sight. */
export function statusesSeen(
  client: QueryClient,
  ids: readonly string[],
): Record<string, SubmissionStatus> {
  const lists = client
    .getQueryCache()
    .findAll({ queryKey: ['inbox', 'getList'] })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  const rows = lists.flatMap(
    ({ state }) => (state.data as { data: readonly ListedSubmission[] } | undefined)?.data ?? [],
  );
  const wanted = new Set(ids);
  return Object.fromEntries(
    rows.filter(({ id }) => wanted.has(id)).map(({ id, status }) => [id, status]),
  );
}
