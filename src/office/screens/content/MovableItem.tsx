import { Box, ButtonBase, IconButton, Paper } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { DeleteOutlinedIcon, ExpandLessIcon, ExpandMoreIcon } from '../../app/icons.ts';
import { MoveHandle } from './MoveHandle.tsx';

interface MovableItemOptions {
  readonly title: string;
  readonly index: number;
  readonly total: number;
  /** Items are only moved within their list. */
  readonly group: string;
  readonly isOpen?: boolean;
  readonly children?: ReactNode;
  /** Missing where there is nothing to unfold. */
  readonly onToggle?: () => void;
  onMove(from: number, to: number): void;
  onRemove(): void;
}

/** An item of a list in a form: a line that is moved and folded, with what is in it below. */
export function MovableItem(options: MovableItemOptions) {
  const { title, index, total, group, isOpen = false, children, onMove, onRemove } = options;
  const name = (
    <Box component="span" sx={{ py: 0.5, textAlign: 'start', overflowWrap: 'anywhere' }}>
      {title}
    </Box>
  );
  const t = useTranslate();
  const [isOver, setIsOver] = useState(false);
  return (
    <Paper
      component="li"
      variant="outlined"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(typeOf(group))) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        const from = event.dataTransfer.getData(typeOf(group));
        if (from === '') return;
        event.preventDefault();
        onMove(Number(from), index);
      }}
      sx={{ ...(isOver && { outline: 2, outlineColor: 'primary.main' }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <MoveHandle
          title={title}
          index={index}
          total={total}
          type={typeOf(group)}
          onMove={onMove}
        />
        {options.onToggle ? (
          <ButtonBase
            onClick={options.onToggle}
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'content.fields.fold' : 'content.fields.unfold', { title })}
            sx={{ ...LINE, justifyContent: 'space-between' }}
          >
            {name}
            {isOpen ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          </ButtonBase>
        ) : (
          <Box sx={{ ...LINE, display: 'flex', alignItems: 'center' }}>{name}</Box>
        )}
        <IconButton onClick={onRemove} aria-label={t('content.fields.remove', { title })}>
          <DeleteOutlinedIcon />
        </IconButton>
      </Box>
      {children}
    </Paper>
  );
}

const LINE = { flex: 1, minWidth: 0, minHeight: 44, px: 1, typography: 'body1' } as const;

/** What a dragged item calls itself, so that it is not dropped into another list. */
function typeOf(group: string): string {
  return `application/x-item-${group.toLowerCase().replace(/[^a-z0-9]/g, '-')}`;
}
