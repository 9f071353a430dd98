import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../i18n/index.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';

/** Says that the last backup is old, or that there is none; `lastAt` in milliseconds. */
export function BackupReminder({ lastAt }: { lastAt: number | null }) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to="/transfer" color="inherit" sx={{ minHeight: 44 }}>
          {t('today.backup.make')}
        </Button>
      }
    >
      {lastAt === null
        ? t('today.backup.none')
        : t('today.backup.old', { when: formatMoment(lastAt, language, 'long') })}
    </Alert>
  );
}
