import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { TILE_LINE } from '../app/theme.ts';

interface EmptyStateOptions {
  /** The key of what to do first. */
  readonly text: string;
  /** What does it: a button. */
  readonly children?: ReactNode;
}

/** What a screen says while there is nothing on it: what will be, and how it begins. */
export function EmptyState({ text, children }: EmptyStateOptions) {
  const t = useTranslate();
  return (
    <Box sx={{ p: 4, mx: 'auto', maxWidth: 480, textAlign: 'center' }}>
      <Box
        aria-hidden
        sx={{
          height: 24,
          mb: 3,
          background: TILE_LINE,
          opacity: 0.8,
        }}
      />
      <Typography sx={{ mb: 2 }}>{t(text)}</Typography>
      {children}
    </Box>
  );
}
