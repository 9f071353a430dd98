import { Button, IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useGetIdentity, useLogout, useTranslate } from 'ra-core';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { AccountCircleIcon, PersonIcon, PowerSettingsNewIcon } from '../../app/icons.ts';
import { useWork } from '../../app/use-work.ts';
import { useIsPhone } from '../../ui/layout/phone.ts';

/** Who is signed in, on the bar: their account, and the way out. A phone has no room for their name. */
export function AccountMenu() {
  const t = useTranslate();
  const logout = useLogout();
  const isPhone = useIsPhone();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { isBusy, work } = useWork();
  const close = () => setAnchor(null);
  const signOut = () => {
    close();
    void work(() => logout(null, undefined, false));
  };
  const opens = {
    color: 'inherit',
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
  return (
    <>
      {identity?.fullName && !isPhone ? (
        <Button {...opens} startIcon={<AccountCircleIcon />}>
          {identity.fullName}
        </Button>
      ) : (
        <IconButton {...opens} aria-label={t('ra.auth.user_menu')}>
          <AccountCircleIcon />
        </IconButton>
      )}
      <Menu
        disableScrollLock
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem component={Link} to="/account" onClick={close}>
          <ListItemIcon>
            <PersonIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('account.title')}</ListItemText>
        </MenuItem>
        <MenuItem disabled={isBusy} onClick={signOut}>
          <ListItemIcon>
            <PowerSettingsNewIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('ra.auth.logout')}</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
