import { Box, type BoxProps } from '@mui/material';

interface PlainListOptions extends Omit<BoxProps, 'sx'> {
  readonly component?: 'ul' | 'ol';
  readonly gap?: number | { readonly xs: number; readonly sm: number };
  /** How its items stand, where that is not one below another. */
  readonly sx?: Exclude<BoxProps['sx'], readonly unknown[]>;
}

/** A list without marks. */
export function PlainList({ component = 'ul', gap = 1, sx = {}, ...rest }: PlainListOptions) {
  const list = { listStyle: 'none', p: 0, m: 0, display: 'grid', gap };
  return (
    <Box
      {...{ component, ...rest }}
      sx={[{ ...list, gridTemplateColumns: 'minmax(0, 1fr)' }, sx]}
    />
  );
}
