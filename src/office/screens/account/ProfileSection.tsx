import { useQueryClient } from '@tanstack/react-query';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useSetLocale, useTranslate, useLocales } from 'ra-core';
import { forgetAccount } from '../../app/current-account.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { api, type OwnAccount } from './api.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLine } from './parts/TextLine.tsx';
import { OFFICE_LANGUAGES, type OfficeLanguage } from '../../account.ts';

export function ProfileSection({ account }: { account: OwnAccount }) {
  const t = useTranslate();
  const notify = useNotify();
  const setLocale = useSetLocale();
  const client = useQueryClient();
  const locales = useLocales();
  const [name, setName] = useState(account.name);
  const [language, setLanguage] = useState(account.language);
  useUnsaved(name !== account.name || language !== account.language);
  const nameOf = (code: OfficeLanguage) =>
    locales.find(({ locale }) => locale === code)?.name ?? code;
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
        <Choice
          size="medium"
          fullWidth
          label={t('account.fields.language')}
          value={language}
          options={OFFICE_LANGUAGES.map((code) => [code, nameOf(code), code])}
          onChoose={setLanguage}
        />
      </ActionForm>
    </Section>
  );
}
