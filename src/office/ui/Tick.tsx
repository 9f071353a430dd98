import { Checkbox, FormControlLabel, Switch } from '@mui/material';

interface TickOptions {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly isSwitch?: boolean;
  readonly disabled?: boolean;
}

/** A box to tick, or a switch, with its words. */
export function Tick({ label, onChange, isSwitch = false, ...shown }: TickOptions) {
  const Control = isSwitch ? Switch : Checkbox;
  return (
    <FormControlLabel
      label={label}
      control={<Control {...shown} onChange={(_, isChecked) => onChange(isChecked)} />}
      sx={{ minHeight: 44 }}
    />
  );
}
