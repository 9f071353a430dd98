import { alpha, Box, Button, IconButton, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { MOST_AT_ONCE } from '../../most-at-once.ts';
import { CloseIcon } from '../../app/icons.ts';
import { BULK_BAR } from '../../app/theme.ts';

interface BulkBarOptions {
  /** What can be done with them. */
  readonly children: ReactNode;
  /** Does it concern what is selected of the page in sight alone? */
  readonly isOfPage?: boolean;
}

/** How many records are selected, and what can be done with them. */
export function BulkBar({ children, isOfPage = false }: BulkBarOptions) {
  const t = useTranslate();
  const { data = [], total = 0, selectedIds, onSelectAll, onUnselectItems } = useListContext();
  const ofPage = data.filter(({ id }) => selectedIds.includes(id)).length;
  const count = isOfPage ? ofPage : selectedIds.length;
  const isMore = !isOfPage && ofPage === data.length && count < Math.min(total, MOST_AT_ONCE);
  return (
    <Box
      role="group"
      aria-label={t('ra.action.bulk_actions', { count })}
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
        {t('ra.action.bulk_actions', { count })}
        {count >= MOST_AT_ONCE && ` · ${t('office.mostAtOnce')}`}
      </Typography>
      {isMore && (
        <Button onClick={() => onSelectAll({ limit: MOST_AT_ONCE })}>
          {t('ra.action.select_all_button')}
        </Button>
      )}
      {children}
    </Box>
  );
}

/** The same above records that are no table: it stays in sight while they are scrolled. */
export function BulkBarAbove(options: BulkBarOptions) {
  return (
    <Box
      className={BULK_BAR}
      sx={{ position: 'sticky', top: { xs: 56, sm: 48 }, zIndex: 3, mb: 1 }}
    >
      <BulkBar {...options} />
    </Box>
  );
}
