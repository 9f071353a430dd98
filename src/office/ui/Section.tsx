import { Paper, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { Hint } from './Hint.tsx';

interface SectionOptions {
  /** A text, or the key of one. */
  readonly title: string;
  /** The same, of what is to be known beforehand. */
  readonly help?: string;
  /** Of its heading. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A part of a screen below its heading. */
export function Section({ title, help, level = 2, children }: SectionOptions) {
  const t = useTranslate();
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Typography id={id} variant="h3" component={`h${level}`} sx={{ mb: help ? 0.5 : 1.5 }}>
        {t(title, { _: title })}
      </Typography>
      {help && <Hint sx={{ mb: 2 }}>{t(help, { _: help })}</Hint>}
      {children}
    </Paper>
  );
}
