import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { call, CallError } from '../../../call.ts';
import { ActionForm } from '../parts/ActionForm.tsx';
import { useConfirmIdentity } from '../parts/confirm-identity.tsx';
import { useReload } from '../parts/own-account.ts';
import { PasswordField } from '../parts/PasswordField.tsx';
import { Section } from '../../../parts/Section.tsx';

export function PasswordSection() {
  const t = useTranslate();
  const notify = useNotify();
  const reload = useReload();
  const { confirmed, dialog } = useConfirmIdentity();
  const [password, setPassword] = useState('');
  const change = async () => {
    try {
      await confirmed(() => call('PUT', 'account/password', { body: { password } }));
    } catch (error) {
      if (error instanceof CallError && error.code === 'notConfirmed') return;
      throw error;
    }
    setPassword('');
    notify('account.password.changed', { type: 'success' });
    await reload();
  };
  return (
    <Section title={t('account.password.title')}>
      <ActionForm action={change} button={t('account.password.change')}>
        <PasswordField value={password} onChange={setPassword} isNew />
      </ActionForm>
      {dialog}
    </Section>
  );
}
