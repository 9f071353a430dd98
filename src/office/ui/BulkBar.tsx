import { alpha, Box, Button, IconButton, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CloseIcon } from '../app/icons.tsx';

/** Not more are selected at once over all pages. */
const MOST = 250;

/** How many records are selected, and what can be done with them. */
export function BulkBar({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { data = [], total = 0, selectedIds, onSelectAll, onUnselectItems } = useListContext();
  const isPage = data.every(({ id }) => selectedIds.includes(id));
  const isMore = selectedIds.length < Math.min(total, MOST);
  return (
    <Box
      role="group"
      aria-label={t('ra.action.bulk_actions', { count: selectedIds.length })}
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, px: 1 },
        ...{ minHeight: 46, borderRadius: 1 },
        bgcolor: 'background.paper',
        backgroundImage: ({ palette }) => {
          const tint = alpha(palette.primary.main, 0.08);
          return `linear-gradient(${tint}, ${tint})`;
        },
      }}
    >
      <IconButton aria-label={t('ra.action.unselect')} onClick={() => onUnselectItems()}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <Typography sx={{ mr: 'auto' }}>
        {t('ra.action.bulk_actions', { count: selectedIds.length })}
      </Typography>
      {isPage && isMore && (
        <Button onClick={() => onSelectAll({ limit: MOST })}>
          {t('ra.action.select_all_button')}
        </Button>
      )}
      {children}
    </Box>
  );
}
