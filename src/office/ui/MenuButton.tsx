import { Button, IconButton, ListItemIcon, Menu, MenuItem, type ButtonProps } from '@mui/material';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly lang?: string;
  readonly icon?: ReactNode;
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
  /** The screen that it leads to, if it does. */
  readonly to?: string;
  readonly onChoose?: () => void;
}

interface MenuButtonOptions extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly label: string;
  /** Shown in place of the label, which is then said alone. */
  readonly icon?: ReactNode;
  readonly items: readonly MenuEntry[];
}

/** A button that opens a menu. */
export function MenuButton({ label, icon, items, ...button }: MenuButtonOptions) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const opens = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
  return (
    <>
      {icon ? (
        <IconButton {...opens} color={button.color ?? 'default'} aria-label={label}>
          {icon}
        </IconButton>
      ) : (
        <Button {...opens} {...button}>
          {label}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {items.map(({ key, label: name, lang, icon: sign, to, ...item }) => (
          <MenuItem
            key={key}
            lang={lang}
            selected={item.isSelected}
            disabled={item.isDisabled}
            {...(to !== undefined && { component: Link, to })}
            onClick={() => {
              close();
              item.onChoose?.();
            }}
          >
            {sign && <ListItemIcon>{sign}</ListItemIcon>}
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
