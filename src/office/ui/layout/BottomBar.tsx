import { BottomNavigation, BottomNavigationAction, Paper } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { MenuIcon } from '../../app/icons.ts';
import { BESIDE_NOTCH, STAYS } from '../../app/theme.ts';
import { useHere, useMenuEntries } from './menu-entries.ts';
import { useSidebarState } from './sidebar.ts';

/** How many entries are at the thumb. */
const AT_THUMB = 4;

/** Five names side by side: a phone's larger text enlarges them as far as there is room. */
const FITTING = {
  '& button, & a': { minWidth: 0, px: 0.5 },
  '& span, & span.Mui-selected': { fontSize: 'min(0.75rem, 3.5vw)' },
  '& svg': { fontSize: 'min(1.5rem, 28px)' },
};

/** The first entries of the menu at a narrow screen's bottom edge, and what opens the others. */
export function BottomBar() {
  const t = useTranslate();
  const [, setOpen] = useSidebarState();
  const entries = useMenuEntries().slice(0, AT_THUMB);
  const here = useHere();
  const current = here && entries.includes(here) ? here.to : false;
  return (
    <Paper
      component="nav"
      className={STAYS}
      elevation={3}
      square
      aria-label={t('office.atThumb')}
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        ...BESIDE_NOTCH,
        paddingBottom: 'env(safe-area-inset-bottom)',
      }}
    >
      <BottomNavigation showLabels value={current} sx={FITTING}>
        {entries.map(({ to, label, short, icon: Icon }) => (
          <BottomNavigationAction
            key={to}
            value={to}
            label={t(short ?? label)}
            icon={<Icon />}
            component={Link}
            to={to}
            aria-current={to === current ? 'page' : undefined}
          />
        ))}
        <BottomNavigationAction
          value="more"
          label={t('office.more')}
          icon={<MenuIcon />}
          onClick={() => setOpen(true)}
        />
      </BottomNavigation>
    </Paper>
  );
}
