import { Box, Button, FormHelperText, Radio } from '@mui/material';
import { useTranslate } from 'ra-core';
import { isRecord } from '../../../form/form-values.ts';
import { said, useForm } from '../form-context.ts';
import type { FieldOptions } from '../field-options.ts';
import { useProblem } from './FieldProblem.tsx';

const STATES = ['yes', 'no', 'traces'] as const;

/** The fourteen allergens against yes, no and traces; one that nobody said anything of has neither. */
export function AllergensField({ field, path, value }: FieldOptions) {
  const { language, set } = useForm();
  const t = useTranslate();
  const problem = useProblem(path);
  const values = isRecord(value) ? value : {};
  const names = isRecord(field.choices) ? field.choices : {};
  const allergens = Object.keys(names);
  const rest = allergens.filter((name) => !STATES.some((state) => state === values[name]));
  const cell = { p: 0, textAlign: 'center' as const };
  return (
    <Box>
      <Box component="table" sx={{ width: '100%', maxWidth: 480, borderCollapse: 'collapse' }}>
        <Box component="caption" sx={{ textAlign: 'left', fontWeight: 600, fontSize: '0.9rem' }}>
          {said(field.label, language)}
        </Box>
        <thead>
          <tr>
            <Box component="td" sx={cell} />
            {STATES.map((state) => (
              <Box component="th" scope="col" key={state} sx={{ ...cell, fontSize: '0.85rem' }}>
                {t(`content.fields.allergenStates.${state}`)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {allergens.map((name) => {
            const label = said(names[name] as never, language);
            const isUnsaid = rest.includes(name);
            return (
              <Box component="tr" key={name} sx={{ borderTop: 1, borderColor: 'divider' }}>
                <Box
                  component="th"
                  scope="row"
                  sx={{
                    textAlign: 'left',
                    fontWeight: isUnsaid ? 600 : 400,
                    '&::first-letter': { textTransform: 'uppercase' },
                  }}
                >
                  {label}
                  {isUnsaid && (
                    <Box component="span" sx={{ color: 'warning.main', fontSize: '0.8rem', ml: 1 }}>
                      {t('content.fields.unsaid')}
                    </Box>
                  )}
                </Box>
                {STATES.map((state) => (
                  <Box component="td" key={state} sx={cell}>
                    <Radio
                      name={`${path}.${name}`}
                      checked={values[name] === state}
                      onChange={() => set(`${path}.${name}`, state)}
                      slotProps={{
                        input: {
                          'aria-label': `${label}: ${t(`content.fields.allergenStates.${state}`)}`,
                        },
                      }}
                    />
                  </Box>
                ))}
              </Box>
            );
          })}
        </tbody>
      </Box>
      {rest.length > 0 && rest.length < allergens.length && (
        <Button
          onClick={() =>
            set(path, { ...values, ...Object.fromEntries(rest.map((name) => [name, 'no'])) })
          }
        >
          {t('content.fields.allNo')}
        </Button>
      )}
      <FormHelperText error={problem !== undefined}>
        {problem ?? said(field.help, language)}
      </FormHelperText>
    </Box>
  );
}
