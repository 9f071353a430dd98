import { useListContext } from 'ra-core';
import type { InboxCounts } from '../../../requests/index.ts';
import type { ListedSubmission } from './api.ts';

/** The filters of the inbox, as the address has them. */
export interface Filters {
  readonly q?: string;
  readonly kind?: string;
  readonly status?: string;
  readonly service?: string;
  readonly language?: string;
  readonly assignee?: string;
  readonly unread?: string;
  readonly from?: string;
  readonly to?: string;
  readonly eventFrom?: string;
  readonly eventTo?: string;
  readonly due?: string;
}

const NO_COUNTS: InboxCounts = {
  ...{ kind: {}, status: {}, language: {}, service: {}, assignee: {}, unread: 0 },
};

/** What the list is narrowed to, how many there would be, and how it is changed. */
export function useFilters() {
  const { filterValues, setFilters, meta, total } = useListContext<ListedSubmission>();
  const filters = filterValues as Filters;
  const counts = (meta as { counts?: InboxCounts } | undefined)?.counts ?? NO_COUNTS;
  const set = (changes: Filters) => {
    const next = { ...filters, ...changes };
    const given = Object.entries(next).filter(([, value]) => value !== undefined && value !== '');
    setFilters(Object.fromEntries(given), undefined, false);
  };
  return {
    filters,
    counts,
    total,
    set,
    clear: () => setFilters({}, undefined, false),
    isNarrowed: Object.keys(filters).length > 0,
    /** Filters that are not in view on a phone. */
    hidden: Object.keys(filters).filter((name) => name !== 'q' && name !== 'status').length,
  };
}
