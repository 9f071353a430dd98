import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LocalesMenuButton, Menu, ToggleThemeButton, useTranslate } from 'react-admin';
import { useMenuEntries } from './menu-entries.ts';
import { useIsPhone } from './phone.ts';

/**
 * The menu beside the screen: the entries without a group, then each group below its heading. A phone's bar
 * has no room for language and colours, so they are here.
 */
export function OfficeMenu() {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const entries = useMenuEntries();
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    // Links, not the items of a menu: between them are headings.
    <Menu role="group" aria-label={t('office.name')}>
      {groups.flatMap((group) => [
        group !== undefined && (
          <Typography
            key={group}
            component="h2"
            variant="overline"
            color="textSecondary"
            sx={{ px: 2, pt: 2, '.RaSidebar-closed &': { display: 'none' } }}
          >
            {t(group)}
          </Typography>
        ),
        ...entries
          .filter((entry) => entry.group === group)
          .map(({ to, label, icon: Icon }) => (
            <Menu.Item key={to} role="link" to={to} primaryText={t(label)} leftIcon={<Icon />} />
          )),
      ])}
      {isPhone && (
        <Box sx={{ display: 'flex', p: 1, pb: 8 }}>
          <LocalesMenuButton />
          <ToggleThemeButton />
        </Box>
      )}
    </Menu>
  );
}
