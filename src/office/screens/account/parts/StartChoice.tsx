import { FormControlLabel, FormHelperText, Radio, RadioGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'ra-core';

/** What a new site begins with. */
export const STARTS = ['sample', 'empty', 'archive'] as const;
export type Start = (typeof STARTS)[number];

interface StartChoiceOptions {
  readonly value: Start;
  readonly onChange: (start: Start) => void;
}

/** Asks what the site begins with, and says what each means. */
export function StartChoice({ value, onChange }: StartChoiceOptions) {
  const t = useTranslate();
  const id = useId();
  return (
    <div>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {t('account.setUp.start.title')}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        name="start"
        value={value}
        onChange={(_, chosen) => onChange(chosen as Start)}
      >
        {STARTS.map((start) => (
          <div key={start}>
            <FormControlLabel
              value={start}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${start}` } }} />}
              label={t(`account.setUp.start.${start}`)}
            />
            <FormHelperText id={`${id}-${start}`} sx={{ ml: 4, mt: -0.5, mb: 0.5 }}>
              {t(`account.setUp.start.${start}Help`)}
            </FormHelperText>
          </div>
        ))}
      </RadioGroup>
    </div>
  );
}
