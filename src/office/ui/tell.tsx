import { useCloseNotification, useNotify } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { UndoAlert } from './UndoAlert.tsx';

/** What was done. */
interface Done {
  readonly text: string;
  /** Takes it back. */
  readonly undo?: (() => void) | undefined;
  /** Where it is seen by visitors. */
  readonly page?: string | null;
}

/** Long enough to read what was done, and to go where it is seen, milliseconds. */
const STAYS = { plain: 10_000, withPage: 20_000 } as const;

interface TellOptions {
  /** Can it be taken back on its screen alone? Then it goes with the screen. */
  readonly isOfScreen?: boolean;
}

/** Says what was done, and takes it back or leads to it for a while. */
export function useTell({ isOfScreen = false }: TellOptions = {}): (done: Done) => void {
  const notify = useNotify();
  return useCallback(
    (done) =>
      notify(<Told {...done} isOfScreen={isOfScreen} />, {
        autoHideDuration: done.page ? STAYS.withPage : STAYS.plain,
      }),
    [notify, isOfScreen],
  );
}

function Told({ text, undo, page = null, isOfScreen }: Done & { readonly isOfScreen: boolean }) {
  const close = useCloseNotification();
  const { pathname } = useLocation();
  const [screen] = useState(pathname);
  const isGone = isOfScreen && pathname !== screen;
  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);
  const takeBack =
    undo &&
    (() => {
      undo();
      close();
    });
  return <UndoAlert text={text} page={page} onUndo={isGone ? undefined : takeBack} />;
}
