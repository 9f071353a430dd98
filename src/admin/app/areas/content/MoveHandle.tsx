import IconButton from '@mui/material/IconButton';
import { useRef, type ReactNode } from 'react';

interface MoveHandleOptions {
  readonly label: string;
  readonly index: number;
  readonly total: number;
  /** The kind of data that is dragged. */
  readonly type: string;
  readonly children: ReactNode;
  onMove(from: number, to: number): void;
}

/** What an item is dragged by; the arrow keys move it too. */
export function MoveHandle({ label, index, total, type, children, onMove }: MoveHandleOptions) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <IconButton
      ref={button}
      draggable
      aria-label={label}
      onDragStart={(event) => {
        event.dataTransfer.setData(type, String(index));
        event.dataTransfer.effectAllowed = 'move';
      }}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (step === 0) return;
        event.preventDefault();
        if (index + step < 0 || index + step >= total) return;
        onMove(index, index + step);
        // The line moves away from under the focus.
        requestAnimationFrame(() => button.current?.focus());
      }}
      sx={{ cursor: 'grab' }}
    >
      {children}
    </IconButton>
  );
}
