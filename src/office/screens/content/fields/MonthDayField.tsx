import { Box, FormHelperText, TextField } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'ra-core';
import {
  daysIn,
  monthDayOf,
  monthName,
  partsOf,
  twoDigits,
  type MonthDay,
} from '../../../form/month-day.ts';
import { useDocumentFormContext } from '../document-form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { useFieldInput } from './FieldProblem.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => twoDigits(index + 1));

/** A day of every year, picked as people say it: the day, then the month by its name. */
export function MonthDayField({ field, path, value }: FieldOptions) {
  const { language, set } = useDocumentFormContext();
  const t = useTranslate();
  const { label, error, helperText: help, required } = useFieldInput({ field, path });
  const helpId = useId();
  const chosen = partsOf(value);
  const days = Array.from({ length: daysIn(chosen.month) }, (_, index) => twoDigits(index + 1));
  const choose = (part: Partial<MonthDay>) => {
    const next = { ...chosen, ...part };
    // Who picks a month means all of it until they say the day.
    const isMonthAlone = part.month && next.day === '';
    const first = field.name === 'to' ? twoDigits(daysIn(next.month)) : '01';
    set(path, monthDayOf(isMonthAlone ? { ...next, day: first } : next));
  };
  // The browser's own list is the one that a thumb and a keyboard know.
  const part = (
    name: keyof MonthDay,
    options: readonly string[],
    text: (one: string) => string,
  ) => (
    <TextField
      select
      label={t(`content.fields.${name}`)}
      value={chosen[name]}
      onChange={({ target }) => choose({ [name]: target.value })}
      {...{ error, required }}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { ...(help && { 'aria-describedby': helpId }) },
      }}
      sx={{ flex: name === 'day' ? '0 0 96px' : '1 1 120px' }}
    >
      <option value="">–</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {text(option)}
        </option>
      ))}
    </TextField>
  );
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, fontSize: '0.9rem', mb: 1.5 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {part('day', days, (day) => String(Number(day)))}
        {part('month', MONTHS, (month) => monthName(month, language))}
      </Box>
      {help && (
        <FormHelperText id={helpId} error={error}>
          {help}
        </FormHelperText>
      )}
    </Box>
  );
}
