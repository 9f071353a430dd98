import { useListContext } from 'ra-core';
import type { InboxCounts } from '../../../requests/index.ts';
import { useFilters } from '../../ui/list/filters.tsx';
import type { ListedSubmission } from './api.ts';

/** The filters of the inbox, as the address has them. */
type Name =
  | ('q' | 'kind' | 'status' | 'service' | 'language' | 'assignee' | 'unread' | 'due')
  | ('from' | 'to' | 'eventFrom' | 'eventTo');

/** Those that stand above the list on a phone, too. */
const IN_VIEW: readonly string[] = ['q', 'status', 'unread', 'due'] satisfies Name[];

const NO_COUNTS: InboxCounts = {
  ...{ kind: {}, status: {}, language: {}, service: {}, assignee: {}, unread: 0 },
};

/** What the inbox is narrowed to, and how much each filter would find. */
export function useInboxFilters() {
  const { meta, total = 0 } = useListContext<ListedSubmission>();
  const { filters, set } = useFilters<Name>();
  const counts = (meta as { counts?: InboxCounts } | undefined)?.counts ?? NO_COUNTS;
  return {
    ...{ filters, set, counts, total },
    /** Filters that are not in view on a phone. */
    hidden: Object.keys(filters).filter((name) => !IN_VIEW.includes(name)).length,
  };
}
