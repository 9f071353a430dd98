import { Box, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import { QUOTE_LIMITS, type QuoteDraft } from '../../../requests/index.ts';
import { usePlaces } from '../../app/places.ts';
import { useServices } from '../../app/services.ts';
import { WholeNumberField } from '../../ui/NumberField.tsx';

type EventPlan = Pick<QuoteDraft, 'service' | 'place' | 'people' | 'day' | 'startsAt' | 'endsAt'>;

interface EventFieldsOptions {
  readonly plan: EventPlan;
  readonly isDisabled?: boolean;
  readonly onChange: (change: Partial<EventPlan>) => void;
}

/** What, where, when and for how many: the same for a quote and for a group on the calendar. */
export function EventFields({ plan, isDisabled = false, onChange }: EventFieldsOptions) {
  const t = useTranslate();
  const { choices, nameOrNone } = useServices();
  const places = usePlaces();
  const shrink = { inputLabel: { shrink: true } };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
        '& > :nth-of-type(-n+2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <TextField
        select
        size="small"
        disabled={isDisabled}
        label={t('shared.service')}
        value={plan.service || 'none'}
        onChange={({ target }) =>
          onChange({
            service: target.value === 'none' ? '' : target.value,
          })
        }
      >
        {['none', ...choices(plan.service)].map((service) => (
          <MenuItem key={service} value={service}>
            {nameOrNone(service === 'none' ? '' : service)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        disabled={isDisabled}
        label={t('shared.place')}
        value={plan.place || 'none'}
        onChange={({ target }) => onChange({ place: target.value === 'none' ? '' : target.value })}
      >
        {['none', ...places.choices(plan.place)].map((place) => (
          <MenuItem key={place} value={place}>
            {places.nameOrNone(place === 'none' ? '' : place)}
          </MenuItem>
        ))}
      </TextField>
      <WholeNumberField
        label={t('shared.people')}
        value={plan.people}
        maximum={QUOTE_LIMITS.people}
        isDisabled={isDisabled}
        onChange={(people) => people && onChange({ people })}
      />
      <TextField
        size="small"
        type="date"
        disabled={isDisabled}
        label={t('quotes.day')}
        value={plan.day}
        slotProps={shrink}
        onChange={({ target }) => onChange({ day: target.value })}
      />
      <TextField
        size="small"
        type="time"
        disabled={isDisabled}
        label={t('shared.from')}
        value={plan.startsAt}
        slotProps={shrink}
        onChange={({ target }) => onChange({ startsAt: target.value })}
      />
      <TextField
        size="small"
        type="time"
        disabled={isDisabled}
        label={t('quotes.to')}
        value={plan.endsAt}
        slotProps={shrink}
        onChange={({ target }) => onChange({ endsAt: target.value })}
      />
    </Box>
  );
}
