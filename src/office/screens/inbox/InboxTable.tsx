import { Box } from '@mui/material';
import { useTranslate } from 'ra-core';
import { MarkEmailUnreadIcon, WarningAmberIcon } from '../../app/icons.ts';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { SelectOne, SelectPage } from '../../ui/list/Selection.tsx';
import { RowLink } from '../../ui/list/RowLink.tsx';
import { About } from './About.tsx';
import { BulkActions } from './BulkActions.tsx';
import { useFormats } from '../../app/formats.ts';
import { StatusChip } from './StatusChip.tsx';
import type { ListedSubmission } from './api.ts';

/** Submissions as a table, several of which can be changed at once. */
export function InboxTable() {
  const t = useTranslate();
  const { moment } = useFormats();
  return (
    <RecordTable<ListedSubmission>
      isLinked
      bulk={<BulkActions />}
      rowSx={({ isUnread }) => (isUnread ? { '& td': { fontWeight: 700 } } : {})}
      columns={[
        {
          source: 'id',
          label: <SelectPage label={t('shared.everything')} />,
          render: (submission) => (
            <SelectOne
              id={submission.id}
              label={submission.name || submission.email || submission.id}
            />
          ),
          sx: { width: 44, p: 0 },
        },
        {
          source: 'name',
          label: t('shared.who'),
          render: (submission) => <Who submission={submission} />,
          sx: { minWidth: 200 },
        },
        {
          source: 'about',
          label: t('shared.about'),
          render: (submission) => <About submission={submission} />,
        },
        {
          source: 'status',
          label: t('shared.status'),
          isSorted: true,
          render: ({ status }) => <StatusChip status={status} />,
        },
        {
          source: 'assignee',
          label: t('inbox.assignee'),
          render: ({ assignee }) => assignee,
          sx: { whiteSpace: 'nowrap' },
        },
        {
          source: 'received',
          label: t('inbox.received'),
          isSorted: true,
          render: ({ received }) => moment(received),
          sx: { whiteSpace: 'nowrap' },
        },
      ]}
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
      <RowLink to={`/inbox/${id}`}>{name || email || id}</RowLink>
      {hasTrouble && (
        <WarningAmberIcon color="warning" fontSize="small" titleAccess={t('inbox.trouble')} />
      )}
    </Box>
  );
}
