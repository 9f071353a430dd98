import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type ReactNode, type Ref } from 'react';
import { useIsPhone } from './layout/phone.ts';
import { useLeave } from './unsaved.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

interface FrameOptions {
  readonly title: string;
  /** One of `xs` is a short question, which leaves the screen behind it to be seen on a phone too. */
  readonly maxWidth: 'xs' | 'sm' | 'md';
  readonly isOpen?: boolean;
  /** Without it, one of the actions has to be chosen. */
  readonly onClose?: () => void;
  /** What the button says that closes it, which comes before the other actions. */
  readonly close?: string;
  /** One that closes from among them is a `CloseButton`. */
  readonly actions?: ReactNode;
  readonly content?: Ref<HTMLDivElement>;
  /** Is it being saved? What was typed on until it closes would be lost. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

interface OfficeDialogOptions extends FrameOptions {
  /** Is something typed that nobody has saved? Then it is not closed without asking. */
  readonly isDirty?: boolean;
}

/** A dialog with its title, what it shows and what can be done; on a phone it takes the whole screen. */
export function OfficeDialog({ isDirty = false, ...frame }: OfficeDialogOptions) {
  return (
    <UnsavedGuard isDirty={isDirty} onClose={frame.onClose}>
      <Frame {...frame} />
    </UnsavedGuard>
  );
}

/** A phone's width is for what the dialog shows. */
const NARROW = { px: { xs: 2, sm: 3 } };

function Frame({ title, maxWidth, isOpen = true, onClose, ...shown }: FrameOptions) {
  const id = useId();
  const isPhone = useIsPhone();
  const leave = useLeave();
  const { content, isBusy = false, close, actions, children } = shown;
  return (
    <Dialog
      open={isOpen}
      {...(onClose && { onClose: () => leave() })}
      fullScreen={isPhone && maxWidth !== 'xs'}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={id}
    >
      <DialogTitle id={id} sx={NARROW}>
        {title}
      </DialogTitle>
      <DialogContent {...(content && { ref: content })} inert={isBusy} sx={NARROW}>
        {children}
      </DialogContent>
      {(close || actions) && (
        <DialogActions disableSpacing sx={{ ...NARROW, py: 1.5, flexWrap: 'wrap', gap: 1 }}>
          {close && <CloseButton>{close}</CloseButton>}
          {actions}
        </DialogActions>
      )}
    </Dialog>
  );
}

/** Closes the dialog that it is in; asks before, if something typed would be lost. */
export function CloseButton({ children }: { readonly children: ReactNode }) {
  const leave = useLeave();
  return <Button onClick={() => leave()}>{children}</Button>;
}
