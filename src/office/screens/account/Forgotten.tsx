import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { api } from './api.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { SignInCard } from './parts/SignInCard.tsx';
import { TextLine } from './parts/TextLine.tsx';
import { Hint } from '../../ui/Hint.tsx';

/** Where somebody who forgot their password has a link sent to their email. */
export default function Forgotten() {
  const t = useTranslate();
  // What was typed where one signs in.
  const { state } = useLocation() as { state: { readonly email?: string } | null };
  const [email, setEmail] = useState(state?.email ?? '');
  const [sentTo, setSentTo] = useState('');
  const send = async () => {
    await api('POST /auth/forgotten', { body: { email } });
    setSentTo(email);
  };
  return (
    <SignInCard title={t('account.forgotten.title')} intro={t('account.forgotten.intro')}>
      <ActionForm
        action={send}
        button={t('account.forgotten.button')}
        beside={
          <Button component={Link} to="/login">
            {t('account.forgotten.back')}
          </Button>
        }
      >
        <TextLine
          label={t('shared.email')}
          {...{ value: email, onChange: setEmail, type: 'email', autoComplete: 'username' }}
          autoFocus
        />
        {sentTo && (
          <Alert severity="success" role="status">
            {t('account.forgotten.sent', { email: sentTo })}
          </Alert>
        )}
      </ActionForm>
      <Hint sx={{ mt: 3 }}>{t('account.forgotten.otherwise')}</Hint>
    </SignInCard>
  );
}
