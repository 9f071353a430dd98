import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useEffect, type ReactNode } from 'react';
import {
  AppBar,
  Layout,
  LocalesMenuButton,
  RefreshIconButton,
  Sidebar,
  type SidebarProps,
  TitlePortal,
  ToggleThemeButton,
  useSidebarState,
  useTranslate,
} from 'react-admin';
import { AccountMenu } from '../areas/account/AccountMenu.tsx';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { BottomBar } from './BottomBar.tsx';
import { OfficeMenu } from './OfficeMenu.tsx';
import { useIsNarrow, useIsPhone } from './phone.ts';

/** A wide screen shrinks, never the menu beside it. */
const FRAME = {
  minWidth: 0,
  '& .RaSidebar-docked': { flexShrink: 0 },
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, sm: 3 } },
};

/** The bar, the menu and the screen; on a narrow screen the menu's first entries are at the thumb. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const isNarrow = useIsNarrow();
  const [, setOpen] = useSidebarState();
  // The browser keeps whether the menu is open: it would cover the screen that somebody comes back to.
  useEffect(() => {
    if (isNarrow) setOpen(false);
  }, [isNarrow, setOpen]);
  return (
    <Layout appBar={OfficeBar} menu={OfficeMenu} sidebar={OfficeSidebar} sx={FRAME}>
      <Box sx={{ pb: isNarrow ? 10 : 3 }}>{children}</Box>
      {isNarrow && <BottomBar />}
      <Shortcuts />
    </Layout>
  );
}

/** On a narrow screen the menu is a dialog over it, which has to have a name. */
function OfficeSidebar(props: SidebarProps) {
  const t = useTranslate();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useSidebarState();
  if (!isNarrow) return <Sidebar {...props} />;
  const paper = { 'aria-label': t('office.menu'), sx: { bgcolor: 'background.default' } };
  return (
    <Drawer open={isOpen} onClose={() => setOpen(false)} slotProps={{ paper }}>
      {props.children}
    </Drawer>
  );
}

function OfficeBar() {
  const t = useTranslate();
  const isPhone = useIsPhone();
  return (
    <AppBar
      userMenu={<AccountMenu />}
      toolbar={
        <>
          <IconButton href="/" target="_blank" color="inherit" aria-label={t('office.site')}>
            <OpenInNewIcon />
          </IconButton>
          {!isPhone && <LocalesMenuButton />}
          {!isPhone && <ToggleThemeButton />}
          {!isPhone && <RefreshIconButton />}
        </>
      }
    >
      <TitlePortal
        variant="h6"
        component="h1"
        sx={{ fontSize: { xs: '1.05rem', sm: '1.25rem' } }}
      />
    </AppBar>
  );
}
