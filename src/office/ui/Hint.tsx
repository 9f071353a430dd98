import { Typography, type TypographyProps } from '@mui/material';

/** What is said beside something: smaller and quieter. */
export function Hint(props: TypographyProps) {
  return <Typography variant="body2" color="textSecondary" {...props} />;
}
