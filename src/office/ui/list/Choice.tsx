import { MenuItem, type SxProps, TextField, type Theme } from '@mui/material';
import { useId } from 'react';

export interface ChoiceOptions {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** What it is called when nothing is chosen; without it, something always is. */
  readonly all?: string;
  readonly onChoose: (value: string) => void;
  readonly sx?: SxProps<Theme>;
}

/** Chooses one of several, to narrow or to order a list. */
export function Choice({ label, value = '', options, all, onChoose, sx }: ChoiceOptions) {
  const id = useId();
  return (
    <TextField
      select
      size="small"
      id={id}
      label={label}
      value={options.some(([known]) => known === value) ? value : ''}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      {...(sx && { sx })}
    >
      {all !== undefined && <MenuItem value="">{all}</MenuItem>}
      {options.map(([known, name]) => (
        <MenuItem key={known} value={known}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
