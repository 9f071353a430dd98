import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { specialDayRuns, type SpecialDays } from '../../../../content/index.ts';
import { addDays } from '../../../../i18n/index.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useFormats } from '../../../app/formats.ts';
import { DayHours } from './DayHours.tsx';
import { daysBetween, whatIsWrong, type Days } from './days.ts';
import type { QuickOptions } from './options.ts';
import { useHoursText } from './QuickTiles.tsx';

const CHOICES = ['today', 'tomorrow', 'day', 'range'] as const;
type Choice = (typeof CHOICES)[number];

/** Today, tomorrow, any day or several: closed, or open at other hours. All other days are as usual. */
export function HoursQuick(options: QuickOptions) {
  const { shown } = options;
  const t = useTranslate();
  const [choice, setChoice] = useState<Choice>('today');
  const tomorrow = addDays(shown.day, 1);
  const [typed, setTyped] = useState<Days>({ from: tomorrow, to: tomorrow });
  const days = {
    today: { from: shown.day, to: shown.day },
    tomorrow: { from: tomorrow, to: tomorrow },
    day: { ...typed, to: typed.from },
    range: typed,
  }[choice];
  const wrong = whatIsWrong(days, shown.day);
  const dayField = (name: keyof Days, label: string) => (
    <DayField
      label={t(label)}
      value={typed[name]}
      onChange={(day) => setTyped({ ...typed, [name]: day })}
    />
  );
  return (
    <Stack sx={{ gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-label={t('today.hours.which')}
        value={choice}
        onChange={(_, next: Choice | null) => next && setChoice(next)}
      >
        {CHOICES.map((one) => (
          <ToggleButton key={one} value={one} sx={{ minHeight: 44, px: 0.5, lineHeight: 1.2 }}>
            {t(`today.hours.choices.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {choice === 'day' && dayField('from', 'today.hours.day')}
      {choice === 'range' && (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          {dayField('from', 'shared.from')}
          {dayField('to', 'today.hours.last')}
        </Box>
      )}
      {wrong ? (
        <Typography role="alert" color="error">
          {t(`today.hours.${wrong}`)}
        </Typography>
      ) : (
        <DayHours key={`${days.from} ${days.to}`} days={days} {...options} />
      )}
      <Coming {...options} />
    </Stack>
  );
}

/** The days to come that have hours of their own, each taken back with a tap. */
function Coming({ shown: { hours }, isBusy, act }: QuickOptions) {
  const t = useTranslate();
  const { text, dates } = useFormats();
  const sayHours = useHoursText();
  const runs = specialDayRuns(hours.special);
  if (runs.length === 0) return null;
  const say = ({ name, opens, closes }: SpecialDays) =>
    [sayHours([{ opens, closes }]), text(name)].filter(Boolean).join(' · ');
  const back = (days: SpecialDays) =>
    act(
      { action: 'hours', days: daysBetween(days).map((day) => ({ day, special: null })) },
      hours.revision,
      t('today.hours.doneBack', { when: dates(days.from, days.to) }),
    );
  return (
    <Section isBare title="today.hours.coming" level={3}>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {runs.map((days) => (
          <Box
            component="li"
            key={days.from}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ flex: 1, py: 1 }}>
              {dates(days.from, days.to)}
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ display: 'block' }}
              >
                {say(days)}
              </Typography>
            </Typography>
            <Button
              disabled={isBusy}
              aria-label={t('today.hours.removeOf', { when: dates(days.from, days.to) })}
              onClick={() => void back(days)}
            >
              {t('ra.action.remove')}
            </Button>
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
