import { Autocomplete, TextField } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import { nameOf } from '../../../../i18n/index.ts';
import { useOfficeLanguage } from '../../../app/office-language.ts';
import type { FieldOptions } from '../field-options.ts';
import { useDocumentFormContext } from '../document-form-context.ts';
import { useFieldInput } from './FieldProblem.tsx';

/** A currency or a time zone, found by its name or its code, which is what is stored. */
export default function CodeField({ field, path, value }: FieldOptions) {
  const { set } = useDocumentFormContext();
  const t = useTranslate();
  const language = useOfficeLanguage();
  const input = useFieldInput({ field, path });
  const kind = field.input === 'currency' ? 'currency' : 'timeZone';
  const codes = useMemo(() => Intl.supportedValuesOf(kind), [kind]);
  const labelOf = (code: string) => {
    if (kind === 'timeZone') return code.replaceAll('_', ' ');
    const name = nameOf('currency', code, language);
    return name === code ? code : `${code} · ${name}`;
  };
  return (
    <Autocomplete
      options={codes}
      value={typeof value === 'string' && value !== '' ? value : null}
      getOptionLabel={labelOf}
      noOptionsText={t('content.fields.noCode')}
      onChange={(_, next) => set(path, next ?? '')}
      renderInput={(parameters) => <TextField {...parameters} {...input} />}
    />
  );
}
