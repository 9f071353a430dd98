import { Chip } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { SubmissionStatus } from '../../../requests/index.ts';

const COLOURS = {
  new: 'primary',
  answered: 'info',
  quoted: 'warning',
  accepted: 'warning',
  confirmed: 'success',
  depositPaid: 'success',
  done: 'default',
  declined: 'default',
  spam: 'default',
} as const satisfies Record<SubmissionStatus, string>;

/** A status as a word in its colour. */
export function StatusChip({ status }: { status: SubmissionStatus }) {
  const t = useTranslate();
  const variant = status === 'new' || status === 'depositPaid' ? 'filled' : 'outlined';
  return (
    <Chip
      size="small"
      color={COLOURS[status]}
      variant={variant}
      label={t(`inbox.statuses.${status}`)}
    />
  );
}
