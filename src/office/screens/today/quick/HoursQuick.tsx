import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'ra-core';
import { useUnsaved } from '../../../ui/unsaved.ts';
import type { QuickOptions } from './options.ts';
import { useHoursText } from './QuickTiles.tsx';

/** The hours at which one may close earlier, before the usual one: this many. */
const EARLIER = 2;

/** Today closed, closing earlier, or at any other hours; tomorrow is as usual. */
export function HoursQuick({ shown, isBusy, act, onClose }: QuickOptions) {
  const t = useTranslate();
  const { hours, day } = shown;
  const now = useHoursText(hours);
  const opensUsually = hours.usual[0]?.opens ?? '09:00';
  const closesUsually = hours.usual.at(-1)?.closes ?? '15:00';
  const opensNow = hours.special?.opens ?? opensUsually;
  const closesNow = hours.special?.closes ?? closesUsually;
  const [opens, setOpens] = useState(opensNow);
  const [closes, setCloses] = useState(closesNow);
  useUnsaved(opens !== opensNow || closes !== closesNow);
  const change = async (special: { opens?: string; closes?: string } | null, done: string) => {
    if (await act({ action: 'hours', day, special }, hours.revision, done)) onClose();
  };
  const open = (from: string, to: string) =>
    change({ opens: from, closes: to }, t('today.hours.doneOther', { opens: from, closes: to }));
  const isWrong = opens >= closes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) void open(opens, closes);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{now}</Typography>
      {hours.special ? (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void change(null, t('today.hours.doneBack'))}
        >
          {t('today.hours.back')}
        </Button>
      ) : (
        <Button
          variant="contained"
          disabled={isBusy}
          onClick={() => void change({}, t('today.hours.doneClosed'))}
        >
          {t('today.hours.close')}
        </Button>
      )}
      {!hours.special &&
        earlierThan(closesUsually, opensUsually).map((time) => (
          <Button
            key={time}
            variant="outlined"
            disabled={isBusy}
            onClick={() => void open(opensUsually, time)}
          >
            {t('today.hours.until', { time })}
          </Button>
        ))}
      <Typography variant="h3" sx={{ mt: 1 }}>
        {t('today.hours.other')}
      </Typography>
      <Stack component="form" onSubmit={submit} sx={{ gap: 1.5, pt: 0.5 }}>
        <Stack direction="row" sx={{ gap: 1.5 }}>
          <TextField
            type="time"
            fullWidth
            label={t('today.hours.opens')}
            value={opens}
            onChange={(event) => setOpens(event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            type="time"
            fullWidth
            label={t('today.hours.closes')}
            value={closes}
            onChange={(event) => setCloses(event.target.value)}
            error={isWrong}
            helperText={isWrong ? t('today.hours.bad') : undefined}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </Stack>
        <Button type="submit" variant="outlined" disabled={isBusy || isWrong}>
          {t('today.hours.save')}
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {t('today.hours.help')}
      </Typography>
    </Stack>
  );
}

/** Whole hours before the usual end at which it is still worth opening. */
function earlierThan(closes: string, opens: string): readonly string[] {
  const hour = Number(closes.slice(0, 2));
  return Array.from({ length: EARLIER }, (_, index) => hour - 1 - index)
    .map((one) => `${String(one).padStart(2, '0')}:00`)
    .filter((time) => time > opens && time < closes);
}
