import { TextField, type TextFieldProps } from '@mui/material';

interface DayFieldOptions extends Omit<
  TextFieldProps,
  'type' | 'value' | 'onChange' | 'slotProps'
> {
  readonly type?: 'date' | 'time';
  /** yyyy-mm-dd, or hh:mm. */
  readonly value: string | undefined;
  /** The last that is allowed. */
  readonly max?: string;
  readonly onChange: (value: string) => void;
}

/** A day, or a time of a day. */
export function DayField({ type = 'date', value = '', max, onChange, ...field }: DayFieldOptions) {
  return (
    <TextField
      size="small"
      {...{ type, value, ...field }}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max } }}
    />
  );
}
