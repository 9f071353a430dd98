import { Button, IconButton, Menu, MenuItem, type ButtonProps } from '@mui/material';
import { useState, type MouseEvent, type ReactNode } from 'react';

interface MenuButtonOptions extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly label: string;
  /** Shown in place of the label, which is then said alone. */
  readonly icon?: ReactNode;
  readonly items: readonly {
    readonly key: string;
    readonly label: string;
    readonly lang?: string;
    readonly isSelected?: boolean;
    readonly onChoose: () => void;
  }[];
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
        <IconButton {...opens} aria-label={label}>
          {icon}
        </IconButton>
      ) : (
        <Button {...opens} {...button}>
          {label}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {items.map(({ key, label: name, lang, isSelected, onChoose }) => (
          <MenuItem
            key={key}
            lang={lang}
            selected={isSelected}
            onClick={() => {
              close();
              onChoose();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
