import { Box, TextField } from '@mui/material';
import { Fragment } from 'react';
import { useTranslate } from 'ra-core';
import { defaultLanguage } from '../../../../i18n/index.ts';
import { byLanguage } from '../../../form/form-values.ts';
import { said, useForm } from '../form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { useProblem } from './FieldProblem.tsx';
import { helpWith } from './help.ts';
import { Left } from './Left.tsx';
import { Original } from './Original.tsx';

/** A text in each language, side by side; below one another on a phone. */
export function LocalizedField({ field, path, value }: FieldOptions) {
  const { languages, originals } = useForm();
  const values = byLanguage(value);
  const shipped = byLanguage(originals?.values[path]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: `repeat(${languages.length}, minmax(0, 1fr))`,
        },
      }}
    >
      {languages.map((code) => {
        const original = shipped[code];
        const text = (
          <Left path={`${path}.${code}`}>
            <TextIn field={field} path={path} code={code} value={values[code]} />
          </Left>
        );
        if (typeof original !== 'string') return <Fragment key={code}>{text}</Fragment>;
        return (
          <Fragment key={code}>
            {text}
            <Original
              {...{ field, code, original }}
              path={`${path}.${code}`}
              value={values[code]}
            />
          </Fragment>
        );
      })}
    </Box>
  );
}

function TextIn({ field, path, code, value }: FieldOptions & { readonly code: string }) {
  const { language, set } = useForm();
  const t = useTranslate();
  const own = useProblem(`${path}.${code}`);
  const whole = useProblem(path);
  const problem = own ?? (code === defaultLanguage() ? whole : undefined);
  const isLines = field.input === 'lines';
  const text = isLines
    ? (Array.isArray(value) ? value : []).join('\n')
    : typeof value === 'string'
      ? value
      : '';
  const isLong = isLines || field.input === 'multiline';
  const help = [said(field.help, language), isLines ? t('content.fields.lines') : '']
    .filter(Boolean)
    .join(' ');
  const name = t(`content.languages.${code}`);
  return (
    <TextField
      fullWidth
      multiline={isLong}
      {...(isLong && { minRows: 3 })}
      label={`${said(field.label, language)} · ${name}`}
      value={text}
      onChange={({ target }) =>
        set(`${path}.${code}`, isLines ? target.value.split('\n') : target.value)
      }
      error={problem !== undefined}
      helperText={problem ?? helpWith({ help, isSaid: code === defaultLanguage(), text, field, t })}
      slotProps={{
        htmlInput: { lang: code, dir: 'auto', spellCheck: true },
        inputLabel: { shrink: true },
      }}
    />
  );
}
