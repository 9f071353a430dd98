import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { ALLERGENS, DIETS } from '../../../content/index.ts';
import { NEEDS_LIMITS, type GroupNeeds } from '../../../requests/index.ts';
import { WholeNumberField } from '../../ui/NumberField.tsx';

interface NeedsFieldsOptions {
  /** Null until somebody asks for them. */
  readonly needs: GroupNeeds | null;
  /** In the visitor's own words; empty if they wrote none. */
  readonly words: string;
  /** Is there nothing yet that could be looked at? */
  readonly isNew: boolean;
  readonly onShow: () => void;
  readonly onChange: (needs: GroupNeeds) => void;
}

/** Diets and allergies of a group: nothing is shown before somebody asks, and each look is noted. */
export function NeedsFields({ needs, words, isNew, onShow, onChange }: NeedsFieldsOptions) {
  const t = useTranslate();
  return (
    <Box component="section">
      <Typography variant="h3" gutterBottom>
        {t('calendar.needs')}
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        {t('calendar.needsHint')}
      </Typography>
      {!needs && (
        <Button variant="outlined" onClick={onShow}>
          {t(isNew ? 'calendar.needsAdd' : 'calendar.needsShow')}
        </Button>
      )}
      {needs && (
        <Stack spacing={2}>
          {words && (
            <Typography sx={{ whiteSpace: 'pre-line' }}>
              {t('calendar.needsWords', { words })}
            </Typography>
          )}
          <Counts
            title={t('calendar.diets')}
            labels="calendar.dietNames"
            names={DIETS}
            counts={needs.diets}
            onChange={(diets) => onChange({ ...needs, diets })}
          />
          <Counts
            title={t('calendar.allergens')}
            labels="calendar.allergenNames"
            names={ALLERGENS}
            counts={needs.allergens}
            onChange={(allergens) => onChange({ ...needs, allergens })}
          />
          <TextField
            size="small"
            multiline
            label={t('calendar.needsNote')}
            value={needs.note}
            slotProps={{ htmlInput: { maxLength: NEEDS_LIMITS.note } }}
            onChange={({ target }) => onChange({ ...needs, note: target.value })}
          />
        </Stack>
      )}
    </Box>
  );
}

interface CountsOptions {
  readonly title: ReactNode;
  readonly labels: string;
  readonly names: readonly string[];
  readonly counts: GroupNeeds['diets'];
  readonly onChange: (counts: GroupNeeds['diets']) => void;
}

function Counts({ title, labels, names, counts, onChange }: CountsOptions) {
  const t = useTranslate();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
        }}
      >
        {names.map((name) => (
          <WholeNumberField
            key={name}
            label={t(`${labels}.${name}`)}
            value={counts[name] || null}
            maximum={NEEDS_LIMITS.people}
            isRequired={false}
            onChange={(people) => onChange({ ...counts, [name]: people ?? 0 })}
          />
        ))}
      </Box>
    </Box>
  );
}
