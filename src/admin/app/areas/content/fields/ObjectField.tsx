import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { isRecord } from '../../../../content/form-values.ts';
import { said, useForm } from '../form-context.ts';
import type { FieldOptions } from '../field-options.ts';

/** Fields that belong together. */
export function ObjectField({ field, path, value }: FieldOptions) {
  const { Field, language } = useForm();
  const values = isRecord(value) ? value : {};
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, m: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ px: 1, fontWeight: 600 }}>
        {said(field.label, language)}
      </Box>
      {field.help && <FormHelperText sx={{ mb: 2 }}>{said(field.help, language)}</FormHelperText>}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {(field.fields ?? []).map((inner) => (
          <Field
            key={inner.name}
            field={inner}
            path={`${path}.${inner.name}`}
            value={values[inner.name]}
          />
        ))}
      </Box>
    </Box>
  );
}
