import { Chip } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { QuoteState } from '../../../requests/index.ts';

const COLOURS = {
  draft: 'default',
  previewed: 'default',
  sent: 'info',
  seen: 'info',
  declined: 'default',
  expired: 'warning',
  replaced: 'default',
  accepted: 'success',
  depositDue: 'warning',
  lapsed: 'error',
  deposited: 'success',
  balanceDue: 'warning',
  paid: 'success',
  calledOff: 'default',
} as const satisfies Record<QuoteState, string>;

/** How far a quote has come. */
export function StateChip({ state }: { state: QuoteState }) {
  const t = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOURS[state]}
      label={t(`quotes.states.${state}`)}
    />
  );
}
