import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';
import { StartDocument } from './StartDocument.tsx';

/** Which languages visitors read, and which first. */
export function LanguagesStep() {
  const t = useTranslate();
  return (
    <StartDocument type="globalSettings" asks={{ defaultLanguage: true, languages: true }}>
      {({ form }) =>
        form.fields.some(({ name }) => name === 'languages') ? null : (
          <Alert severity="info">{t('start.languages.one')}</Alert>
        )
      }
    </StartDocument>
  );
}
