import { Alert, AlertTitle } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import { formatDate } from '../../../i18n/index.ts';
import type { OfficeLanguage } from '../../account.ts';
import type { CalendarAnswer } from './api.ts';
import { useTightness } from './tightness.ts';

/** The days on which a place or the team get tight, each with its reasons. */
export function TightDays({ shown: { tight, capacity, groups } }: { shown: CalendarAnswer }) {
  const t = useTranslate();
  const locale = useLocale() as OfficeLanguage;
  const say = useTightness();
  const days = Object.entries(tight);
  if (days.length === 0) {
    const isUnsaid = Object.keys(capacity).length === 0 && groups.length > 0;
    return isUnsaid ? <Alert severity="info">{t('calendar.noCapacity')}</Alert> : null;
  }
  return (
    <Alert severity="warning">
      <AlertTitle>{t('calendar.tight')}</AlertTitle>
      {days.map(([day, reasons]) => (
        <p key={day}>
          <strong>{formatDate(day, locale)}</strong>: {reasons.map(say).join(' ')}
        </p>
      ))}
    </Alert>
  );
}
