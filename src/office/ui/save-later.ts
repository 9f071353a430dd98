import { useCallback, useEffect, useMemo, useRef } from 'react';

/** The time without typing after which it is saved, milliseconds. */
export const PAUSE = 1_200;
/** How long it waits after it could not be saved. */
export const TRY_AGAIN = 5_000;

export interface Later {
  /** Saves after a while, from now on; never once the screen has been left. */
  start(wait: number, save: () => unknown): void;
  /** It is being saved now. */
  stop(): void;
}

/** The one timer of what is saved while it is typed. */
export function useLater(): Later {
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
    const stop = () => window.clearTimeout(timer.current);
    const start = (wait: number, save: () => unknown) => {
      stop();
      if (!isGone.current) timer.current = window.setTimeout(save, wait);
    };
    return { start, stop };
  }, []);
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
