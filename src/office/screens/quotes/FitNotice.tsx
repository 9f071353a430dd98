import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Tightness } from '../../../requests/index.ts';
import type { Fit } from './api.ts';

/** Whether there is room for the group beside the others of its day; nothing while that is not known. */
export function FitNotice({ fit }: { readonly fit: Fit | null }) {
  const t = useTranslate();
  if (!fit) return null;
  if (fit.tight.length > 0) {
    const reason = (one: Tightness) => {
      const text = t(TEXTS[one.why], { ...one });
      return one.isSure ? text : `${text} ${t('calendar.tightMaybe')}`;
    };
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {fit.tight.map(reason).join(' ')}
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

const TEXTS = {
  place: 'calendar.tightPlace',
  groups: 'calendar.tightGroups',
  closed: 'calendar.tightClosed',
} as const;
