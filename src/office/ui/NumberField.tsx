import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { priceDecimals } from '../../i18n/index.ts';
import { numberText, numberTyped, type NumberKind } from '../form/number-text.ts';
import { pressEnded } from '../app/press.ts';
import { useOfficeLanguage } from '../app/office-language.ts';

interface NumberFieldOptions extends Omit<TextFieldProps, 'value' | 'onChange'> {
  readonly kind: NumberKind;
  /** Of an amount; the business's by default. */
  readonly currency?: string | undefined;
  /** A number, or the text that is none. */
  readonly value: unknown;
  /** Told of what is typed: a number, undefined for nothing, or the text that is none. */
  readonly onChange: (value: number | string | undefined) => void;
  readonly unit?: string | undefined;
  /** The most that there can be, as far as it is known. */
  readonly maximum?: number | undefined;
  /** What is asked of the value beneath it once it has been typed. */
  readonly question?: ReactNode;
}

/** A number as people type it, with a comma or a point; an amount; a share in percent. */
export function NumberField(options: NumberFieldOptions) {
  const { kind, currency, value, onChange, unit, maximum, question, slotProps, ...rest } = options;
  const language = useOfficeLanguage();
  // What is being typed is no number at every moment: "12,".
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
      <TextField
        fullWidth
        {...rest}
        value={typed ?? numberText(value, kind, language, currency)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(numberTyped(target.value, kind, currency, maximum));
        }}
        onBlur={() => void pressEnded().then(() => setTyped(null))}
        slotProps={{
          ...slotProps,
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', ...slotProps?.htmlInput },
          ...(unit && {
            input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
          }),
        }}
      />
      {typed === null && question}
    </>
  );
}

/** How many of what is stored make one that is shown: cents, hundredths of a percent. */
const storedOf = (kind: NumberKind, currency?: string) =>
  ({ number: 1, money: 10 ** priceDecimals(currency), percent: 10_000 })[kind];

interface WholeNumberFieldOptions {
  readonly kind?: NumberKind;
  readonly currency?: string | undefined;
  readonly label: string;
  /** Whole, in the unit that is stored. */
  readonly value: number | null;
  /** Told of what is right alone. */
  readonly onChange: (value: number | null) => void;
  /** The least and the most that there can be, in the unit that is stored. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

/** A number that is stored whole. What is wrong stays to be seen and put right, and is told to nobody. */
export function WholeNumberField(options: WholeNumberFieldOptions) {
  const { kind = 'number', label, value, onChange, hint, isRequired = true } = options;
  const { currency, minimum = 0, maximum = Infinity, isDisabled = false } = options;
  const unit = storedOf(kind, currency);
  const t = useTranslate();
  const [wrong, setWrong] = useState<number | string | null>(null);
  return (
    <NumberField
      kind={kind}
      currency={currency}
      size="small"
      label={label}
      value={wrong ?? (value === null ? undefined : value / unit)}
      error={wrong !== null}
      disabled={isDisabled}
      helperText={wrong === null ? hint : t('ra.validation.number')}
      // "0,00" gives way to what is typed.
      onFocus={({ target }) => target.select()}
      onChange={(typed) => {
        const isNothing = typed === undefined && !isRequired;
        // What has decimals is read to the cent, and so makes a whole number but for how it is computed.
        const stored = Number(typed) * unit;
        const whole = kind === 'number' ? stored : Math.round(stored);
        const isRight = Number.isInteger(whole) && whole >= minimum && whole <= maximum;
        setWrong(isNothing || isRight ? null : (typed ?? ''));
        if (isNothing) onChange(null);
        else if (isRight) onChange(whole);
      }}
    />
  );
}
