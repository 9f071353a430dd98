import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import {
  useCallback,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../layout/phone.ts';
import { DialogLeaveContext, useLeave } from './unsaved.ts';

interface OfficeDialogOptions {
  readonly title: string;
  /** One of `xs` is a short question, which leaves the screen behind it to be seen on a phone too. */
  readonly maxWidth: 'xs' | 'sm' | 'md';
  readonly isOpen?: boolean;
  /** Without it, one of the actions has to be chosen. */
  readonly onClose?: () => void;
  /** Is something typed that nobody has saved? Then it is not closed without asking. Parts of it say so by `useUnsaved`. */
  readonly isDirty?: boolean;
  /** One that closes is a `CloseButton`. */
  readonly actions?: ReactNode;
  readonly content?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A phone's width is for what the dialog shows. */
const NARROW = { px: { xs: 2, sm: 3 } };

/** A dialog with its title, what it shows and what can be done; on a phone it takes the whole screen. */
export function OfficeDialog(options: OfficeDialogOptions) {
  const { title, maxWidth, isOpen = true, onClose, isDirty = false, actions, children } = options;
  const { content } = options;
  const id = useId();
  const isPhone = useIsPhone();
  const typedParts = useRef(new Set<string>());
  /** What waits for an answer, since it would drop what is typed. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const isUnsaved = () => isDirty || typedParts.current.size > 0;
  const leave = (then: () => void = () => onClose?.()) => {
    if (isUnsaved()) setAsked(() => then);
    else then();
  };
  const tell = useCallback((part: string, isTyped: boolean) => {
    if (isTyped) typedParts.current.add(part);
    else typedParts.current.delete(part);
  }, []);
  /** A link to another screen leaves the dialog, too; one that opens beside it does not. */
  const isLeft = useRef(false);
  const follow = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href]');
    const isBeside = event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank';
    if (!link || isBeside || isLeft.current || !isUnsaved()) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => {
      isLeft.current = true;
      link.click();
    });
  };
  return (
    <DialogLeaveContext value={{ tell, leave }}>
      <Dialog
        open={isOpen}
        {...(onClose && { onClose: () => leave() })}
        onClickCapture={follow}
        fullScreen={isPhone && maxWidth !== 'xs'}
        fullWidth
        maxWidth={maxWidth}
        aria-labelledby={id}
      >
        <DialogTitle id={id} sx={NARROW}>
          {title}
        </DialogTitle>
        <DialogContent ref={content} sx={NARROW}>
          {children}
        </DialogContent>
        {actions && <DialogActions sx={{ flexWrap: 'wrap' }}>{actions}</DialogActions>}
      </Dialog>
      {asked && (
        <Discard
          onKeep={() => setAsked(null)}
          onDiscard={() => {
            setAsked(null);
            asked();
          }}
        />
      )}
    </DialogLeaveContext>
  );
}

/** Closes the dialog that it is in; asks before, if something typed would be lost. */
export function CloseButton({ children }: { readonly children: ReactNode }) {
  const leave = useLeave();
  return <Button onClick={() => leave()}>{children}</Button>;
}

interface DiscardOptions {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

function Discard({ onKeep, onDiscard }: DiscardOptions) {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onKeep} role="alertdialog" aria-labelledby={id}>
      <DialogTitle id={id}>{t('office.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('office.unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onDiscard}>
          {t('office.unsaved.discard')}
        </Button>
        <Button autoFocus variant="contained" onClick={onKeep}>
          {t('office.unsaved.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
