import { ListItemButton, ListItemIcon, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '../../app/area.ts';
import { useIsNarrow } from './phone.ts';
import { useSidebarState } from './sidebar.ts';

interface MenuLinkOptions {
  readonly entry: MenuEntry;
  /** Is its screen open? */
  readonly isHere: boolean;
  /** Does the menu show words, and not icons alone? */
  readonly isOpen: boolean;
}

/** A line of the menu. Where the menu takes the screen's room, following a link closes it. */
export function MenuLink({ entry: { to, label, icon: Icon }, isHere, isOpen }: MenuLinkOptions) {
  const t = useTranslate();
  const [, setOpen] = useSidebarState();
  const isNarrow = useIsNarrow();
  return (
    <li>
      <ListItemButton
        component={Link}
        to={to}
        title={isOpen ? undefined : t(label)}
        selected={isHere}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => {
          if (isNarrow) setOpen(false);
        }}
        sx={{ px: 2, py: 0.5, minHeight: { md: 36 } }}
      >
        <ListItemIcon sx={{ minWidth: 40, color: isHere ? 'primary.main' : undefined }}>
          <Icon />
        </ListItemIcon>
        <Typography component="span" noWrap sx={{ fontWeight: isHere ? 600 : undefined }}>
          {t(label)}
        </Typography>
      </ListItemButton>
    </li>
  );
}
