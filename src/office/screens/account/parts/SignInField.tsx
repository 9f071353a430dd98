import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material';
import { useId, type ComponentProps } from 'react';

interface SignInFieldOptions extends Omit<ComponentProps<typeof OutlinedInput>, 'onChange'> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A line that must be filled in. MUI's own `TextField` brings all kinds of fields to the sign-in screen. */
export function SignInField({ label, help, onChange, slotProps, ...options }: SignInFieldOptions) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.value)}
        // Of the input alone: the outline would leave a gap for an asterisk that the label has not.
        slotProps={{ ...slotProps, input: { ...slotProps?.input, required: true } }}
        {...options}
      />
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
