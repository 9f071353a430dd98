import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLocale } from 'react-admin';

interface NumberFieldOptions {
  readonly label: string;
  /** In the unit that is stored: cents, hundredths of a percent, people. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** How many stored units make one that is typed: 100 for cents. */
  readonly per?: number;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly hasHiddenLabel?: boolean;
}

/** A number as people type it, with a comma or a point; what is stored is whole. */
export function NumberField(options: NumberFieldOptions) {
  const { label, value, onChange, per = 1, hint, isRequired = true } = options;
  const locale = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? textOf(value, per, locale);
  const isWrong =
    typed !== null && numberOf(typed, per) === undefined && (isRequired || typed !== '');
  return (
    <TextField
      size="small"
      fullWidth
      label={options.hasHiddenLabel ? undefined : label}
      value={shown}
      error={isWrong}
      disabled={options.isDisabled ?? false}
      helperText={hint}
      slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': label } }}
      onChange={({ target }) => {
        setTyped(target.value);
        const number =
          target.value.trim() === '' && !isRequired ? null : numberOf(target.value, per);
        if (number !== undefined) onChange(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function textOf(value: number | null, per: number, locale: string): string {
  if (value === null) return '';
  const digits = per > 1 && value % per !== 0 ? 2 : 0;
  const text = (value / per).toFixed(digits);
  return locale === 'es' ? text.replace('.', ',') : text;
}

/** In stored units; undefined when it is no number. */
function numberOf(text: string, per: number): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (!/^\d{1,7}(?:\.\d{0,2})?$/.test(plain)) return undefined;
  const number = Math.round(Number(plain) * per);
  return Number.isSafeInteger(number) ? number : undefined;
}
