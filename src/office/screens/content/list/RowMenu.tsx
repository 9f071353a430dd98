import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { MoreVertIcon } from '../../../app/icons.tsx';

/** What a row of the list can have done with its document. */
export type RowAction = 'copy' | 'trash' | 'restore';

interface RowMenuOptions {
  readonly title: string;
  readonly isTrashed: boolean;
  onChoose(action: RowAction): void;
}

/** What is done with a document without opening it. */
export function RowMenu({ title, isTrashed, onChoose }: RowMenuOptions) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions: readonly RowAction[] = isTrashed ? ['restore'] : ['copy', 'trash'];
  return (
    <>
      <IconButton
        aria-label={t('content.actions.moreWith', { title })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null);
              onChoose(action);
            }}
          >
            {t(`content.actions.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
