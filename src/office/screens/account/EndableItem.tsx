import { IconButton, ListItem, ListItemText } from '@mui/material';
import type { ReactNode } from 'react';
import { DeleteIcon } from '../../app/icons.ts';

interface EndableItemOptions {
  readonly primary: string;
  readonly secondary: string;
  /** What its button is called, which ends it. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** What stands in the place of the button. */
  readonly instead?: ReactNode;
  readonly onEnd: () => void;
}

/** A line of what lets somebody in, or tells them something, and its end. */
export function EndableItem(options: EndableItemOptions) {
  const { primary, secondary, label, icon = <DeleteIcon />, instead, onEnd } = options;
  return (
    <ListItem
      disableGutters
      secondaryAction={
        instead || (
          <IconButton edge="end" aria-label={label} onClick={onEnd}>
            {icon}
          </IconButton>
        )
      }
    >
      <ListItemText {...{ primary, secondary }} sx={{ pr: 4 }} />
    </ListItem>
  );
}
