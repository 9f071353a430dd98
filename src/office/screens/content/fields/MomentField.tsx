import { TextField } from '@mui/material';
import { useDocumentFormContext } from '../document-form-context.ts';
import { instantOfBusiness, businessLocal } from '../business-time.ts';
import type { FieldOptions } from '../field-options.ts';
import { useTyped } from '../use-typed.ts';
import { useFieldInput } from './FieldProblem.tsx';

/** A day and a time, in the business's time wherever the device is. */
export function MomentField({ field, path, value }: FieldOptions) {
  const { set } = useDocumentFormContext();
  const typing = useTyped(localIn(value), (local) => {
    const at = instantOfBusiness(local);
    if (local === '') set(path, '');
    // A year that is half typed is none yet, and takes nothing away.
    else if (at !== null) set(path, new Date(at).toISOString());
  });
  return (
    <TextField
      fullWidth
      type="datetime-local"
      {...useFieldInput({ field, path })}
      {...typing}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

/** An instant as the browser's own input writes it. */
function localIn(iso: unknown): string {
  const at = typeof iso === 'string' ? Date.parse(iso) : NaN;
  return Number.isNaN(at) ? '' : businessLocal(at);
}
