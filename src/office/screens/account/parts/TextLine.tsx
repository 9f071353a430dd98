import { TextField } from '@mui/material';

interface TextLineOptions {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email';
  readonly autoComplete: string;
  readonly autoFocus?: boolean;
  readonly isCode?: boolean;
  readonly maxLength?: number;
}

/** A line of text that must be given. */
export function TextLine(options: TextLineOptions) {
  const { label, value, onChange, type = 'text', autoComplete, autoFocus, isCode } = options;
  return (
    <TextField
      label={label}
      type={type}
      name={autoComplete.split(' ')[0]}
      autoComplete={autoComplete}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      autoFocus={autoFocus ?? false}
      required
      fullWidth
      slotProps={{
        inputLabel: { required: false },
        htmlInput: {
          maxLength: options.maxLength ?? 254,
          ...(isCode && { spellCheck: false, autoCapitalize: 'none' }),
        },
      }}
    />
  );
}
