import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { api } from './api.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { SignInCard } from './parts/SignInCard.tsx';
import { useEnter } from './parts/enter.ts';
import { LinkScreen, type OpenedLink } from './parts/LinkScreen.tsx';
import { PasswordField } from './parts/PasswordField.tsx';

/** Where somebody who cannot get in any more chooses a new password. */
export default function Recovery() {
  return <LinkScreen purpose="recovery" form={RecoveryForm} />;
}

function RecoveryForm({ token, about: { name, email, isEmailed } }: OpenedLink) {
  const t = useTranslate();
  const enter = useEnter();
  const notify = useNotify();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const recover = async () => {
    const body = { token, password };
    const answer = await api('POST /auth/recovery', { body });
    if ('account' in answer) return enter(answer.account);
    // Whoever has a second step, which a link by email leaves, signs in with it.
    notify('account.recovery.saved', { type: 'success' });
    await navigate('/login', { replace: true });
  };
  return (
    <SignInCard
      title={t('account.recovery.title')}
      intro={t(`account.recovery.${isEmailed ? 'introEmailed' : 'intro'}`, {
        name,
        email: email ?? '',
      })}
    >
      <ActionForm action={recover} button={t('account.recovery.button')}>
        <input type="hidden" name="username" autoComplete="username" value={email ?? ''} />
        <PasswordField value={password} onChange={setPassword} isNew autoFocus />
      </ActionForm>
    </SignInCard>
  );
}
