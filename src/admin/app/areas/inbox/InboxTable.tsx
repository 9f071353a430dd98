import MarkEmailUnreadIcon from '@mui/icons-material/MarkEmailUnread';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import { BulkActionsToolbar, DataTable, useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { About } from './About.tsx';
import { BulkActions } from './BulkActions.tsx';
import { useFormats } from './formats.ts';
import { StatusChip } from './StatusChip.tsx';
import type { ListedSubmission } from '../../../inbox/types.ts';

/** Submissions as a table, several of which can be changed at once. */
export function InboxTable() {
  const t = useTranslate();
  const { moment } = useFormats();
  return (
    <>
      <BulkActionsToolbar>
        <BulkActions />
      </BulkActionsToolbar>
      <DataTable<ListedSubmission>
        rowClick="edit"
        bulkActionButtons={false}
        rowSx={({ isUnread }) => (isUnread ? { fontWeight: 700, '& td': { fontWeight: 700 } } : {})}
      >
        <DataTable.Col<ListedSubmission>
          source="id"
          disableSort
          label={<SelectAll />}
          render={(submission) => <Select submission={submission} />}
          sx={{ width: 44, p: 0 }}
        />
        <DataTable.Col<ListedSubmission>
          source="name"
          disableSort
          label={t('inbox.who')}
          render={(submission) => <Who submission={submission} />}
          sx={{ minWidth: 200 }}
        />
        <DataTable.Col<ListedSubmission>
          source="about"
          disableSort
          label={t('inbox.about')}
          render={(submission) => <About submission={submission} />}
        />
        <DataTable.Col<ListedSubmission>
          source="status"
          label={t('inbox.status')}
          render={({ status }) => <StatusChip status={status} />}
        />
        <DataTable.Col
          source="assignee"
          disableSort
          label={t('inbox.assignee')}
          sx={{ whiteSpace: 'nowrap' }}
        />
        <DataTable.Col<ListedSubmission>
          source="received"
          label={t('inbox.received')}
          render={({ received }) => moment(received)}
          sx={{ whiteSpace: 'nowrap' }}
        />
      </DataTable>
    </>
  );
}

/** A box of its own: react-admin's has no label. */
function Select({ submission: { id, name, email } }: { submission: ListedSubmission }) {
  const { selectedIds, onToggleItem } = useListContext<ListedSubmission>();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': name || email || id } }}
    />
  );
}

/** Selects every row of the page, or none. */
function SelectAll() {
  const t = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<ListedSubmission>();
  const ids = data.map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  return (
    <Checkbox
      checked={isAll}
      indeterminate={!isAll && selectedIds.length > 0}
      onChange={() => onSelect(isAll ? [] : ids)}
      slotProps={{ input: { 'aria-label': t('inbox.all') } }}
    />
  );
}

/** The name, which leads to the submission, with what needs attention. */
export function Who({ submission }: { submission: ListedSubmission }) {
  const t = useTranslate();
  const { id, name, email, isUnread, hasTrouble } = submission;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {isUnread && (
        <MarkEmailUnreadIcon color="primary" fontSize="small" titleAccess={t('inbox.unread')} />
      )}
      <Link
        component={RouterLink}
        to={`/inbox/${id}`}
        color="inherit"
        onClick={(event) => event.stopPropagation()}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {name || email || id}
      </Link>
      {hasTrouble && (
        <WarningAmberIcon color="warning" fontSize="small" titleAccess={t('inbox.trouble')} />
      )}
    </Box>
  );
}
