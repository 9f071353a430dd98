import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useTightness } from '../calendar/tightness.ts';
import type { Fit } from './api.ts';

/** Whether there is room for the group beside the others of its day; nothing while that is not known. */
export function FitNotice({ fit }: { readonly fit: Fit | null }) {
  const t = useTranslate();
  const tightness = useTightness();
  if (!fit) return null;
  if (fit.tight.length > 0) {
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {fit.tight.map(tightness).join(' ')}
      </Alert>
    );
  }
  if (!fit.place) return null;
  return (
    <Typography color="textSecondary" sx={{ mt: 2 }}>
      {t('quotes.fits', { ...fit.place })}
    </Typography>
  );
}
