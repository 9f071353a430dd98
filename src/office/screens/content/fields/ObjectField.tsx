import { Box, FormHelperText } from '@mui/material';
import { isRecord } from '../../../form/form-values.ts';
import { said, useDocumentFormContext } from '../document-form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { ItemFields } from './ItemFields.tsx';

/** Fields that belong together. */
export function ObjectField({ field, path, value }: FieldOptions) {
  const { language } = useDocumentFormContext();
  const values = isRecord(value) ? value : {};
  // What may be left out as a whole asks for its parts once it has one.
  const isAsked = field.isRequired || Object.values(values).some((one) => one !== '');
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, m: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ px: 1, fontWeight: 600 }}>
        {said(field.label, language)}
      </Box>
      {field.help && <FormHelperText sx={{ mb: 2 }}>{said(field.help, language)}</FormHelperText>}
      <ItemFields
        fields={(field.fields ?? []).map((one) => (isAsked ? one : { ...one, isRequired: false }))}
        path={path}
        value={value}
      />
    </Box>
  );
}
