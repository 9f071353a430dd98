import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useTightness } from '../calendar/tightness.ts';
import type { Fit } from './api.ts';

/** Whether there is room for the group beside the others of its day: what stands below stays where it is while it is asked. */
export function FitNotice({ fit }: { readonly fit: Fit | null | undefined }) {
  const t = useTranslate();
  const tightness = useTightness();
  if (fit === null) return null;
  if (fit && fit.tight.length > 0) {
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {fit.tight.map(tightness).join(' ')}
      </Alert>
    );
  }
  if (fit && !fit.place) return null;
  return (
    <Typography color="textSecondary" sx={{ mt: 2, minHeight: { xs: '2lh', sm: 0 } }}>
      {fit ? t('quotes.fits', { ...fit.place }) : t('quotes.fitting')}
    </Typography>
  );
}
