import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../../app/formats.ts';
import type { ListedMenu } from '../../../../content/index.ts';
import type { QuickOptions } from './options.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Hint } from '../../../ui/Hint.tsx';

/** More menus than this that could take a place are chosen from a list. */
const AS_BUTTONS = 6;

/** Each menu on the site: another in its place, or its own dishes of yesterday. */
export function MenusQuick({ shown: { menus }, isBusy, act, onClose }: QuickOptions) {
  const t = useTranslate();
  const { text } = useFormats();
  const active = menus.filter(({ isActive }) => isActive);
  const swap = async (menu: ListedMenu, other: ListedMenu) => {
    const { type, id, revision } = menu;
    const names = { menu: text(menu.title), other: text(other.title) };
    const action = {
      ...({ action: 'swap', type, id } as const),
      with: { id: other.id, revision: other.revision },
    };
    if (await act(action, revision, t('today.menus.doneSwap', names))) onClose();
  };
  const again = async ({ id, revision, title, yesterday }: ListedMenu) => {
    if (!yesterday) return;
    const action = { action: 'again', id, version: yesterday.version } as const;
    if (await act(action, revision, t('today.menus.doneAgain', { menu: text(title) }))) onClose();
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Hint>{t(menus.length > 1 ? 'today.menus.help' : 'today.menus.only')}</Hint>
      {active.map((menu) => {
        const others = menus.filter((other) => other.type === menu.type && other !== menu);
        const name = text(menu.title);
        const nameOf = (other: ListedMenu) =>
          `${text(other.title)}${other.isActive ? '' : ` (${t('today.menus.hidden')})`}`;
        return (
          <Paper key={menu.id} variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
            <Typography variant="h3">{name}</Typography>
            {menu.yesterday && (
              <Button
                variant="contained"
                disabled={isBusy}
                aria-label={t('today.menus.againOf', { menu: name })}
                onClick={() => void again(menu)}
              >
                {t('today.menus.again')}
              </Button>
            )}
            {others.length > 0 && others.length <= AS_BUTTONS && (
              <Box
                role="group"
                aria-label={`${name}: ${t('today.menus.insteadOf')}`}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
              >
                <Typography component="span" color="textSecondary" sx={{ width: '100%' }}>
                  {t('today.menus.insteadOf')}
                </Typography>
                {others.map((other) => (
                  <Button
                    key={other.id}
                    variant="outlined"
                    disabled={isBusy}
                    onClick={() => void swap(menu, other)}
                  >
                    {nameOf(other)}
                  </Button>
                ))}
              </Box>
            )}
            {others.length > AS_BUTTONS && (
              <Choice
                label={`${name}: ${t('today.menus.insteadOf')}`}
                value=""
                all={t('today.menus.choose')}
                options={others.map((other) => [other.id, nameOf(other)])}
                disabled={isBusy}
                onChoose={(id) => {
                  const other = others.find((one) => one.id === id);
                  if (other) void swap(menu, other);
                }}
              />
            )}
          </Paper>
        );
      })}
    </Stack>
  );
}
