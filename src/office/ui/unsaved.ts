import { createContext, useContext, useEffect, useId } from 'react';

/**
 * Is something typed, and not saved? In a `row` it is dropped by what narrows its list or turns its page, too; of what
 * is `sending` another question is asked.
 */
export type Pending = boolean | 'row' | 'sending';

export interface Unsaved {
  /** Notes that a part holds something that is not saved, or no longer does. */
  readonly tell: (part: string, what: Pending) => void;
  /** Does what would drop what is typed, after asking if there is any. Without it, the dialog is closed. */
  readonly leave: (then?: () => void) => void;
}

/** Given by the `UnsavedGuard` of the dialog, or else of the screen. */
export const UnsavedContext = createContext<Unsaved>({
  tell: () => undefined,
  leave: (then) => then?.(),
});

/** How often somebody on this screen has been asked, and stayed: what leads away and is put by must be put back. */
export const Stays = createContext(0);

/** Says that something here is not saved yet: it is not dropped without asking. */
export function useUnsaved(what: Pending): void {
  const { tell } = useContext(UnsavedContext);
  const part = useId();
  useEffect(() => {
    tell(part, what);
    return () => tell(part, false);
  }, [tell, part, what]);
}

/** How a part of a dialog closes it, or does something else that drops what is typed. */
export function useLeave(): Unsaved['leave'] {
  return useContext(UnsavedContext).leave;
}
