import { IconButton, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { DragIndicatorIcon } from '../../app/icons.ts';
import { announce } from '../../ui/layout/announce.tsx';

interface MoveHandleOptions {
  /** What is moved. */
  readonly title: string;
  readonly index: number;
  readonly total: number;
  /** The kind of data that is dragged. */
  readonly type: string;
  onMove(from: number, to: number): void;
}

/**
 * What an item is dragged by. The arrow keys move it too, and so does the menu that a tap opens, since
 * fingers scroll where a mouse drags.
 */
export function MoveHandle({ title, index, total, type, onMove }: MoveHandleOptions) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const move = (step: -1 | 1) => {
    setIsOpen(false);
    if (index + step < 0 || index + step >= total) return;
    onMove(index, index + step);
    announce(t('content.order.moved', { title, place: index + step + 1, total }));
    // The line moves away from under the focus.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <>
      <IconButton
        ref={button}
        draggable
        aria-label={t('content.order.handle', { title })}
        onClick={() => setIsOpen(true)}
        onDragStart={(event) => {
          event.dataTransfer.setData(type, String(index));
          event.dataTransfer.effectAllowed = 'move';
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          move(event.key === 'ArrowUp' ? -1 : 1);
        }}
        sx={{ cursor: 'grab' }}
      >
        <DragIndicatorIcon />
      </IconButton>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setIsOpen(false)}>
        <MenuItem disabled={index === 0} onClick={() => move(-1)}>
          {t('content.fields.up', { title })}
        </MenuItem>
        <MenuItem disabled={index === total - 1} onClick={() => move(1)}>
          {t('content.fields.down', { title })}
        </MenuItem>
      </Menu>
    </>
  );
}
