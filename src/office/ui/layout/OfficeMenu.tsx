import { Box, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MenuLink } from './MenuLink.tsx';
import { useHere, useMenuEntries } from './menu-entries.ts';
import { useIsPhone } from './phone.ts';
import { useSidebarState } from './sidebar.ts';
import { ThemeButton } from './ThemeButton.tsx';

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
              {t(group)}
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
          <LanguageMenu />
          <ThemeButton />
        </Box>
      )}
    </Box>
  );
}
