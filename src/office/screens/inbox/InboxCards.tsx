import { Box, Paper, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { MarkEmailUnreadIcon, WarningAmberIcon } from '../../app/icons.ts';
import { BulkBarAbove } from '../../ui/list/BulkBar.tsx';
import { SelectOne } from '../../ui/list/Selection.tsx';
import { About } from './About.tsx';
import { BulkActions } from './BulkActions.tsx';
import { useFormats } from '../../app/formats.ts';
import { StatusChip } from './StatusChip.tsx';
import type { ListedSubmission } from './api.ts';
import { PlainList } from '../../ui/PlainList.tsx';

/** Submissions as cards, for a narrow screen; a whole card is the way to its submission. */
export function InboxCards() {
  const { data = [], selectedIds } = useListContext<ListedSubmission>();
  return (
    <>
      {selectedIds.length > 0 && (
        <BulkBarAbove>
          <BulkActions />
        </BulkBarAbove>
      )}
      <PlainList>
        {data.map((submission) => (
          <Card key={submission.id} submission={submission} />
        ))}
      </PlainList>
    </>
  );
}

function Card({ submission }: { readonly submission: ListedSubmission }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const { id, name, email, status, received, assignee, isUnread, hasTrouble } = submission;
  const title = name || email || id;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        display: 'flex',
        borderLeftWidth: 4,
        borderLeftColor: isUnread ? 'primary.main' : 'divider',
      }}
    >
      <SelectOne id={id} label={title} />
      <Box
        component={Link}
        to={`/inbox/${id}`}
        sx={{
          flex: 1,
          minWidth: 0,
          py: 1,
          paddingInlineEnd: 1.5,
          color: 'inherit',
          textDecoration: 'none',
        }}
      >
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5 }}>
          {isUnread && (
            <MarkEmailUnreadIcon color="primary" fontSize="small" titleAccess={t('inbox.unread')} />
          )}
          <Typography
            component="span"
            noWrap
            sx={{ flex: 1, fontWeight: isUnread ? 700 : 600, minWidth: 0 }}
          >
            {title}
          </Typography>
          {hasTrouble && (
            <WarningAmberIcon color="warning" fontSize="small" titleAccess={t('inbox.trouble')} />
          )}
          <Typography component="span" variant="body2" color="textSecondary">
            {moment(received)}
          </Typography>
        </Box>
        <Typography component="div" variant="body2">
          <About submission={submission} />
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1 }}>
          <StatusChip status={status} />
          {assignee && (
            <Typography component="span" variant="body2" color="textSecondary">
              {assignee}
            </Typography>
          )}
        </Box>
      </Box>
    </Paper>
  );
}
