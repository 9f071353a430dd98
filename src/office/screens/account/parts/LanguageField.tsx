import { MenuItem, TextField } from '@mui/material';
import { useLocales, useTranslate } from 'ra-core';
import { OFFICE_LANGUAGES, type OfficeLanguage } from '../../../account.ts';

interface LanguageFieldOptions {
  readonly value: OfficeLanguage;
  readonly onChange: (language: OfficeLanguage) => void;
}

/** In which language the office speaks to somebody. */
export function LanguageField({ value, onChange }: LanguageFieldOptions) {
  const t = useTranslate();
  const locales = useLocales();
  return (
    <TextField
      select
      fullWidth
      label={t('account.fields.language')}
      value={value}
      onChange={(event) => onChange(event.target.value as OfficeLanguage)}
    >
      {OFFICE_LANGUAGES.map((language) => (
        <MenuItem key={language} value={language} lang={language}>
          {locales.find(({ locale }) => locale === language)?.name ?? language}
        </MenuItem>
      ))}
    </TextField>
  );
}
