import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { LanguageMenu } from '../../../ui/layout/LanguageMenu.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { TILE_LINE } from '../../../app/theme.ts';

interface SignInCardOptions {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** The card of a sign-in screen: signing in, setting up, joining. */
export function SignInCard({ title, intro, children }: SignInCardOptions) {
  const t = useTranslate();
  usePageTitle(title);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        alignContent: { xs: 'start', sm: 'center' },
        justifyItems: 'center',
        px: { xs: 0, sm: 2 },
        py: { xs: 0, sm: 4 },
        bgcolor: 'background.default',
      }}
    >
      <Paper
        sx={{
          width: '100%',
          maxWidth: 440,
          overflow: 'hidden',
          borderRadius: { xs: 0, sm: 2 },
          boxShadow: { xs: 'none', sm: '0 12px 32px rgb(42 33 27 / 0.14)' },
          minHeight: { xs: '100dvh', sm: 0 },
        }}
      >
        <Box aria-hidden sx={{ height: 24, background: TILE_LINE }} />
        <Box sx={{ p: { xs: 3, sm: 4 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
            <Typography color="textSecondary" sx={{ flexGrow: 1 }}>
              {t('office.name')}
            </Typography>
            <LanguageMenu />
          </Box>
          <Typography variant="h1" sx={{ mb: intro ? 1.5 : 3 }}>
            {title}
          </Typography>
          {intro && <Typography sx={{ mb: 3 }}>{intro}</Typography>}
          {children}
        </Box>
      </Paper>
    </Box>
  );
}
