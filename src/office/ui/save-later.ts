import { useCallback, useEffect, useMemo, useRef } from 'react';
import { inTurn, saved } from '../app/saves.ts';

/** The time without typing after which it is saved, milliseconds. */
export const PAUSE = 1_200;
/** How long it waits after it could not be saved. */
export const TRY_AGAIN = 5_000;
/** How long an answer is waited for, milliseconds: a phone's connection may die without a word. */
const PATIENCE = 60_000;

/** The one timer of what is saved of a record while it is typed; it waits for what else is being saved of the path it is read at. */
export function useLater(path: string) {
  const timer = useRef<number | undefined>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      window.clearTimeout(timer.current);
    };
  }, []);
  return useMemo(() => {
    /** It is not saved by itself any more. */
    const stop = () => window.clearTimeout(timer.current);
    /** Saves after a while, from now on; never once the screen has been left. */
    const start = (wait: number, save: () => unknown) => {
      stop();
      if (!isGone.current) timer.current = window.setTimeout(save, wait);
    };
    /** Saves now, or once what is being saved has ended: on a slow line the older one might come last. */
    const run = <Saved>(save: (signal: AbortSignal) => Promise<Saved>) => {
      stop();
      return inTurn(path, () => save(AbortSignal.timeout(PATIENCE)));
    };
    return {
      start,
      run,
      stop,
      /** Waits until nothing is being saved. */
      saved: () => saved(path),
    };
  }, [path]);
}

/** Saves what is not saved yet when the screen is left or hidden, and when the connection is back. */
export function useSaveOnLeaving(isDirty: () => boolean, save: () => unknown): void {
  const saveNow = useCallback(() => {
    if (isDirty()) void save();
  }, [isDirty, save]);
  useEffect(() => {
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, [saveNow]);
}
