import { lazy, memo, Suspense } from 'react';
import type { FormField } from '../../../../content/index.ts';
import { AllergensField } from './AllergensField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { ColorField } from './ColorField.tsx';
import { ListField } from './ListField.tsx';
import { LocalizedField } from './LocalizedField.tsx';
import { PictureField } from './PictureField.tsx';
import { PlainField } from './PlainField.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import type { FieldOptions } from '../field-options.ts';
import { Left } from './Left.tsx';
import { Box, FormHelperText } from '@mui/material';
import { isRecord } from '../../../form/form-values.ts';
import { said, useForm } from '../form-context.ts';
import { ItemFields } from './ItemFields.tsx';

const RichTextField = lazy(() => import('./RichTextField.tsx'));

/** The input of a field: which one, its declaration says. */
export const Field = memo(function Field({ field, path, value }: FieldOptions) {
  const Input = inputOf(field);
  return (
    <Left path={path}>
      <Suspense fallback={null}>
        <Input field={field} path={path} value={value} />
      </Suspense>
    </Left>
  );
});

function inputOf({ isLocalized, input, fields }: FormField): React.ComponentType<FieldOptions> {
  if (isLocalized) return input === 'richText' ? RichTextField : LocalizedField;
  if (input === 'allergens') return AllergensField;
  if (input === 'color') return ColorField;
  if (input === 'picture') return PictureField;
  if (input === 'reference' || input === 'references') return ReferenceField;
  if (input === 'choices' || input === 'weekdays') return ChoicesField;
  if (input === 'list') return ListField;
  if (input === 'object' || (fields && fields.length > 0)) return ObjectField;
  return PlainField;
}

/** Fields that belong together. */
function ObjectField({ field, path, value }: FieldOptions) {
  const { language } = useForm();
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
