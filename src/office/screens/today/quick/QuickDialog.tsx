import { Box, IconButton } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { CloseIcon } from '../../../app/icons.ts';
import { OfficeDialog } from '../../../ui/OfficeDialog.tsx';
import { useLeave } from '../../../ui/unsaved.ts';
import { DishesQuick } from './DishesQuick.tsx';
import { HoursQuick } from './HoursQuick.tsx';
import { MenusQuick } from './MenusQuick.tsx';
import { NoticeQuick } from './NoticeQuick.tsx';
import type { QuickOptions } from './options.ts';
import type { QuickName } from './QuickTiles.tsx';

const BODIES: Readonly<Record<QuickName, ComponentType<QuickOptions>>> = {
  dishes: DishesQuick,
  hours: HoursQuick,
  notice: NoticeQuick,
  menus: MenusQuick,
};

interface QuickDialogOptions extends QuickOptions {
  name: QuickName;
  /** What was just done. */
  line: ReactNode;
}

/** One of the quick changes: on a phone it has the whole screen. */
export default function QuickDialog({ name, line, ...options }: QuickDialogOptions) {
  const t = useTranslate();
  const Body = BODIES[name];
  return (
    <OfficeDialog
      title={t(`today.${name}.title`)}
      maxWidth="sm"
      onClose={options.onClose}
      actions={line && <Box sx={{ flex: 1 }}>{line}</Box>}
    >
      <CloseCross />
      <Body {...options} />
    </OfficeDialog>
  );
}

/** In the corner of the dialog, whatever of it is scrolled to. */
function CloseCross() {
  const t = useTranslate();
  const leave = useLeave();
  return (
    <IconButton
      onClick={() => leave()}
      aria-label={t('shared.done')}
      sx={{ position: 'absolute', right: 8, top: 8 }}
    >
      <CloseIcon />
    </IconButton>
  );
}
