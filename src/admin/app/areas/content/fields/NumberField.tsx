import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { said, useForm } from '../form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { useProblem } from './FieldProblem.tsx';

/** A number, an amount in euros, or a share that is written as a percentage. */
export function NumberField({ field, path, value }: FieldOptions) {
  const { language, set } = useForm();
  const problem = useProblem(path);
  const isShare = field.input === 'percent';
  const shown = textOf(value, isShare, language);
  // What is being typed is no number at every moment: "12,".
  const [typed, setTyped] = useState<string | null>(null);
  const unit = field.input === 'money' ? '€' : isShare ? '%' : undefined;
  return (
    <TextField
      fullWidth
      label={said(field.label, language)}
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        set(path, numberIn(target.value, isShare));
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

function textOf(value: unknown, isShare: boolean, language: string): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const text = String(isShare ? Math.round(value * 10_000) / 100 : value);
  return language === 'es' ? text.replace('.', ',') : text;
}

/** Both decimal signs are understood; what is no number stays as it is, for the schema to refuse. */
function numberIn(text: string, isShare: boolean): number | string | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return undefined;
  const number = Number(plain);
  if (!Number.isFinite(number)) return text;
  return isShare ? Math.round(number * 100) / 10_000 : number;
}
