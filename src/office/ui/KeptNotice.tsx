import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { formatMoment } from '../../i18n/index.ts';
import { useOfficeLanguage } from '../app/office-language.ts';
import type { Autosave } from './use-autosave.ts';

/** Says that something typed on this device was never saved, and offers it. */
export function KeptNotice({
  autosave: { kept, useKept, dropKept },
}: {
  readonly autosave: Pick<Autosave<never, unknown>, 'kept' | 'useKept' | 'dropKept'>;
}) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  if (!kept) return null;
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" onClick={useKept}>
            {t('office.kept.use')}
          </Button>
          <Button color="inherit" onClick={dropKept}>
            {t('office.kept.drop')}
          </Button>
        </>
      }
    >
      {t('office.kept.text', { when: formatMoment(kept.at, language) })}
    </Alert>
  );
}
