import {
  Autocomplete,
  Box,
  createFilterOptions,
  FormHelperText,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isRecord, newKey } from '../../../form/form-values.ts';
import { useDocumentFormContext } from '../document-form-context.ts';
import { MovableItem } from '../MovableItem.tsx';
import { moved } from '../moved.ts';
import type { FieldOptions } from '../field-options.ts';
import { useDocuments, type Named } from '../use-documents.ts';
import { useFieldInput } from './FieldProblem.tsx';
import { PlainList } from '../../../ui/PlainList.tsx';

/** One document, or several in an order, picked by their names. */
export function ReferenceField({ field, path, value }: FieldOptions) {
  const { set, offerUndo } = useDocumentFormContext();
  const [typed, setTyped] = useState('');
  const t = useTranslate();
  const { label, error, helperText } = useFieldInput({ field, path });
  const documents = useDocuments(field.to ?? []);
  const nameOf = (id: string) => documents.find((one) => one.id === id)?.title || id;
  if (field.input === 'reference') {
    const id = refOf(value);
    return (
      <Autocomplete
        options={documents}
        filterOptions={findIn}
        value={id === '' ? null : { id, title: nameOf(id), titles: '' }}
        getOptionLabel={({ title, id }) => title || id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        getOptionKey={({ id }) => id}
        onChange={(_, next) => set(path, next ? { _type: 'reference', _ref: next.id } : undefined)}
        renderInput={(parameters) => (
          <TextField {...parameters} {...{ label, error, helperText }} />
        )}
      />
    );
  }
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const taken = new Set(items.map(refOf));
  return (
    <Box component="section" aria-label={label}>
      <Typography component="h2" variant="h3">
        {label}
      </Typography>
      <FormHelperText error={error} sx={{ mb: 1 }}>
        {helperText}
      </FormHelperText>
      <PlainList component="ol" sx={{ mb: 1 }}>
        {items.map((item, index) => (
          <MovableItem
            key={refOf(item)}
            title={nameOf(refOf(item))}
            index={index}
            total={items.length}
            group={path}
            onMove={(from, to) => set(path, moved(items, from, to))}
            onRemove={() => {
              set(path, items.toSpliced(index, 1));
              offerUndo(t('content.done.removed', { title: nameOf(refOf(item)) }), () =>
                set(path, (now: unknown) =>
                  Array.isArray(now) ? now.toSpliced(index, 0, item) : [item],
                ),
              );
            }}
          />
        ))}
      </PlainList>
      <Autocomplete
        options={documents.filter(({ id }) => !taken.has(id))}
        filterOptions={findIn}
        value={null}
        // What was picked goes to the list: the field is empty for the next one.
        inputValue={typed}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        getOptionLabel={({ title, id }) => title || id}
        getOptionKey={({ id }) => id}
        onChange={(_, next) => {
          if (!next) return;
          set(path, [...items, { _type: 'reference', _key: newKey(), _ref: next.id }]);
          // Of a name that was typed whole, MUI has nothing to say.
          setTyped('');
        }}
        renderInput={(parameters) => (
          <TextField {...parameters} label={t('content.fields.addTo', { list: label })} />
        )}
      />
    </Box>
  );
}

/** Finds a document by its title in either language. */
const findIn = createFilterOptions<Named>({ stringify: ({ titles, id }) => `${titles} ${id}` });

function refOf(value: unknown): string {
  return isRecord(value) && typeof value['_ref'] === 'string' ? value['_ref'] : '';
}
