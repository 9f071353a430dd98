import { Button, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../app/formats.ts';
import { Section } from '../../ui/Section.tsx';
import { textsIn, type QuickState } from '../../../content/index.ts';
import type { TodayAnswer } from './api.ts';
import type { Act } from './useToday.ts';

interface HolidaysListOptions {
  holidays: NonNullable<TodayAnswer['content']>['holidays'];
  shown: QuickState;
  isBusy: boolean;
  act: Act;
  onDone: () => Promise<void>;
}

/** Public holidays that the hours do not speak of, each closed with one tap. */
export function HolidaysList({ holidays, shown, isBusy, act, onDone }: HolidaysListOptions) {
  const t = useTranslate();
  const { date, text } = useFormats();
  const close = async ({ day, name }: (typeof holidays)[number]) => {
    const special = { name: textsIn(name, shown.languages) };
    const said = t('today.hours.doneClosed', { when: date(day) });
    if (await act({ action: 'hours', days: [{ day, special }] }, shown.hours.revision, said)) {
      await onDone();
    }
  };
  return (
    <Section isBare title="today.holidays.title" help="today.holidays.text">
      <Stack sx={{ gap: 1 }}>
        {holidays.map((holiday) => (
          <Paper
            key={holiday.day}
            variant="outlined"
            sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
          >
            <Typography sx={{ flex: 1, minWidth: 180 }}>
              <b>{text(holiday.name)}</b>
              <br />
              {date(holiday.day)}
            </Typography>
            <Button variant="outlined" disabled={isBusy} onClick={() => void close(holiday)}>
              {t('today.holidays.close')}
            </Button>
          </Paper>
        ))}
      </Stack>
    </Section>
  );
}
