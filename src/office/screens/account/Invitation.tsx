import { useState } from 'react';
import { useLocaleState, useTranslate } from 'ra-core';
import type { Account, OfficeLanguage } from '../../account.ts';
import { call } from '../../app/call.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { DoorCard } from './parts/DoorCard.tsx';
import { useEnter } from './parts/enter.ts';
import { LinkScreen, type OpenedLink } from './parts/LinkScreen.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { TextLine } from './parts/TextLine.tsx';

/** Where somebody joins who was invited. */
export default function Invitation() {
  return <LinkScreen purpose="invitation" form={InvitationForm} />;
}

function InvitationForm({ token, about }: OpenedLink) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const enter = useEnter();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const email = about.email ?? '';
  const join = async () => {
    const body = { token, name, password, language: locale as OfficeLanguage };
    const { account } = await call<{ account: Account }>('POST', 'auth/invitation', { body });
    await enter(account);
  };
  return (
    <DoorCard
      title={t('account.invitation.title')}
      intro={t('account.invitation.intro', { email })}
    >
      <ActionForm action={join} button={t('account.invitation.button')}>
        {/* What a password manager keeps the password with. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextLine
          label={t('shared.name')}
          {...{ value: name, onChange: setName, autoComplete: 'name', maxLength: 100 }}
        />
        <PasswordField value={password} onChange={setPassword} isNew />
      </ActionForm>
    </DoorCard>
  );
}
