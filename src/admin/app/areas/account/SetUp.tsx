import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Account, OfficeLanguage } from '../../../account.ts';
import { call } from '../../call.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { DoorCard } from './parts/DoorCard.tsx';
import { useEnterByLink } from './parts/enter.ts';
import { LinkGone } from './parts/LinkGone.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { TextLine } from './parts/TextLine.tsx';
import { useLink } from './parts/token.ts';

/** Where the link leads that the server prints while nobody owns the office. */
export default function SetUp() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const { token, about } = useLink('setUp');
  const enter = useEnterByLink();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  if (about === undefined) return <LinkGone />;
  if (about === null) return null;
  const create = async () => {
    const language = locale as OfficeLanguage;
    const body = { token, name, email, password, language };
    const { account } = await call<{ account: Account }>('POST', 'auth/set-up', { body });
    await enter(account);
  };
  return (
    <DoorCard title={t('account.setUp.title')} intro={t('account.setUp.intro')}>
      <ActionForm action={create} button={t('account.setUp.button')}>
        <TextLine
          label={t('account.fields.name')}
          {...{ value: name, onChange: setName, autoComplete: 'name', maxLength: 100 }}
        />
        <TextLine
          label={t('account.fields.email')}
          {...{ value: email, onChange: setEmail, type: 'email', autoComplete: 'username' }}
        />
        <PasswordField value={password} onChange={setPassword} isNew />
      </ActionForm>
    </DoorCard>
  );
}
