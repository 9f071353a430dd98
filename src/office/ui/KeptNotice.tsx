import { Alert, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import { formatMoment } from '../../i18n/index.ts';
import { useOfficeLanguage } from '../app/office-language.ts';
import { useTell } from './tell.tsx';
import type { Autosave } from './use-autosave.ts';

interface KeptNoticeOptions<Values> {
  readonly autosave: Pick<Autosave<never, Values>, 'kept' | 'useKept' | 'dropKept' | 'offerKept'>;
}

/** Says that something typed on this device was never saved, and offers it. */
export function KeptNotice<Values>({
  autosave: { kept, useKept, dropKept, offerKept },
}: KeptNoticeOptions<Values>) {
  const t = useTranslate();
  const tell = useTell({ isOfScreen: true });
  const language = useOfficeLanguage();
  if (!kept) return null;
  const drop = () => {
    dropKept();
    tell({ text: t('office.kept.dropped'), undo: () => offerKept(kept) });
  };
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" onClick={useKept}>
            {t('office.kept.use')}
          </Button>
          <Button color="inherit" onClick={drop}>
            {t('office.kept.drop')}
          </Button>
        </>
      }
    >
      {t('office.kept.text', { when: formatMoment(kept.at, language) })}
    </Alert>
  );
}
