import { Button, Stack, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'ra-core';
import { closingTime, hoursOfDay, typedTime } from '../../../../content/index.ts';
import { addDays, capitalized } from '../../../../i18n/index.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { useUnsaved } from '../../../ui/unsaved.ts';
import { useFormats } from '../../../app/formats.ts';
import { daysBetween, earlierEnds, type Days } from './days.ts';
import type { QuickOptions } from './options.ts';
import { useHoursText } from './QuickTiles.tsx';
import { Hint } from '../../../ui/Hint.tsx';

/** What becomes of some days: closed, closing earlier, other hours, or the usual ones again. */
export function DayHours({ days, shown, isBusy, act, onClose }: QuickOptions & { days: Days }) {
  const t = useTranslate();
  const { clock } = useFormats();
  const say = useHoursText();
  const when = useWhen(days, shown.day);
  const all = daysBetween(days);
  const isOne = all.length === 1;
  const { usual, special } = hoursOfDay(shown.hours, days.from);
  const hasSpecial = all.some((day) => hoursOfDay(shown.hours, day).special !== null);
  const hasBreak = all.some((day) => hoursOfDay(shown.hours, day).usual.length > 1);
  const opensUsually = usual[0]?.opens ?? '09:00';
  const closesUsually = usual.at(-1)?.closes ?? '15:00';
  const opensNow = special?.opens ?? opensUsually;
  const closesNow = special?.closes ?? closesUsually;
  const [opens, setOpens] = useState(opensNow);
  const [closes, setCloses] = useState(closesNow);
  useUnsaved(opens !== opensNow || closes !== closesNow);
  const change = async (
    which: readonly string[],
    to: { opens?: string; closes?: string } | null,
    done: string,
  ) => {
    const action = { action: 'hours', days: which.map((day) => ({ day, special: to })) } as const;
    if (await act(action, shown.hours.revision, done)) onClose();
  };
  // Of several days those on which it is closed anyway stay so.
  const openDays = all.filter((day) => isOne || hoursOfDay(shown.hours, day).usual.length > 0);
  const open = (from: string, to: string) =>
    change(
      openDays,
      { opens: from, closes: to },
      t('today.hours.doneOther', { when, opens: clock(from), closes: clock(to) }),
    );
  const isWrong = opens >= closes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) void open(opens, closes);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {when}
        {isOne && `: ${say(special ? [special] : usual)}`}
      </Typography>
      {!(isOne && special && !special.opens) && (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void change(all, {}, t('today.hours.doneClosed', { when }))}
        >
          {t('today.hours.close')}
        </Button>
      )}
      {hasSpecial && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void change(all, null, t('today.hours.doneBack', { when }))}
        >
          {t('today.hours.back')}
        </Button>
      )}
      {isOne &&
        !special &&
        earlierEnds(usual).map((time) => (
          <Button
            key={time}
            variant="outlined"
            disabled={isBusy}
            onClick={() => void open(opensUsually, time)}
          >
            {t('today.hours.until', { time: clock(time) })}
          </Button>
        ))}
      <Typography variant="h3" sx={{ mt: 1 }}>
        {t('today.hours.other')}
      </Typography>
      {hasBreak && <Hint>{t('today.hours.noBreak')}</Hint>}
      <Stack component="form" onSubmit={submit} sx={{ gap: 1.5, pt: 0.5 }}>
        <Stack direction="row" sx={{ gap: 1.5 }}>
          <DayField
            type="time"
            size="medium"
            fullWidth
            label={t('today.hours.opens')}
            value={opens}
            onChange={setOpens}
          />
          <DayField
            type="time"
            size="medium"
            fullWidth
            label={t('today.hours.closes')}
            value={typedTime(closes)}
            onChange={(time) => setCloses(closingTime(time))}
            error={isWrong}
            helperText={isWrong ? t('today.hours.bad') : undefined}
          />
        </Stack>
        <Button
          type="submit"
          variant="outlined"
          disabled={isBusy || isWrong || openDays.length === 0}
        >
          {t('today.hours.save')}
        </Button>
      </Stack>
      <Hint>{t(isOne ? 'today.hours.help' : 'today.hours.helpSeveral')}</Hint>
    </Stack>
  );
}

/** Days as one says them: today, tomorrow, a weekday with its day, or from one to another. */
function useWhen({ from, to }: Days, today: string): string {
  const t = useTranslate();
  const { dates, weekdayAndDay } = useFormats();
  if (from !== to) return capitalized(dates(from, to));
  if (from === today) return t('shared.today');
  const day = weekdayAndDay(from);
  return capitalized(from === addDays(today, 1) ? `${t('shared.tomorrow')}, ${day}` : day);
}
