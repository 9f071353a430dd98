import { Link, type LinkProps } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

interface TextLinkOptions extends Pick<LinkProps, 'aria-current' | 'children' | 'underline'> {
  readonly to: string;
  readonly sx?: Exclude<LinkProps['sx'], readonly unknown[]>;
}

/** As large as a thumb needs. */
const TARGET = { display: 'inline-block', minWidth: 44, minHeight: 44, py: 1.25 } as const;

/** A text that leads to a screen. */
export function TextLink({ sx = {}, ...link }: TextLinkOptions) {
  return <Link component={RouterLink} {...link} sx={[TARGET, sx]} />;
}
