import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { ActionForm } from './parts/ActionForm.tsx';
import { api, type OwnAccount } from './api.ts';
import { useReload } from './parts/own-account.ts';
import { knowsPasskeys, showPasskey } from './parts/passkey.ts';
import { PasswordField } from './parts/PasswordField.tsx';
import { Section } from '../../ui/Section.tsx';

/** Another password, for who has the current one or a passkey. */
export function PasswordSection({ account }: { account: OwnAccount }) {
  const t = useTranslate();
  const notify = useNotify();
  const reload = useReload();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [hasChosenPasskey, setChosenPasskey] = useState(false);
  const hasPasskey = account.passkeys.length > 0 && knowsPasskeys();
  const isByPasskey = hasChosenPasskey && hasPasskey;
  const change = async () => {
    const by = isByPasskey ? { passkey: await showPasskey() } : { password: old };
    await api('PUT /account/password', { body: { password, by } });
    setOld('');
    setPassword('');
    notify('account.password.changed', { type: 'success' });
    await reload();
  };
  return (
    <Section title={t('account.password.title')}>
      <ActionForm
        action={change}
        button={t('account.password.change')}
        beside={
          hasPasskey && (
            <Button onClick={() => setChosenPasskey(!isByPasskey)}>
              {t(`account.password.${isByPasskey ? 'byPassword' : 'byPasskey'}`)}
            </Button>
          )
        }
      >
        {isByPasskey ? (
          <Typography>{t('account.password.passkeyFirst')}</Typography>
        ) : (
          <PasswordField label={t('account.fields.oldPassword')} value={old} onChange={setOld} />
        )}
        <PasswordField value={password} onChange={setPassword} isNew />
      </ActionForm>
    </Section>
  );
}
