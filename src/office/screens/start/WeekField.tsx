import { Box, Button, IconButton, TextField } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'ra-core';
import { typedTime } from '../../../content/index.ts';
import { AddIcon, DeleteOutlinedIcon } from '../../app/icons.ts';
import { sharedHours, usualHours, weekOf, type Stretch } from '../../start/week.ts';
import { Tick } from '../../ui/Tick.tsx';
import { useDocumentFormContext } from '../content/document-form-context.ts';

interface WeekFieldOptions {
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
}

/** A day may close for lunch. */
const MOST_STRETCHES = 2;

/** The hours of a week, a day a row: open or not, from when to when. */
export const WeekField = memo(function WeekField({ path, label, value }: WeekFieldOptions) {
  const { set } = useDocumentFormContext();
  const t = useTranslate();
  const week = weekOf(value);
  const first = week.findIndex((stretches) => stretches.length > 0);
  const write = (day: number, stretches: readonly Stretch[]) =>
    set(path, (before: unknown) => sharedHours(weekOf(before).with(day, stretches)));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, fontSize: '0.9rem', mb: 1 }}>
        {label}
      </Box>
      {week.map((stretches, day) => {
        const name = t(`content.fields.weekdayNames.${day + 1}`);
        return (
          <Box
            key={name}
            role="group"
            aria-label={name}
            sx={{ ...ROW, borderTop: day > 0 ? 1 : 0, borderColor: 'divider' }}
          >
            <Tick
              isSwitch
              label={name}
              checked={stretches.length > 0}
              onChange={(isOpen) => write(day, isOpen ? usualHours(week, day) : [])}
            />
            <Box sx={{ display: 'grid', gap: 1 }}>
              {stretches.map((one, index) => (
                <StretchFields
                  key={index}
                  stretch={one}
                  day={name}
                  onChange={(next) => write(day, stretches.with(index, next))}
                  onRemove={index > 0 ? () => write(day, stretches.toSpliced(index, 1)) : undefined}
                />
              ))}
              {stretches.length > 0 && stretches.length < MOST_STRETCHES && (
                <Button
                  size="small"
                  startIcon={<AddIcon />}
                  aria-label={t('start.hours.addOf', { day: name })}
                  onClick={() => write(day, [...stretches, { opens: '18:00', closes: '21:00' }])}
                  sx={{ justifySelf: 'start' }}
                >
                  {t('start.hours.add')}
                </Button>
              )}
              {day === first && (
                <Button
                  size="small"
                  onClick={() =>
                    set(path, (before: unknown) =>
                      sharedHours(
                        weekOf(before).map((own, index) => (index < WORKDAYS ? stretches : own)),
                      ),
                    )
                  }
                  sx={{ justifySelf: 'start' }}
                >
                  {t('start.hours.workdays')}
                </Button>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
});

const WORKDAYS = 5;

const ROW = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 2,
  py: 1,
  gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' },
} as const;

interface StretchOptions {
  readonly stretch: Stretch;
  readonly day: string;
  readonly onChange: (stretch: Stretch) => void;
  readonly onRemove: (() => void) | undefined;
}

function StretchFields({ stretch, day, onChange, onRemove }: StretchOptions) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {(['opens', 'closes'] as const).map((name) => (
        <TextField
          key={name}
          size="small"
          type="time"
          label={t(`start.hours.${name}`)}
          value={typedTime(stretch[name])}
          // A time that is half typed is none yet; the input itself keeps it.
          onChange={({ target }) => target.value && onChange({ ...stretch, [name]: target.value })}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { 'aria-label': `${day}: ${t(`start.hours.${name}`)}` },
          }}
          sx={{ minWidth: 118 }}
        />
      ))}
      {onRemove && (
        <IconButton aria-label={t('start.hours.removeOf', { day })} onClick={onRemove}>
          <DeleteOutlinedIcon />
        </IconButton>
      )}
    </Box>
  );
}
