import { createContext, useContext, useEffect, useId } from 'react';

export interface DialogLeave {
  /** Notes that a part of the dialog holds something typed, or no longer does. */
  readonly tell: (part: string, isTyped: boolean) => void;
  /** Does what would drop what is typed, after asking if there is any. Without it, the dialog is closed. */
  readonly leave: (then?: () => void) => void;
}

export const DialogLeaveContext = createContext<DialogLeave>({
  tell: () => undefined,
  leave: (then) => then?.(),
});

/** Says inside a dialog that something is typed here that nobody has saved: it is not closed without asking. */
export function useUnsaved(isTyped: boolean): void {
  const { tell } = useContext(DialogLeaveContext);
  const part = useId();
  useEffect(() => {
    tell(part, isTyped);
    return () => tell(part, false);
  }, [tell, part, isTyped]);
}

/** How a part of a dialog closes it, or does something else that drops what is typed. */
export function useLeave(): DialogLeave['leave'] {
  return useContext(DialogLeaveContext).leave;
}
