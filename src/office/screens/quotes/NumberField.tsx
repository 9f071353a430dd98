import { TextField } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'ra-core';

interface NumberFieldOptions {
  readonly label: string;
  /** In the unit that is stored: cents, hundredths of a percent, people. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** How many stored units make one that is typed: 100 for cents. */
  readonly per?: number;
  /** An amount is shown with its cents, `25,00`. */
  readonly isAmount?: boolean;
  /** The most that there can be, in the unit that is stored. */
  readonly maximum?: number;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly hasHiddenLabel?: boolean;
}

/** A number as people type it, with a comma or a point; what is stored is whole. */
export function NumberField(options: NumberFieldOptions) {
  const { label, value, onChange, per = 1, hint, isRequired = true, isAmount = false } = options;
  const { maximum = Infinity } = options;
  const locale = useLocale();
  const t = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? textOf(value, per, isAmount, locale);
  const read = (text: string) => {
    if (text.trim() === '' && !isRequired) return null;
    const number = numberOf(text, per);
    return number !== undefined && number <= maximum ? number : undefined;
  };
  const isWrong = typed !== null && read(typed) === undefined;
  return (
    <TextField
      size="small"
      fullWidth
      label={options.hasHiddenLabel ? undefined : label}
      value={shown}
      error={isWrong}
      disabled={options.isDisabled ?? false}
      helperText={isWrong ? t('quotes.numberWrong') : hint}
      slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': label } }}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = read(target.value);
        if (number !== undefined) onChange(number);
      }}
      // What is wrong stays, to be seen and put right.
      onBlur={() => !isWrong && setTyped(null)}
    />
  );
}

function textOf(value: number | null, per: number, isAmount: boolean, locale: string): string {
  if (value === null) return '';
  const digits = isAmount || value % per !== 0 ? 2 : 0;
  const text = (value / per).toFixed(digits);
  return locale === 'es' ? text.replace('.', ',') : text;
}

/** In stored units; undefined when it is no number. */
function numberOf(text: string, per: number): number | undefined {
  const plain = text.trim().replace(',', '.');
  if (!(per === 1 ? /^\d{1,7}$/ : /^\d{1,7}(?:\.\d{0,2})?$/).test(plain)) return undefined;
  const number = Math.round(Number(plain) * per);
  return Number.isSafeInteger(number) ? number : undefined;
}
