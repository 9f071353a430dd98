import { Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { useIsNarrow } from '../../ui/layout/phone.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useFilters } from '../../ui/list/filters.tsx';
import { ListState, NothingFound } from '../../ui/list/ListState.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { FilterBar } from './FilterBar.tsx';
import { InboxCards } from './InboxCards.tsx';
import { InboxTable } from './InboxTable.tsx';

/** How long a page that was shown is remembered, milliseconds: what is selected of it is changed as it was seen. */
const SEEN_FOR = 60 * 60_000;

/** What came in: a table, or cards where that has no room. */
export default function InboxList() {
  return (
    <RecordList
      title="inbox.title"
      sort={{ field: 'received', order: 'DESC' }}
      perPage={25}
      pageSizes={[25, 50, 100]}
      queryOptions={{ refetchInterval: 60_000, gcTime: SEEN_FOR }}
      above={<FilterBar />}
    >
      <ListState>
        <Rows />
      </ListState>
    </RecordList>
  );
}

function Rows() {
  const t = useTranslate();
  const isNarrow = useIsNarrow();
  const { isPending, total, meta } = useListContext();
  const { isNarrowed } = useFilters();
  if (!isPending && total === 0) {
    return isNarrowed ? (
      <NothingFound text="inbox.nothingFound" />
    ) : (
      <EmptyState text="inbox.empty" />
    );
  }
  const { isMore } = (meta ?? {}) as { isMore?: boolean };
  return (
    <>
      {isMore && (
        <Typography role="status" sx={{ px: 2, py: 1 }}>
          {t('inbox.newestFound')}
        </Typography>
      )}
      {isNarrow ? <InboxCards /> : <InboxTable />}
    </>
  );
}
