import { createContext, useContext, useEffect, useId } from 'react';

export interface Unsaved {
  /** Notes that a part holds something typed, or no longer does; in a row of a list, `row`. */
  readonly tell: (part: string, isTyped: boolean | 'row') => void;
  /** Does what would drop what is typed, after asking if there is any. Without it, the dialog is closed. */
  readonly leave: (then?: () => void) => void;
}

/** Given by the `UnsavedGuard` of the dialog, or else of the screen. */
export const UnsavedContext = createContext<Unsaved>({
  tell: () => undefined,
  leave: (then) => then?.(),
});

/**
 * Says that something is typed here that nobody has saved: it is not dropped without asking. A `row` is dropped by
 * what narrows its list or turns its page, too.
 */
export function useUnsaved(isTyped: boolean | 'row'): void {
  const { tell } = useContext(UnsavedContext);
  const part = useId();
  useEffect(() => {
    tell(part, isTyped);
    return () => tell(part, false);
  }, [tell, part, isTyped]);
}

/** How a part of a dialog closes it, or does something else that drops what is typed. */
export function useLeave(): Unsaved['leave'] {
  return useContext(UnsavedContext).leave;
}
