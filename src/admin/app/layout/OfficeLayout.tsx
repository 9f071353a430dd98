import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import {
  AppBar,
  Layout,
  LocalesMenuButton,
  Notification,
  RefreshIconButton,
  Sidebar,
  type SidebarProps,
  TitlePortal,
  ToggleThemeButton,
  useSidebarState,
  useTranslate,
} from 'react-admin';
import { useOwed } from '../areas/account/parts/owed.ts';
import { AccountMenu } from '../areas/account/AccountMenu.tsx';
import { Shortcuts } from '../shortcuts/Shortcuts.tsx';
import { UnsavedScreen } from '../parts/UnsavedGuard.tsx';
import { BottomBar } from './BottomBar.tsx';
import { OfficeMenu } from './OfficeMenu.tsx';
import { useIsNarrow, useIsPhone } from './phone.ts';
import { ScreenFailed } from './ScreenFailed.tsx';

/** A wide screen shrinks, never the menu beside it. */
const FRAME = {
  minWidth: 0,
  '& .RaSidebar-docked': { flexShrink: 0 },
  '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, sm: 3 } },
};

const FactorGate = lazy(() => import('../areas/account/FactorGate.tsx'));

/**
 * The bar, the menu and the screen; on a narrow screen the menu's first entries are at the thumb. Whoever
 * owes a second factor sees the screen for that alone.
 */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const isNarrow = useIsNarrow();
  const { owes, isKnown, look } = useOwed();
  if (!isKnown) return null;
  if (owes)
    return (
      <Suspense fallback={null}>
        <FactorGate owes={owes} onDone={look} />
        <Notification />
      </Suspense>
    );
  return (
    <UnsavedScreen>
      <Layout
        appBar={OfficeBar}
        appBarAlwaysOn
        menu={OfficeMenu}
        sidebar={OfficeSidebar}
        error={ScreenFailed}
        sx={FRAME}
      >
        <Box sx={{ pb: isNarrow ? 10 : 3 }}>{children}</Box>
        {isNarrow && <BottomBar />}
        <Shortcuts />
      </Layout>
    </UnsavedScreen>
  );
}

function OfficeSidebar(props: SidebarProps) {
  return useIsNarrow() ? <MenuOver>{props.children}</MenuOver> : <Sidebar {...props} />;
}

/**
 * On a narrow screen the menu is a dialog over it, which has to have a name. The browser keeps whether the
 * menu is open, but whoever comes back wants to see the screen: it is closed from the beginning.
 */
function MenuOver({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useSidebarState();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setOpen(false);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- opened before, it would be closed at once
    setReady(true);
    return () => setOpen(true);
  }, [setOpen]);
  const paper = { 'aria-label': t('office.menu'), sx: { bgcolor: 'background.default' } };
  return (
    <Drawer open={isReady && isOpen} onClose={() => setOpen(false)} slotProps={{ paper }}>
      {children}
    </Drawer>
  );
}

function OfficeBar() {
  const t = useTranslate();
  const isPhone = useIsPhone();
  return (
    <AppBar
      // With the screen's heading, which otherwise goes when it is scrolled.
      alwaysOn
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
