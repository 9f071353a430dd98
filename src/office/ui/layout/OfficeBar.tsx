import { AppBar, IconButton, Toolbar, Typography } from '@mui/material';
import { useRefresh, useTranslate } from 'ra-core';
import type { Ref } from 'react';
import { AccountMenu } from '../../screens/account/AccountMenu.tsx';
import { MenuIcon, OpenInNewIcon, RefreshIcon } from '../../app/icons.ts';
import { BarButton } from './BarButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useIsPhone } from './phone.ts';
import { useSidebarState } from './sidebar.ts';
import { ThemeButton } from './ThemeButton.tsx';

/** The bar above every screen, whose heading each screen fills. */
export function OfficeBar({ heading }: { readonly heading: Ref<HTMLHeadingElement> }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useSidebarState();
  return (
    <AppBar>
      <Toolbar disableGutters variant={isPhone ? 'regular' : 'dense'} sx={{ px: 1 }}>
        <BarButton
          label={t(isOpen ? 'ra.action.close_menu' : 'ra.action.open_menu')}
          onClick={() => setOpen(!isOpen)}
        >
          <MenuIcon />
        </BarButton>
        <Typography
          ref={heading}
          noWrap
          variant="h6"
          component="h1"
          sx={{ flex: 1, ml: 0.5, fontSize: { xs: '1.05rem', sm: '1.25rem' } }}
        />
        <IconButton href="/" target="_blank" color="inherit" aria-label={t('office.site')}>
          <OpenInNewIcon />
        </IconButton>
        {!isPhone && (
          <>
            <LanguageMenu isTheirs />
            <ThemeButton />
            <BarButton label={t('ra.action.refresh')} onClick={refresh}>
              <RefreshIcon />
            </BarButton>
          </>
        )}
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}
