import { useQueryClient } from '@tanstack/react-query';
import { Typography, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useSetLocale, useTranslate, useLocales } from 'ra-core';
import { forgetAccount } from '../../app/current-account.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { api, type OwnAccount } from './api.ts';
import { Section } from '../../ui/Section.tsx';
import { TextLine } from './parts/TextLine.tsx';
import { OFFICE_LANGUAGES, type OfficeLanguage } from '../../account.ts';

export function ProfileSection({ account }: { account: OwnAccount }) {
  const t = useTranslate();
  const notify = useNotify();
  const setLocale = useSetLocale();
  const client = useQueryClient();
  const [name, setName] = useState(account.name);
  const [language, setLanguage] = useState(account.language);
  useUnsaved(name !== account.name || language !== account.language);
  const save = async () => {
    await api('PATCH /account', { body: { name, language } });
    forgetAccount();
    await setLocale(language);
    await client.invalidateQueries();
    notify('account.profile.saved', { type: 'success' });
  };
  return (
    <Section title={t('account.profile.title')}>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {account.email} · {t(`account.roles.${account.role}`)}
      </Typography>
      <ActionForm action={save} button={t('ra.action.save')}>
        <TextLine
          label={t('shared.name')}
          {...{ value: name, onChange: setName, autoComplete: 'name', maxLength: 100 }}
        />
        <LanguageField value={language} onChange={setLanguage} />
      </ActionForm>
    </Section>
  );
}

interface LanguageFieldOptions {
  readonly value: OfficeLanguage;
  readonly onChange: (language: OfficeLanguage) => void;
}

/** In which language the office speaks to somebody. */
function LanguageField({ value, onChange }: LanguageFieldOptions) {
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
