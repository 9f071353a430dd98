import { Button, Menu, MenuItem } from '@mui/material';
import { useLocales, useLocaleState } from 'ra-core';
import { useState } from 'react';
import { ExpandMoreIcon, TranslateIcon } from '../../app/icons.tsx';

/** The language of the office, and the others that it speaks. */
export function LanguageMenu() {
  const languages = useLocales();
  const [chosen, choose] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<TranslateIcon />}
        endIcon={<ExpandMoreIcon fontSize="small" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {languages.find(({ locale }) => locale === chosen)?.name}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languages.map(({ locale, name }) => (
          <MenuItem
            key={locale}
            lang={locale}
            selected={locale === chosen}
            onClick={() => {
              setAnchor(null);
              choose(locale);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
