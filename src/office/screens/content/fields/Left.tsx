import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useForm } from '../form-context.ts';
import type { FieldPath } from '../set-at.ts';

/** How long a press may take, milliseconds: what is said of a field that was left moves what is pressed below it. */
const PRESS = 300;

/** Names what stands at a place of a form, and notices when somebody leaves it; it takes no room itself. */
export function Left({
  path,
  children,
}: {
  readonly path: FieldPath;
  readonly children: ReactNode;
}) {
  const { leave } = useForm();
  return (
    <Box
      sx={{ display: 'contents' }}
      data-path={path}
      onBlur={({ currentTarget, relatedTarget }) => {
        // From one part of a field to another it is not left.
        if (!currentTarget.contains(relatedTarget)) setTimeout(() => leave(path), PRESS);
      }}
    >
      {children}
    </Box>
  );
}
