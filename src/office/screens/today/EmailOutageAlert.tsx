import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { EmailOutage } from '../../../requests/index.ts';
import { useSpeech } from './texts.ts';

/** Says that emails do not go out: no email can. */
export function EmailOutageAlert({ outage: { since, waiting } }: { outage: EmailOutage }) {
  const t = useTranslate();
  const { moment } = useSpeech();
  return (
    <Alert severity="error">
      <AlertTitle>{t('today.outage.title')}</AlertTitle>
      {t('today.outage.text', { count: waiting, since: moment(since) })}
    </Alert>
  );
}
