import { CssBaseline, ThemeProvider, useMediaQuery } from '@mui/material';
import { useStore } from 'ra-core';
import { useMemo, type ReactNode } from 'react';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { officeTheme } from '../../app/theme.ts';

/** Light or dark: as it was chosen in this browser, or else as the browser likes it. */
export function useColours() {
  const likesDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  return useStore<'light' | 'dark'>('theme', likesDark ? 'dark' : 'light');
}

/** The looks of whatever is in it. */
export function Colours({ children }: { readonly children: ReactNode }) {
  const [colours] = useColours();
  const language = useOfficeLanguage();
  const theme = useMemo(() => officeTheme(colours, language), [colours, language]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
