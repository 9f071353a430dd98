import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useIsPhone } from '../layout/phone.ts';

interface OfficeDialogOptions {
  readonly title: string;
  readonly maxWidth: 'sm' | 'md';
  readonly isOpen?: boolean;
  /** Without it, one of the actions has to be chosen. */
  readonly onClose?: () => void;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A dialog with its title, what it shows and what can be done; on a phone it takes the whole screen. */
export function OfficeDialog(options: OfficeDialogOptions) {
  const { title, maxWidth, isOpen = true, onClose, actions, children } = options;
  const id = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog
      open={isOpen}
      {...(onClose && { onClose })}
      fullScreen={isPhone}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
