import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { said, useForm } from '../form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { numberText, numberTyped } from '../number-text.ts';
import { useProblem } from './FieldProblem.tsx';

/** A number, an amount in euros, or a share that is written as a percentage. */
export function NumberField({ field, path, value }: FieldOptions) {
  const { language, set } = useForm();
  const problem = useProblem(path);
  const { input } = field;
  // What is being typed is no number at every moment: "12,".
  const [typed, setTyped] = useState<string | null>(null);
  const unit = input === 'money' ? '€' : input === 'percent' ? '%' : undefined;
  return (
    <TextField
      fullWidth
      label={said(field.label, language)}
      value={typed ?? numberText(value, input, language)}
      onChange={({ target }) => {
        setTyped(target.value);
        set(path, numberTyped(target.value, input));
      }}
      onBlur={() => setTyped(null)}
      error={problem !== undefined}
      helperText={problem ?? said(field.help, language)}
      required={field.isRequired}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        inputLabel: { shrink: true },
        ...(unit && {
          input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        }),
      }}
    />
  );
}
