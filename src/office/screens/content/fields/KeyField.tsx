import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { storedText } from '../../../../content/index.ts';
import { isRecord } from '../../../form/form-values.ts';
import { useDocumentFormContext } from '../document-form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { useFieldInput } from './FieldProblem.tsx';

/** Chooses an item of another list of the same document, by its name; its key is what is stored. */
export function KeyField({ field, path, value }: FieldOptions) {
  const { language, read, set } = useDocumentFormContext();
  const t = useTranslate();
  const input = useFieldInput({ field, path });
  const offered = () => keysIn(read(field.keysOf ?? ''), language);
  const [options, setOptions] = useState(offered);
  const key = typeof value === 'string' ? value : '';
  const isKnown = key === '' || options.some((option) => option.key === key);
  return (
    <TextField
      select
      fullWidth
      {...input}
      value={key}
      onChange={({ target }) => set(path, target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        // The list may have been changed since this input was shown.
        select: { displayEmpty: true, onOpen: () => setOptions(offered()) },
      }}
    >
      <MenuItem value="">{t('content.fields.none')}</MenuItem>
      {!isKnown && <MenuItem value={key}>{key}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.key} value={option.key}>
          {option.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function keysIn(list: unknown, language: string): readonly { key: string; name: string }[] {
  return (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    const key = isRecord(item) ? item['key'] : undefined;
    if (!isRecord(item) || typeof key !== 'string' || key === '') return [];
    return [{ key, name: storedText(item['names'], language) || key }];
  });
}
