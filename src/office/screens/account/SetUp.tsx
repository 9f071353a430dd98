import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { useSay } from '../../app/say.ts';
import { api } from './api.ts';
import { api as todayApi } from '../today/api.ts';
import { ActionForm } from './parts/ActionForm.tsx';
import { SignInCard } from './parts/SignInCard.tsx';
import { useEnter } from './parts/enter.ts';
import { LinkScreen, type OpenedLink } from './parts/LinkScreen.tsx';
import { PasswordField } from './parts/PasswordField.tsx';
import { StartChoice, type Start } from './parts/StartChoice.tsx';
import { TextLine } from './parts/TextLine.tsx';

/** Where the link leads that the server prints while nobody owns the office. */
export default function SetUp() {
  return <LinkScreen purpose="setUp" form={SetUpForm} />;
}

function SetUpForm({ token }: OpenedLink) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const enter = useEnter();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [start, setStart] = useState<Start>('sample');
  const [siteName, setSiteName] = useState('');
  const say = useSay();
  const create = async () => {
    const body = { token, name, email, password, language };
    const { account } = await api('POST /auth/set-up', { body });
    if (start === 'sample') return enter(account);
    // The account is there: whatever fails from here on is done from within the office.
    const isCopyNext = start === 'archive';
    const begin = { business: { siteName }, isCopyNext };
    await todayApi('POST /sample/removal', { body: begin }).catch(say);
    await enter(account, isCopyNext ? '/transfer' : '/start');
  };
  return (
    <SignInCard title={t('account.setUp.title')} intro={t('account.setUp.intro')}>
      <ActionForm action={create} button={t('account.setUp.button')}>
        <TextLine
          label={t('shared.name')}
          {...{ value: name, onChange: setName, autoComplete: 'name', maxLength: 100 }}
        />
        <TextLine
          label={t('shared.email')}
          {...{ value: email, onChange: setEmail, type: 'email', autoComplete: 'username' }}
        />
        <PasswordField value={password} onChange={setPassword} isNew />
        <StartChoice value={start} onChange={setStart} />
        {start !== 'sample' && (
          <TextLine
            label={t('account.setUp.siteName')}
            {...{ value: siteName, onChange: setSiteName }}
            {...{ autoComplete: 'organization', maxLength: 100 }}
          />
        )}
      </ActionForm>
    </SignInCard>
  );
}
