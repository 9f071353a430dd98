import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface RowLinkOptions {
  readonly to: string;
  readonly children: ReactNode;
}

/** The link of a row that leads to the same screen wherever it is pressed: it looks like the row's other texts. */
export function RowLink(link: RowLinkOptions) {
  return (
    <Link
      component={RouterLink}
      color="inherit"
      // The row is not pressed as well.
      onClick={(event) => event.stopPropagation()}
      {...link}
    />
  );
}
