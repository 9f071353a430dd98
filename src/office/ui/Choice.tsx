import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

export interface ChoiceOptions<Value extends string = string> extends Omit<
  TextFieldProps,
  'select' | 'value' | 'onChange' | 'children' | 'slotProps'
> {
  readonly value: Value | undefined;
  /** With a language, where it is not the office's that it is called so in. */
  readonly options: readonly (readonly [value: Value, label: string, language?: string])[];
  /** What it is called when nothing is chosen; without it, something always is. */
  readonly all?: string;
  readonly onChoose: (value: Value) => void;
}

/** Chooses one of several. */
export function Choice<Value extends string>({
  value,
  options,
  all,
  onChoose,
  ...field
}: ChoiceOptions<Value>) {
  return (
    <TextField
      select
      size="small"
      {...field}
      value={options.some(([known]) => known === value) ? value : ''}
      onChange={({ target }) => onChoose(target.value as Value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      {all !== undefined && <MenuItem value="">{all}</MenuItem>}
      {options.map(([known, name, language]) => (
        <MenuItem key={known} value={known} lang={language}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
