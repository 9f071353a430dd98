import PersonIcon from '@mui/icons-material/Person';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { forwardRef } from 'react';
import { Logout, useGetIdentity, UserMenu, useTranslate, useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';
import { useIsPhone } from '../../layout/phone.ts';

/** Who is signed in, on the bar: their account, and the way out. */
export function AccountMenu() {
  const { identity } = useGetIdentity();
  const isPhone = useIsPhone();
  // On a phone the button has no text, and a name is no key that react-admin has words for.
  const label = (isPhone ? undefined : identity?.fullName) ?? 'ra.auth.user_menu';
  return (
    <UserMenu label={label}>
      <OwnAccountItem />
      <Logout />
    </UserMenu>
  );
}

const OwnAccountItem = forwardRef<HTMLAnchorElement>(function OwnAccountItem(props, ref) {
  const t = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem {...props} ref={ref} component={Link} to="/account" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <PersonIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('account.title')}</ListItemText>
    </MenuItem>
  );
});
