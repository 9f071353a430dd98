import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';

interface SectionOptions {
  readonly title: string;
  /** Of its heading. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A part of the screen with its heading. */
export function Section({ title, level = 3, children }: SectionOptions) {
  const t = useTranslate();
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h3" component={`h${level}`} sx={{ mb: 1.5 }}>
        {t(title)}
      </Typography>
      {children}
    </Paper>
  );
}
