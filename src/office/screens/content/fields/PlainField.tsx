import { Box, FormHelperText, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { typedTime } from '../../../../content/index.ts';
import { Tick } from '../../../ui/Tick.tsx';
import { choiceName, choicesOf } from '../choices.ts';
import { said, useDocumentFormContext } from '../document-form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { useFieldInput } from './FieldProblem.tsx';
import { KeyField } from './KeyField.tsx';
import { MomentField } from './MomentField.tsx';
import { MonthDayField } from './MonthDayField.tsx';
import { FigureField } from './FigureField.tsx';
import { helpWith } from './help.ts';

const TYPES: Readonly<Record<string, string>> = {
  ...{ date: 'date', time: 'time', link: 'text', email: 'email', phone: 'tel' },
};

/** An input for one plain value. */
export function PlainField({ field, path, value }: FieldOptions) {
  const { language, set } = useDocumentFormContext();
  const t = useTranslate();
  const input = useFieldInput({ field, path });
  const help = said(field.help, language);
  if (field.input === 'switch') {
    return (
      <Box>
        <Tick
          isSwitch
          label={input.label}
          checked={(value ?? field.default ?? false) === true}
          onChange={(isOn) => set(path, isOn)}
        />
        {help && <FormHelperText>{help}</FormHelperText>}
      </Box>
    );
  }
  if (field.input === 'number' || field.input === 'money' || field.input === 'percent') {
    return <FigureField field={field} path={path} value={value} kind={field.input} />;
  }
  if (field.input === 'monthDay') {
    return <MonthDayField field={field} path={path} value={value} />;
  }
  if (field.input === 'choice') {
    return (
      <TextField
        select
        fullWidth
        {...input}
        value={typeof value === 'string' ? value : ((field.default as string | undefined) ?? '')}
        onChange={({ target }) => set(path, target.value)}
      >
        {!field.isRequired && <MenuItem value="">{t('content.fields.none')}</MenuItem>}
        {choicesOf(field).map((option) => (
          <MenuItem key={option} value={option}>
            {choiceName(field, option, language)}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  if (field.keysOf) return <KeyField field={field} path={path} value={value} />;
  if (field.input === 'dateTime') return <MomentField field={field} path={path} value={value} />;
  const isLines = field.input === 'lines';
  const written = isLines ? (Array.isArray(value) ? value : []).join('\n') : value;
  const text = typeof written === 'string' ? written : '';
  const isMultiline = isLines || field.input === 'multiline';
  return (
    <TextField
      fullWidth
      multiline={isMultiline}
      {...(isMultiline && { minRows: isLines ? 1 : 3 })}
      type={TYPES[field.input] ?? 'text'}
      {...input}
      {...(!input.error && !isLines && { helperText: helpWith({ help, text, field, t }) })}
      value={field.input === 'time' ? typedTime(text) : text}
      onChange={({ target }) => set(path, isLines ? target.value.split('\n') : target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
