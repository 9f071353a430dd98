import { Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import { PasskeysSection } from './PasskeysSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { ToldSection } from './ToldSection.tsx';
import { useOwnAccount } from './parts/own-account.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Title } from '../../ui/Title.tsx';
import { mayDo } from '../../roles.ts';

/** One's own account: who one is, how one gets in, where one is. */
export default function MyAccount() {
  const t = useTranslate();
  const { data: account, error, refetch } = useOwnAccount();
  return (
    <>
      <Title title={t('account.title')} />
      {error && !account && <Failed error={error} onRetry={refetch} />}
      {account && (
        <Stack spacing={2} sx={{ maxWidth: 720, mt: 2 }}>
          <ProfileSection account={account} />
          <PasskeysSection account={account} />
          <SecondFactorSection account={account} />
          <PasswordSection account={account} />
          <SessionsSection account={account} />
          {mayDo(account.role, 'requests') && <ToldSection />}
        </Stack>
      )}
    </>
  );
}
