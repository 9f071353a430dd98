import { Box, Typography, ListItemButton, ListItemIcon } from '@mui/material';
import { useTranslate } from 'ra-core';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useHere, useMenuEntries } from './menu-entries.ts';
import { useIsPhone, useIsNarrow } from './phone.ts';
import { useSidebarState } from './sidebar.ts';
import { ThemeButton } from './ThemeButton.tsx';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '../../app/area.ts';

/** The menu's width, pixels: with its words, and with its icons alone. */
const WIDTH = { open: 240, closed: 55 };

/**
 * The menu beside the screen: the entries without a group, then each group below its heading. A phone's bar
 * has no room for language and colours, so they are here.
 */
export function OfficeMenu() {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const [isOpen] = useSidebarState();
  const entries = useMenuEntries();
  const here = useHere();
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <Box
      component="nav"
      aria-label={t('office.menu')}
      sx={{ width: isOpen ? WIDTH.open : WIDTH.closed, py: 1, overflowX: 'hidden' }}
    >
      {groups.map((group) => (
        <Box key={group ?? ''}>
          {group !== undefined && (
            <Typography
              component="h2"
              variant="overline"
              color="textSecondary"
              sx={{ display: isOpen ? 'block' : 'none', px: 2, pt: 2 }}
            >
              {t(`office.groups.${group}`)}
            </Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <MenuLink key={entry.to} entry={entry} isHere={entry === here} isOpen={isOpen} />
              ))}
          </Box>
        </Box>
      ))}
      {isPhone && (
        <Box sx={{ display: 'flex', p: 1, pb: 8 }}>
          <LanguageMenu isTheirs />
          <ThemeButton />
        </Box>
      )}
    </Box>
  );
}

interface MenuLinkOptions {
  readonly entry: MenuEntry;
  /** Is its screen open? */
  readonly isHere: boolean;
  /** Does the menu show words, and not icons alone? */
  readonly isOpen: boolean;
}

/** A line of the menu. Where the menu takes the screen's room, following a link closes it. */
function MenuLink({ entry: { to, label, icon: Icon }, isHere, isOpen }: MenuLinkOptions) {
  const t = useTranslate();
  const [, setOpen] = useSidebarState();
  const isNarrow = useIsNarrow();
  return (
    <li>
      <ListItemButton
        component={Link}
        to={to}
        title={isOpen ? undefined : t(label)}
        selected={isHere}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => {
          if (isNarrow) setOpen(false);
        }}
        sx={{ px: 2, py: 0.5, minHeight: { md: 36 } }}
      >
        <ListItemIcon sx={{ minWidth: 40, color: isHere ? 'primary.main' : undefined }}>
          <Icon />
        </ListItemIcon>
        <Typography component="span" noWrap sx={{ fontWeight: isHere ? 600 : undefined }}>
          {t(label)}
        </Typography>
      </ListItemButton>
    </li>
  );
}
