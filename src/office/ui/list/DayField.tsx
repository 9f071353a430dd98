import { TextField } from '@mui/material';
import { useId } from 'react';

interface DayFieldOptions {
  readonly label: string;
  /** yyyy-mm-dd. */
  readonly value: string | undefined;
  readonly onChange: (day: string) => void;
}

/** A day that a list begins or ends with. */
export function DayField({ label, value = '', onChange }: DayFieldOptions) {
  const id = useId();
  return (
    <TextField
      type="date"
      size="small"
      id={id}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
