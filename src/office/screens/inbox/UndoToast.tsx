import { useCloseNotification } from 'ra-core';
import { UndoAlert } from '../../ui/UndoAlert.tsx';

/** Says what was done, and goes away once it is taken back. */
export function UndoToast({ text, onUndo }: { text: string; onUndo?: () => void }) {
  const close = useCloseNotification();
  const undo =
    onUndo &&
    (() => {
      onUndo();
      close();
    });
  return <UndoAlert text={text} onUndo={undo} />;
}
