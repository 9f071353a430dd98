import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { api } from './api.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { SignInCard } from './parts/SignInCard.tsx';
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
  const language = useOfficeLanguage();
  const enter = useEnter();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const email = about.email ?? '';
  const join = async () => {
    const body = { token, name, password, language };
    const { account } = await api('POST /auth/invitation', { body });
    await enter(account);
  };
  return (
    <SignInCard
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
    </SignInCard>
  );
}
