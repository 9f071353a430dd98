import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useCallback, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useBlocker, useLocation } from 'react-router-dom';
import { UnsavedContext, useUnsaved } from './unsaved.ts';

interface UnsavedGuardOptions {
  /** Is something typed that nobody has saved? Parts further down say so by `useUnsaved`. */
  readonly isDirty?: boolean;
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Asks before something typed in it is dropped: when it is closed. The screen around it is told of it, too. */
export function UnsavedGuard({ isDirty = false, onClose, children }: UnsavedGuardOptions) {
  const parts = useRef(new Set<string>());
  const { tell: tellScreen } = useContext(UnsavedContext);
  /** What waits for an answer. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const tell = useCallback(
    (part: string, isTyped: boolean | 'row') => {
      if (isTyped) parts.current.add(part);
      else parts.current.delete(part);
      tellScreen(part, isTyped);
    },
    [tellScreen],
  );
  const leave = (then: () => void = () => onClose?.()) => {
    if (isDirty || parts.current.size > 0) setAsked(() => then);
    else then();
  };
  useUnsaved(isDirty);
  return (
    <UnsavedContext value={{ tell, leave }}>
      {children}
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

/**
 * Asks before something typed on a screen, or in a dialog over it, is dropped: by a link, by the browser's way back,
 * by narrowing the list that it is in, or by closing the page. Who has signed out is not asked.
 */
export function UnsavedScreen({ children }: { readonly children: ReactNode }) {
  const [parts] = useState(() => new Map<string, true | 'row'>());
  const tell = useCallback(
    (part: string, isTyped: boolean | 'row') =>
      void (isTyped ? parts.set(part, isTyped) : parts.delete(part)),
    [parts],
  );
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (to.pathname === from.pathname)
      return to.search !== from.search && [...parts.values()].includes('row');
    return parts.size > 0 && to.pathname !== '/login';
  });
  useEffect(() => {
    const stay = (event: BeforeUnloadEvent) => {
      if (parts.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [parts]);
  const unguarded = useContext(UnsavedContext);
  return (
    <UnsavedContext value={{ ...unguarded, tell }}>
      {children}
      {blocker.state === 'blocked' && (
        <Question
          onKeep={() => blocker.reset()}
          onDiscard={() => {
            // This screen stays while the next one is still loading: who goes elsewhere meanwhile is not asked again.
            // Of a list that was narrowed, rows may stay.
            if (blocker.location.pathname !== pathname) parts.clear();
            blocker.proceed();
          }}
        />
      )}
    </UnsavedContext>
  );
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
          {t('ra.action.discard')}
        </Button>
        <Button autoFocus variant="contained" onClick={onKeep}>
          {t('office.unsaved.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
