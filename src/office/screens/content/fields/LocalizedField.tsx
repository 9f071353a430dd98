import { Box, TextField } from '@mui/material';
import { Fragment, useRef } from 'react';
import { useTranslate } from 'ra-core';
import { byLanguage } from '../../../../content/index.ts';
import { placeholdersOf } from '../../../../i18n/index.ts';
import { keyed, named } from '../../../form/named-figures.ts';
import { said, useDocumentFormContext } from '../document-form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { FigureMenu } from './FigureMenu.tsx';
import { useProblem } from './FieldProblem.tsx';
import { helpWith } from './help.ts';
import { Left } from './Left.tsx';
import { Original } from './Original.tsx';

/** A text in each language, side by side; below one another on a phone. */
export function LocalizedField({ field, path, value }: FieldOptions) {
  const { languages, originals } = useDocumentFormContext();
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
            <TextIn
              {...{ field, path, code }}
              figures={field.figures ?? placeholdersOf(String(original ?? ''))}
              value={values[code]}
            />
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

interface TextInOptions extends FieldOptions {
  readonly code: string;
  /** What it may name. */
  readonly figures: readonly string[];
}

function TextIn({ field, path, code, value, figures }: TextInOptions) {
  const { language, languages, set, figures: names } = useDocumentFormContext();
  const isFirst = code === languages[0];
  const t = useTranslate();
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const own = useProblem(`${path}.${code}`);
  const whole = useProblem(path);
  const problem = own ?? (isFirst ? whole : undefined);
  const isLines = field.input === 'lines';
  const written = isLines ? (Array.isArray(value) ? value : []).join('\n') : value;
  const text = named(typeof written === 'string' ? written : '', names);
  const change = (shown: string) => {
    const next = keyed(shown, names);
    set(`${path}.${code}`, isLines ? next.split('\n') : next);
  };
  const isLong = isLines || field.input === 'multiline';
  const help = [said(field.help, language), isLines ? t('content.fields.lines') : '']
    .filter(Boolean)
    .join(' ');
  const name = t(`content.languages.${code}`);
  return (
    // One cell of the languages' grid.
    <div>
      <TextField
        fullWidth
        inputRef={input}
        multiline={isLong}
        {...(isLong && { minRows: 3 })}
        label={`${said(field.label, language)} · ${name}`}
        value={text}
        onChange={({ target }) => change(target.value)}
        error={problem !== undefined}
        helperText={problem ?? helpWith({ help, isSaid: isFirst, text, field, t })}
        slotProps={{
          htmlInput: { lang: code, dir: 'auto', spellCheck: true },
          inputLabel: { shrink: true },
        }}
      />
      <FigureMenu {...{ figures, names, input }} onChange={change} />
    </div>
  );
}
