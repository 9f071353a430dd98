import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Account } from '../../../account.ts';
import { call } from '../../call.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { DoorCard } from './parts/DoorCard.tsx';
import { useEnterByLink } from './parts/enter.ts';
import { LinkGone } from './parts/LinkGone.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { useLink } from './parts/token.ts';

/** Where somebody who cannot get in any more chooses a new password. */
export default function Recovery() {
  const t = useTranslate();
  const { token, about } = useLink('recovery');
  const enter = useEnterByLink();
  const [password, setPassword] = useState('');
  if (about === undefined) return <LinkGone />;
  if (about === null) return null;
  const { name = '', email } = about;
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
