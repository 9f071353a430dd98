import { Box, FormHelperText } from '@mui/material';
import { useTranslate } from 'ra-core';
import { Tick } from '../../../ui/Tick.tsx';
import { choiceName, choicesOf } from '../choices.ts';
import { useDocumentFormContext } from '../document-form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { useFieldInput } from './FieldProblem.tsx';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Several of a few: diets, places, days of the week. */
export function ChoicesField({ field, path, value }: FieldOptions) {
  const { language, set } = useDocumentFormContext();
  const t = useTranslate();
  const { label, error, helperText } = useFieldInput({ field, path });
  const given = value ?? field.default;
  const chosen: readonly unknown[] = Array.isArray(given) ? given : [];
  const isWeek = field.input === 'weekdays';
  const options: readonly (string | number)[] = isWeek ? WEEKDAYS : choicesOf(field);
  const nameOf = (option: string | number) =>
    isWeek
      ? t(`content.fields.weekdayNames.${option}`)
      : choiceName(field, String(option), language);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, fontSize: '0.9rem' }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {options.map((option) => (
          <Tick
            key={option}
            label={nameOf(option)}
            checked={chosen.includes(option)}
            onChange={(isOn) =>
              set(
                path,
                options.filter((one) => (one === option ? isOn : chosen.includes(one))),
              )
            }
          />
        ))}
      </Box>
      <FormHelperText error={error}>{helperText}</FormHelperText>
    </Box>
  );
}
