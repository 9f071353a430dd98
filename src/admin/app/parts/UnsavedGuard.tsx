import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useTranslate } from 'react-admin';
import { UnsavedContext } from './unsaved.ts';

interface UnsavedGuardOptions {
  /** Is something typed that nobody has saved? Parts further down say so by `useUnsaved`. */
  readonly isDirty?: boolean;
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Asks before something typed in it is dropped: when it is closed, when a link in it leads to another screen, when
 * the page is closed. It does not see the browser's way back, which a router of data alone could hold up.
 */
export function UnsavedGuard({ isDirty = false, onClose, children }: UnsavedGuardOptions) {
  const parts = useRef(new Set<string>());
  /** What waits for an answer. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const isFollowing = useRef(false);
  const isUnsaved = () => isDirty || parts.current.size > 0;
  const leave = (then: () => void = () => onClose?.()) => {
    if (isUnsaved()) setAsked(() => then);
    else then();
  };
  const tell = useCallback((part: string, isTyped: boolean) => {
    if (isTyped) parts.current.add(part);
    else parts.current.delete(part);
  }, []);
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (isDirty || parts.current.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isDirty]);
  const follow = (event: MouseEvent) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[href]');
    if (!link || isFollowing.current || !leadsAway(link, event) || !isUnsaved()) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => {
      isFollowing.current = true;
      link.click();
      isFollowing.current = false;
    });
  };
  return (
    <UnsavedContext value={{ tell, leave }}>
      {/* Clicks in what is rendered elsewhere, as dialogs are, come by here too. */}
      <div style={{ display: 'contents' }} onClickCapture={follow}>
        {children}
      </div>
      {asked && (
        <Question
          onKeep={() => setAsked(null)}
          onDiscard={() => {
            setAsked(null);
            asked();
          }}
        />
      )}
    </UnsavedContext>
  );
}

/** Does a click on a link show another screen of the office here, and not beside it? */
function leadsAway(link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isBeside = ctrlKey || metaKey || shiftKey || link.target === '_blank';
  return !isBeside && link.origin === location.origin && link.pathname !== location.pathname;
}

interface QuestionOptions {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

function Question({ onKeep, onDiscard }: QuestionOptions) {
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
