import { useState } from 'react';
import { useTranslate } from 'ra-core';
import type { Account } from '../../account.ts';
import { call } from '../../app/call.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { DoorCard } from './parts/DoorCard.tsx';
import { useEnter } from './parts/enter.ts';
import { LinkScreen, type OpenedLink } from './parts/LinkScreen.tsx';
import { PasswordField } from './parts/PasswordField.tsx';

/** Where somebody who cannot get in any more chooses a new password. */
export default function Recovery() {
  return <LinkScreen purpose="recovery" form={RecoveryForm} />;
}

function RecoveryForm({ token, about: { name = '', email } }: OpenedLink) {
  const t = useTranslate();
  const enter = useEnter();
  const [password, setPassword] = useState('');
  const recover = async () => {
    const body = { token, password };
    const { account } = await call<{ account: Account }>('POST', 'auth/recovery', { body });
    await enter(account);
  };
  return (
    <DoorCard
      title={t('account.recovery.title')}
      intro={t('account.recovery.intro', { name, email: email ?? '' })}
    >
      <ActionForm action={recover} button={t('account.recovery.button')}>
        <input type="hidden" name="username" autoComplete="username" value={email ?? ''} />
        <PasswordField value={password} onChange={setPassword} isNew autoFocus />
      </ActionForm>
    </DoorCard>
  );
}
