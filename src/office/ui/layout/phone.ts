import { type Theme, useMediaQuery } from '@mui/material';

/** Has the screen too little room for a table, or for the menu's words beside it? */
export function useIsNarrow(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
}

/** Is the window as narrow as a phone's? */
export function useIsPhone(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
}
