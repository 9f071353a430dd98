import { Box, FormHelperText } from '@mui/material';
import { isRecord } from '../../../form/form-values.ts';
import { said, useForm } from '../form-context.ts';
import { columnOf, FIELD_GRID } from './field-grid.ts';
import type { FieldOptions } from '../field-options.ts';

/** Fields that belong together. */
export function ObjectField({ field, path, value }: FieldOptions) {
  const { Field, language } = useForm();
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
      <Box sx={{ ...FIELD_GRID, gap: 2 }}>
        {(field.fields ?? []).map((inner) => (
          <Box key={inner.name} sx={{ gridColumn: columnOf(inner) }}>
            <Field
              field={isAsked ? inner : { ...inner, isRequired: false }}
              path={`${path}.${inner.name}`}
              value={values[inner.name]}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
