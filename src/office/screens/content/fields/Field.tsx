import { Box } from '@mui/material';
import { lazy, memo, Suspense } from 'react';
import type { FormField } from '../../../../content/index.ts';
import { AllergensField } from './AllergensField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { ColorField } from './ColorField.tsx';
import { ListField } from './ListField.tsx';
import { LocalizedField } from './LocalizedField.tsx';
import { ObjectField } from './ObjectField.tsx';
import { PictureField } from './PictureField.tsx';
import { PlainField } from './PlainField.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import type { FieldOptions } from '../field-options.ts';
import { Left } from './Left.tsx';

const CodeField = lazy(() => import('./CodeField.tsx'));
const CountryField = lazy(() => import('./CountryField.tsx'));
const RichTextField = lazy(() => import('./RichTextField.tsx'));

/** The room of what is on its way, so that what stands below it stays where it is, pixels. */
const ROOM = {
  richText: { xs: 560, md: 280 },
  country: 56,
  region: 79,
  currency: 79,
  timeZone: 99,
};
const roomOf = ({ input }: FormField) => ROOM[input as keyof typeof ROOM];

/** The input of a field: which one, its declaration says. */
export const Field = memo(function Field({ field, path, value }: FieldOptions) {
  const Input = inputOf(field);
  return (
    <Left path={path}>
      <Suspense fallback={<Box sx={{ minHeight: roomOf(field) }} />}>
        <Input field={field} path={path} value={value} />
      </Suspense>
    </Left>
  );
});

function inputOf({ isLocalized, input, fields }: FormField): React.ComponentType<FieldOptions> {
  if (isLocalized) return input === 'richText' ? RichTextField : LocalizedField;
  if (input === 'allergens') return AllergensField;
  if (input === 'color') return ColorField;
  if (input === 'country' || input === 'region') return CountryField;
  if (input === 'currency' || input === 'timeZone') return CodeField;
  if (input === 'picture') return PictureField;
  if (input === 'reference' || input === 'references') return ReferenceField;
  if (input === 'choices' || input === 'weekdays') return ChoicesField;
  if (input === 'list') return ListField;
  if (input === 'object' || (fields && fields.length > 0)) return ObjectField;
  return PlainField;
}
