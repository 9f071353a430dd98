import { useQueryClient } from '@tanstack/react-query';
import { Box, Button, Dialog, Drawer } from '@mui/material';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { useOwed } from '../../screens/account/parts/owed.ts';
import { Shortcuts } from '../Shortcuts.tsx';
import { Loading } from '../Loading.tsx';
import { MoreWords } from '../MoreWords.tsx';
import { HeadingContext } from '../Title.tsx';
import { UnsavedScreen } from '../UnsavedGuard.tsx';
import { Announcements } from './announce.tsx';
import { BottomBar } from './BottomBar.tsx';
import { OfficeBar } from './OfficeBar.tsx';
import { OfficeMenu } from './OfficeMenu.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { useIsNarrow } from './phone.ts';
import { ScreenFailed } from './ScreenFailed.tsx';
import { useSidebarState } from './sidebar.ts';

/** How high the bar is, in units of the theme: on a phone there is more room for the thumb. */
const BAR = { xs: 7, sm: 6 };

const FactorGate = lazy(() => import('../../screens/account/FactorGate.tsx'));

/**
 * The bar, the menu and the screen; on a narrow screen the menu's first entries are at the thumb. Whoever
 * owes a second factor sees the screen for that alone; who is told so at work finds theirs as it was.
 */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const isNarrow = useIsNarrow();
  const { pathname } = useLocation();
  const t = useTranslate();
  const client = useQueryClient();
  const { owes, isKnown, look } = useOwed();
  const [isIn, setIn] = useState(false);
  if (isKnown && !owes && !isIn) setIn(true);
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const enter = () => {
    look();
    // What was refused meanwhile.
    void client.invalidateQueries();
  };
  const gate = owes && (
    <Suspense fallback={null}>
      <MoreWords />
      <FactorGate owes={owes} onDone={enter} />
    </Suspense>
  );
  if (!isIn) return gate;
  return (
    <UnsavedScreen>
      <SkipButton />
      <OfficeBar heading={setHeading} />
      <HeadingContext value={heading}>
        <Box sx={{ display: 'flex', pt: BAR, minHeight: '100vh' }}>
          {isNarrow ? <MenuOver /> : <MenuBeside />}
          <Box
            ref={main}
            component="main"
            id="main-content"
            tabIndex={-1}
            sx={{ flex: 1, minWidth: 0, px: { xs: 1.5, sm: 3 }, pb: { xs: 10, md: 3 }, outline: 0 }}
          >
            <ErrorBoundary FallbackComponent={ScreenFailed} resetKeys={[pathname]}>
              <Suspense fallback={<Loading />}>
                {pathname !== '/' && <MoreWords />}
                {children}
              </Suspense>
            </ErrorBoundary>
          </Box>
        </Box>
        {isNarrow && <BottomBar />}
        <Announcements />
        <Shortcuts />
      </HeadingContext>
      {gate && (
        <Dialog open fullScreen slotProps={{ paper: { 'aria-label': t('office.name') } }}>
          {gate}
        </Dialog>
      )}
    </UnsavedScreen>
  );
}

/** Leads who uses keys past the bar and the menu; in sight while it has the focus. */
function SkipButton() {
  const t = useTranslate();
  return (
    <Button
      variant="contained"
      onClick={() => document.getElementById('main-content')?.focus()}
      sx={{
        ...{ position: 'fixed', top: 4, left: 8, zIndex: 'tooltip' },
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('ra.navigation.skip_nav')}
    </Button>
  );
}

function MenuBeside() {
  return (
    <Box sx={{ position: 'sticky', top: 48, height: 'calc(100dvh - 48px)', overflowY: 'auto' }}>
      <OfficeMenu />
    </Box>
  );
}

/**
 * On a narrow screen the menu is a dialog over it, which has to have a name. The browser keeps whether the
 * menu is open, but whoever comes back wants to see the screen: it is closed from the beginning.
 */
function MenuOver() {
  const t = useTranslate();
  const [isOpen, setOpen] = useSidebarState();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setOpen(false);
    // oxlint-disable-next-line react/set-state-in-effect -- opened before, it would be closed at once
    setReady(true);
    return () => setOpen(true);
  }, [setOpen]);
  const paper = { 'aria-label': t('office.menu'), sx: { bgcolor: 'background.default' } };
  return (
    <Drawer open={isReady && isOpen} onClose={() => setOpen(false)} slotProps={{ paper }}>
      <OfficeMenu />
    </Drawer>
  );
}
