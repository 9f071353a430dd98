import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { List, useListContext, useTranslate } from 'react-admin';
import { useIsNarrow } from '../../layout/phone.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { ListPages, ListState } from '../../parts/ListState.tsx';
import { FilterBar } from './FilterBar.tsx';
import { useFilters } from './filters.ts';
import { InboxCards } from './InboxCards.tsx';
import { InboxTable } from './InboxTable.tsx';

/** What came in: a table, or cards where that has no room. */
export default function InboxList() {
  return (
    <List
      title="inbox.title"
      sort={{ field: 'received', order: 'DESC' }}
      perPage={25}
      exporter={false}
      actions={false}
      empty={false}
      filters={<FilterBar />}
      pagination={<ListPages rowsPerPageOptions={[25, 50, 100]} />}
      queryOptions={{ refetchInterval: 60_000 }}
      sx={{
        '& .RaList-content': { boxShadow: 'none' },
        '& .RaList-main': { minWidth: 0 },
        '& .RaFilterFormInput-spacer': { display: 'none' },
      }}
    >
      <ListState>
        <Rows />
      </ListState>
    </List>
  );
}

function Rows() {
  const t = useTranslate();
  const isNarrow = useIsNarrow();
  const { isPending, total, meta } = useListContext();
  const { isNarrowed, clear } = useFilters();
  if (!isPending && total === 0) {
    if (!isNarrowed) return <EmptyState text="inbox.empty" />;
    return (
      <Box sx={{ p: 4, textAlign: 'center' }}>
        <Typography sx={{ mb: 2 }}>{t('inbox.nothingFound')}</Typography>
        <Button variant="outlined" onClick={clear}>
          {t('inbox.clear')}
        </Button>
      </Box>
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
