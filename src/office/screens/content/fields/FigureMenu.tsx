import { Button, Menu, MenuItem } from '@mui/material';
import { useState, type RefObject } from 'react';
import { useTranslate } from 'ra-core';
import type { FigureNames } from '../../../form/named-figures.ts';

interface FigureMenuOptions {
  /** The figures that the text may name. */
  readonly figures: readonly string[];
  readonly names: FigureNames;
  readonly input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  /** The text as it is shown, with a figure’s name in it. */
  onChange(text: string): void;
}

/** Puts a figure, by its name, where the cursor is. */
export function FigureMenu({ figures, names, input, onChange }: FigureMenuOptions) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const known = figures.filter((figure) => names[figure] !== undefined);
  if (known.length === 0) return null;
  const insert = (figure: string) => {
    setAnchor(null);
    const { value = '', selectionStart, selectionEnd } = input.current ?? {};
    const from = selectionStart ?? value.length;
    onChange(`${value.slice(0, from)}[${names[figure]}]${value.slice(selectionEnd ?? from)}`);
  };
  return (
    <>
      <Button
        aria-haspopup="menu"
        sx={{ ml: -1 }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('content.figures.insert')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {known.map((figure) => (
          <MenuItem key={figure} onClick={() => insert(figure)}>
            {names[figure]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
