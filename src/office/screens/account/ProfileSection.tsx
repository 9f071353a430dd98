import { useQueryClient } from '@tanstack/react-query';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { forgetAccount } from '../../app/current-account.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { api, type OwnAccount } from './api.ts';
import { Section } from '../../ui/Section.tsx';
import { TextLine } from './parts/TextLine.tsx';

export function ProfileSection({ account }: { account: OwnAccount }) {
  const t = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [name, setName] = useState(account.name);
  useUnsaved(name !== account.name);
  const save = async () => {
    await api('PATCH /account', { body: { name } });
    forgetAccount();
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
      </ActionForm>
    </Section>
  );
}
