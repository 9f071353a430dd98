import { IconButton } from '@mui/material';
import type { ReactNode } from 'react';

interface BarButtonOptions {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** An icon in the bar, which says what it does. */
export function BarButton({ label, onClick, children }: BarButtonOptions) {
  return (
    <IconButton color="inherit" aria-label={label} title={label} onClick={onClick}>
      {children}
    </IconButton>
  );
}
