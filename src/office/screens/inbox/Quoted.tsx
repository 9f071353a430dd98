import { Box } from '@mui/material';

/** An answer that is told of, in its own words. */
export function Quoted({ subject, body }: { readonly subject: string; readonly body: string }) {
  return (
    <Box sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {[subject, body].filter(Boolean).join('\n\n')}
    </Box>
  );
}
