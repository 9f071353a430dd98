import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ALLERGENS, DIETS } from '../../../../content/index.ts';
import type { GroupNeeds } from '../../../../submissions/index.ts';
import { call } from '../../call.ts';
import { useSay } from '../../say.ts';
import { NumberField } from '../quotes/NumberField.tsx';
import type { Group } from '../../../calendar/types.ts';

interface ReadNeeds extends GroupNeeds {
  readonly words: string;
}

/** Diets and allergies of a group: nothing is shown before somebody asks, and each look is noted. */
export function NeedsFields({ group, onSaved }: { group: Group; onSaved: () => void }) {
  const t = useTranslate();
  const say = useSay();
  const notify = useNotify();
  const [needs, setNeeds] = useState<ReadNeeds | null>(null);
  const path = `calendar/groups/${group.id}/needs`;

  const show = () => call<ReadNeeds>('POST', `${path}/read`).then(setNeeds, say);
  const save = async ({ diets, allergens, note }: ReadNeeds) => {
    await call('PUT', path, { body: { diets, allergens, note }, revision: group.revision });
    notify('calendar.saved', { type: 'info' });
    onSaved();
  };
  const count = (of: 'diets' | 'allergens', name: string, people: number | null) =>
    needs && setNeeds({ ...needs, [of]: { ...needs[of], [name]: people ?? 0 } });

  return (
    <Box component="section">
      <Typography variant="h3" gutterBottom>
        {t('calendar.needs')}
      </Typography>
      <Typography color="textSecondary" gutterBottom>
        {t('calendar.needsHint')}
      </Typography>
      {!needs && (
        <Button variant="outlined" onClick={() => void show()}>
          {t('calendar.needsShow')}
        </Button>
      )}
      {needs && (
        <Stack spacing={2}>
          {needs.words && (
            <Typography sx={{ whiteSpace: 'pre-line' }}>
              {t('calendar.needsWords', { words: needs.words })}
            </Typography>
          )}
          <Counts title={t('calendar.diets')}>
            {DIETS.map((diet) => (
              <NumberField
                key={diet}
                label={t(`calendar.dietNames.${diet}`)}
                value={needs.diets[diet] ?? null}
                isRequired={false}
                onChange={(people) => count('diets', diet, people)}
              />
            ))}
          </Counts>
          <Counts title={t('calendar.allergens')}>
            {ALLERGENS.map((allergen) => (
              <NumberField
                key={allergen}
                label={t(`calendar.allergenNames.${allergen}`)}
                value={needs.allergens[allergen] ?? null}
                isRequired={false}
                onChange={(people) => count('allergens', allergen, people)}
              />
            ))}
          </Counts>
          <TextField
            size="small"
            multiline
            label={t('calendar.needsNote')}
            value={needs.note}
            onChange={({ target }) => setNeeds({ ...needs, note: target.value })}
          />
          <Button variant="outlined" onClick={() => void save(needs).catch(say)}>
            {t('calendar.save')}
          </Button>
        </Stack>
      )}
    </Box>
  );
}

function Counts({ title, children }: { title: string; children: ReactNode }) {
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
        {children}
      </Box>
    </Box>
  );
}
