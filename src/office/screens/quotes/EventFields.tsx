import { Box } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'ra-core';
import { isOverMidnight, QUOTE_LIMITS, type EventPlan } from '../../../requests/index.ts';
import { usePlaces } from '../../app/places.ts';
import { useServices } from '../../app/services.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { WholeNumberField } from '../../ui/NumberField.tsx';

interface EventFieldsOptions extends EventPlan {
  readonly isDisabled?: boolean;
  /** The same function at every rendering. */
  readonly onChange: (change: Partial<EventPlan>) => void;
}

/** What, where, when and for how many: the same for a quote and for a group on the calendar. */
export const EventFields = memo(function EventFields(options: EventFieldsOptions) {
  const { isDisabled = false, onChange, ...plan } = options;
  const t = useTranslate();
  const services = useServices();
  const places = usePlaces();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
        '& > :nth-of-type(-n+2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <Choice
        disabled={isDisabled}
        label={t('shared.service')}
        value={plan.service}
        all={t('office.noService')}
        options={services.choices(plan.service).map((key) => [key, services.nameOf(key)])}
        onChoose={(service) => onChange({ service })}
      />
      <Choice
        disabled={isDisabled}
        label={t('shared.place')}
        value={plan.place}
        all={t('office.noService')}
        options={places.choices(plan.place).map((key) => [key, places.nameOf(key)])}
        onChoose={(place) => onChange({ place })}
      />
      <WholeNumberField
        label={t('shared.people')}
        value={plan.people}
        minimum={1}
        maximum={QUOTE_LIMITS.people}
        isDisabled={isDisabled}
        onChange={(people) => people !== null && onChange({ people })}
      />
      <DayField
        disabled={isDisabled}
        label={t('quotes.day')}
        value={plan.day}
        onChange={(day) => onChange({ day })}
      />
      <DayField
        type="time"
        disabled={isDisabled}
        label={t('shared.from')}
        value={plan.startsAt}
        onChange={(startsAt) => onChange({ startsAt })}
      />
      <DayField
        type="time"
        disabled={isDisabled}
        label={t('quotes.to')}
        helperText={isOverMidnight(plan) ? t('quotes.nextDay') : undefined}
        value={plan.endsAt}
        onChange={(endsAt) => onChange({ endsAt })}
      />
    </Box>
  );
});
