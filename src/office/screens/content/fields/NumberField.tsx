import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { PriceQuestion } from '../../../ui/PriceQuestion.tsx';
import { said, useForm } from '../form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { numberText, numberTyped } from '../../../form/number-text.ts';
import { useProblem } from './FieldProblem.tsx';

/** A number, an amount in euros, or a share that is written as a percentage. */
export function NumberField({ field, path, value }: FieldOptions) {
  const { language, set, priceDoubts, confirmPrice } = useForm();
  const t = useTranslate();
  const { input } = field;
  const found = useProblem(path);
  // What is no amount is not only no number: `6,905` may be a slip or thousands.
  const isNoAmount = input === 'money' && typeof value === 'string' && value !== '';
  const problem = found && isNoAmount ? t('content.problems.amount') : found;
  const doubt = priceDoubts.find((one) => one.path.join('.') === path);
  // What is being typed is no number at every moment: "12,".
  const [typed, setTyped] = useState<string | null>(null);
  const unit = input === 'money' ? '€' : input === 'percent' ? '%' : undefined;
  const textField = (
    <TextField
      fullWidth
      label={said(field.label, language)}
      value={typed ?? numberText(value, input, language)}
      onChange={({ target }) => {
        setTyped(target.value);
        set(path, numberTyped(target.value, input));
      }}
      onBlur={() => setTyped(null)}
      error={problem !== undefined}
      helperText={problem ?? said(field.help, language)}
      required={field.isRequired}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        inputLabel: { shrink: true },
        ...(unit && {
          input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        }),
      }}
    />
  );
  // While it is being typed it is another at each key.
  if (!doubt || typed !== null) return textField;
  return (
    <>
      {textField}
      <PriceQuestion
        price={doubt.price}
        before={doubt.before}
        onYes={() => confirmPrice(doubt)}
        onNo={() => set(path, doubt.before ?? undefined)}
      />
    </>
  );
}
