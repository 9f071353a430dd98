import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { pressEnded } from '../../../app/press.ts';
import { useDocumentFormContext } from '../document-form-context.ts';
import type { FieldPath } from '../set-at.ts';

/** Names what stands at a place of a form, and notices when somebody leaves it; it takes no room itself. */
export function Left({
  path,
  children,
}: {
  readonly path: FieldPath;
  readonly children: ReactNode;
}) {
  const { leave } = useDocumentFormContext();
  return (
    <Box
      sx={{ display: 'contents' }}
      data-path={path}
      onBlur={({ currentTarget, relatedTarget }) => {
        // From one part of a field to another it is not left.
        if (!currentTarget.contains(relatedTarget)) void pressEnded().then(() => leave(path));
      }}
    >
      {children}
    </Box>
  );
}
