import { Box, Button, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { isRecord } from '../../../form/form-values.ts';
import { said, useDocumentFormContext } from '../document-form-context.ts';
import { PicturePicker } from '../../pictures/PicturePicker.tsx';
import { focusOn } from '../use-go-to.ts';
import { refIn, withFile } from '../picture-address.ts';
import { StoredPicture } from '../StoredPicture.tsx';
import type { FieldOptions } from '../field-options.ts';
import { useProblem } from './FieldProblem.tsx';

/** A picture with the texts that go with it; which one, is chosen among those that are stored. */
export function PictureField({ field, path, value }: FieldOptions) {
  const { Field, language, set, offerUndo } = useDocumentFormContext();
  const t = useTranslate();
  const problem = useProblem(path) ?? undefined;
  const asset = useProblem(`${path}.asset`);
  const [isOpen, setIsOpen] = useState(false);
  const picture = isRecord(value) ? value : {};
  const ref = refIn(picture);
  const label = said(field.label, language);
  const hasWords = field.fields?.some(({ name }) => name === 'alt') ?? false;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, fontSize: '0.9rem', mb: 1 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <StoredPicture file={ref} />
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {t(ref ? 'content.fields.changePicture' : 'content.fields.pickPicture')}
        </Button>
        {ref && !field.isRequired && field.input === 'picture' && (
          <Button
            aria-label={t('content.fields.remove', { title: label })}
            onClick={() => {
              set(path, undefined);
              offerUndo(t('content.done.removed', { title: label }), () => set(path, value));
            }}
          >
            {t('ra.action.remove')}
          </Button>
        )}
      </Box>
      <FormHelperText error={(problem ?? asset) !== undefined} sx={{ mb: 1 }}>
        {problem ?? asset ?? said(field.help, language)}
      </FormHelperText>
      {ref && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {(field.fields ?? []).map((inner) => (
            <Field
              key={inner.name}
              field={inner}
              path={`${path}.${inner.name}`}
              value={picture[inner.name]}
            />
          ))}
        </Box>
      )}
      <PicturePicker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onChoose={({ ref: _ref, alt }) => {
          setIsOpen(false);
          set(path, { ...picture, _type: 'image', ...withFile(picture, _ref) });
          // What nobody has described yet is described now: without it nothing is published.
          const isSaid = Object.values(alt).some((text) => text.trim());
          if (_ref !== ref && hasWords && !isSaid) focusOn(`${path}.alt`);
        }}
      />
    </Box>
  );
}
