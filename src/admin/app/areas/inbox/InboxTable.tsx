import MarkEmailUnreadIcon from '@mui/icons-material/MarkEmailUnread';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataTable, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { About } from './About.tsx';
import { BulkActions } from './BulkActions.tsx';
import { useFormats } from './formats.ts';
import { StatusChip } from './StatusChip.tsx';
import type { ListedSubmission } from './submission.ts';

/** Submissions as a table, several of which can be changed at once. */
export function InboxTable() {
  const t = useTranslate();
  const { moment } = useFormats();
  return (
    <DataTable<ListedSubmission>
      rowClick="edit"
      bulkActionButtons={<BulkActions />}
      rowSx={({ isUnread }) => (isUnread ? { fontWeight: 700, '& td': { fontWeight: 700 } } : {})}
    >
      <DataTable.Col<ListedSubmission>
        source="name"
        disableSort
        label={t('inbox.who')}
        render={(submission) => <Who submission={submission} />}
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
      <DataTable.Col source="assignee" disableSort label={t('inbox.assignee')} />
      <DataTable.Col<ListedSubmission>
        source="received"
        label={t('inbox.received')}
        render={({ received }) => moment(received)}
      />
    </DataTable>
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
