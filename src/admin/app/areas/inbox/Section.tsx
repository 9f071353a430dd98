import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** A part of the screen with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslate();
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 1.5 }}>
        {t(title)}
      </Typography>
      {children}
    </Paper>
  );
}
