import { Paper, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode, type Ref } from 'react';
import { Hint } from './Hint.tsx';

interface SectionOptions {
  /** A text, or the key of one. */
  readonly title: string;
  /** The same, of what is to be known beforehand. */
  readonly help?: string;
  /** Of its heading. */
  readonly level?: 2 | 3;
  /** Of its heading, which then takes the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Is it on no paper, for what it holds has its own? Its heading is then as large as its level. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

const ON_PAPER = { variant: 'outlined', sx: { p: { xs: 2, sm: 3 }, minWidth: 0 } } as const;
const BARE = { elevation: 0, sx: { background: 'none' } } as const;

/** A part of a screen below its heading. */
export function Section(options: SectionOptions) {
  const { title, help, level = 2, headingRef, isBare = false, children } = options;
  const t = useTranslate();
  const id = useId();
  const heading = `h${level}` as const;
  return (
    <Paper component="section" aria-labelledby={id} {...(isBare ? BARE : ON_PAPER)}>
      <Typography
        id={id}
        {...(headingRef && { ref: headingRef, tabIndex: -1 })}
        variant={isBare ? heading : 'h3'}
        component={heading}
        sx={{ mb: help ? 0.5 : 1.5, outline: 'none' }}
      >
        {t(title, { _: title })}
      </Typography>
      {help && <Hint sx={{ mb: 2 }}>{t(help, { _: help })}</Hint>}
      {children}
    </Paper>
  );
}
