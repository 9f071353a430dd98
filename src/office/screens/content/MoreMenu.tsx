import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { MoreVertIcon } from '../../app/icons.tsx';

interface MoreMenuOptions {
  readonly label: string;
  /** What can be done, by what it is called. */
  readonly actions: readonly (readonly [name: string, act: () => void])[];
}

/** What is done more seldom, in a menu behind three dots. */
export function MoreMenu({ label, actions }: MoreMenuOptions) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map(([name, act]) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
