import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'ra-core';
import { capitalized } from '../../../../i18n/index.ts';
import { isRecord } from '../../../form/form-values.ts';
import { choiceName, choicesOf } from '../choices.ts';
import { useDocumentFormContext } from '../document-form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { useFieldInput } from './FieldProblem.tsx';

/** What a tap makes of what is said of an allergen; nothing said becomes yes. */
const NEXT = { yes: 'traces', traces: 'no', no: 'yes' } as const;
type State = keyof typeof NEXT;

/** How each state looks: what is in a dish stands out most, what nobody spoke of is open. */
const LOOKS = {
  yes: { variant: 'contained', color: 'primary' },
  traces: { variant: 'outlined', color: 'primary' },
  no: { variant: 'outlined', color: 'inherit' },
  unsaid: { variant: 'outlined', color: 'warning' },
} as const;

/** The fourteen allergens, a tap each: in it, traces, not in it. The rest is said not to be in it at once. */
export function AllergensField({ field, path, value }: FieldOptions) {
  const { language, set } = useDocumentFormContext();
  const t = useTranslate();
  const title = useId();
  const { label, error, helperText } = useFieldInput({ field, path });
  const values = isRecord(value) ? value : {};
  const allergens = choicesOf(field);
  const stateOf = (name: string): State | 'unsaid' => {
    const state = values[name];
    return state === 'yes' || state === 'no' || state === 'traces' ? state : 'unsaid';
  };
  const rest = allergens.filter((name) => stateOf(name) === 'unsaid');
  return (
    <Box role="group" aria-labelledby={title}>
      <Typography id={title} sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <FormHelperText error={error} sx={{ mb: 1 }}>
        {helperText}
      </FormHelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {allergens.map((name) => {
          const state = stateOf(name);
          return (
            <Button
              key={name}
              {...LOOKS[state]}
              onClick={() => set(`${path}.${name}`, state === 'unsaid' ? 'yes' : NEXT[state])}
              sx={{
                ...{ minHeight: 44, textTransform: 'none', fontWeight: state === 'no' ? 400 : 600 },
                ...(state === 'unsaid' && { borderStyle: 'dashed' }),
              }}
            >
              {capitalized(choiceName(field, name, language))}:{' '}
              {t(`content.fields.allergenStates.${state}`)}
            </Button>
          );
        })}
      </Box>
      {rest.length > 0 && (
        <Button
          sx={{ mt: 1 }}
          onClick={() =>
            set(path, { ...values, ...Object.fromEntries(rest.map((name) => [name, 'no'])) })
          }
        >
          {t(rest.length === allergens.length ? 'content.fields.none14' : 'content.fields.allNo')}
        </Button>
      )}
    </Box>
  );
}
