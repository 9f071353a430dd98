import { useGetIdentity, useLogout, useTranslate } from 'ra-core';
import { AccountCircleIcon, PersonIcon, PowerSettingsNewIcon } from '../../app/icons.ts';
import { useWork } from '../../app/use-work.ts';
import { useIsPhone } from '../../ui/layout/phone.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';

/** Who is signed in, on the bar: their account, and the way out. A phone has no room for their name. */
export function AccountMenu() {
  const t = useTranslate();
  const logout = useLogout();
  const isPhone = useIsPhone();
  const { identity } = useGetIdentity();
  const { isBusy, work } = useWork();
  const name = isPhone ? '' : identity?.fullName;
  return (
    <MenuButton
      color="inherit"
      label={name || t('ra.auth.user_menu')}
      {...(name ? { startIcon: <AccountCircleIcon /> } : { icon: <AccountCircleIcon /> })}
      items={[
        {
          key: 'account',
          label: t('account.title'),
          icon: <PersonIcon fontSize="small" />,
          to: '/account',
        },
        {
          key: 'logout',
          label: t('ra.auth.logout'),
          icon: <PowerSettingsNewIcon fontSize="small" />,
          isDisabled: isBusy,
          onChoose: () => void work(() => logout(null, undefined, false)),
        },
      ]}
    />
  );
}
