import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useCallback, useContext, useEffect, useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useBlocker, useLocation } from 'react-router-dom';
import { Stays, UnsavedContext, useUnsaved, type Pending } from './unsaved.ts';

interface UnsavedGuardOptions {
  /** Is something typed that nobody has saved? Parts further down say so by `useUnsaved`. */
  readonly isDirty?: boolean;
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Asks before something typed in it is dropped: when it is closed. The screen around it is told of it, too. */
export function UnsavedGuard({ isDirty = false, onClose, children }: UnsavedGuardOptions) {
  const [parts] = useState(() => new Map<string, Pending>());
  const { tell: tellScreen } = useContext(UnsavedContext);
  /** What waits for an answer. */
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const tell = useCallback(
    (part: string, what: Pending) => {
      note(parts, part, what);
      tellScreen(part, what);
    },
    [parts, tellScreen],
  );
  const leave = (then: () => void = () => onClose?.()) => {
    if (isDirty || parts.size > 0) setAsked(() => then);
    else then();
  };
  useUnsaved(isDirty);
  return (
    <UnsavedContext value={{ tell, leave }}>
      {children}
      {asked && (
        <Question
          isTyped={isDirty || isTyped(parts)}
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
  const [parts] = useState(() => new Map<string, Pending>());
  const tell = useCallback((part: string, what: Pending) => note(parts, part, what), [parts]);
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
  const [stays, setStays] = useState(0);
  const unguarded = useContext(UnsavedContext);
  return (
    <UnsavedContext value={{ ...unguarded, tell }}>
      <Stays value={stays}>{children}</Stays>
      {blocker.state === 'blocked' && (
        <Question
          isTyped={isTyped(parts)}
          onKeep={() => {
            blocker.reset();
            setStays(stays + 1);
          }}
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

type Parts = Map<string, Pending>;

function note(parts: Parts, part: string, what: Pending): void {
  if (what) parts.set(part, what);
  else parts.delete(part);
}

/** Would something typed be lost, rather than pictures on their way alone? */
const isTyped = (parts: Parts) => [...parts.values()].some((what) => what !== 'sending');

interface QuestionOptions {
  readonly isTyped: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

function Question({ isTyped, onKeep, onDiscard }: QuestionOptions) {
  const t = useTranslate();
  const id = useId();
  const about = isTyped ? 'typed' : 'sending';
  return (
    <Dialog open onClose={onKeep} role="alertdialog" aria-labelledby={id}>
      <DialogTitle id={id}>{t(`office.unsaved.${about}.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t(`office.unsaved.${about}.text`)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onDiscard}>
          {t(isTyped ? 'ra.action.discard' : 'office.unsaved.sending.discard')}
        </Button>
        <Button autoFocus variant="contained" onClick={onKeep}>
          {t(`office.unsaved.${about}.keep`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
