import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../../../layout/phone.ts';
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
export function QuickDialog({ name, line, ...options }: QuickDialogOptions) {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const Body = BODIES[name];
  return (
    <Dialog
      open
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      onClose={options.onClose}
      aria-labelledby="quick-dialog-title"
    >
      <DialogTitle id="quick-dialog-title" sx={{ px: { xs: 2, sm: 3 }, pr: { xs: 7, sm: 7 } }}>
        {t(`today.${name}.title`)}
      </DialogTitle>
      <IconButton
        onClick={options.onClose}
        aria-label={t('today.quick.close')}
        sx={{ position: 'absolute', right: 8, top: 8 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ px: { xs: 2, sm: 3 } }}>
        <Body {...options} />
      </DialogContent>
      {line && <Box sx={{ p: 1 }}>{line}</Box>}
    </Dialog>
  );
}
