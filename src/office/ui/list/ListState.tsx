import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CallError } from '../../app/call.ts';
import { Elsewhere } from '../Elsewhere.tsx';
import { Failed } from '../Failed.tsx';
import { useFilters } from './filters.tsx';

/**
 * A list, or why it could not be read: one that is away is not empty. What was read before stays in
 * sight.
 */
export function ListState({ children }: { readonly children: ReactNode }) {
  const { error, data, refetch } = useListContext();
  if (!error) return children;
  if (error instanceof CallError && error.code === 'contentElsewhere') return <Elsewhere />;
  return (
    <>
      <Failed error={error} onRetry={refetch} />
      {data && data.length > 0 && children}
    </>
  );
}

/** What a list shows when its filters let nothing through. */
export function NothingFound({ text = 'ra.navigation.no_filtered_results' }: { text?: string }) {
  const t = useTranslate();
  const { clear } = useFilters();
  return (
    <Box sx={{ p: 4, textAlign: 'center' }}>
      <Typography sx={{ mb: 2 }}>{t(text)}</Typography>
      <Button variant="outlined" onClick={clear}>
        {t('ra.navigation.clear_filters')}
      </Button>
    </Box>
  );
}
