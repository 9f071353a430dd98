import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, usePermissions, useTranslate } from 'ra-core';
import { formatUnit } from '../../../i18n/index.ts';
import {
  daysOfPeriod,
  KINDS,
  LEAST_RETENTION,
  MOST_RETENTION,
  periodIn,
  periodOfDays,
  RETENTION_UNITS,
  type RetentionUnit,
  type SubmissionKind,
} from '../../../requests/index.ts';
import { mayDo, type Role } from '../../roles.ts';
import { useUnsaved } from '../../ui/unsaved.ts';
import { useWork } from '../../app/use-work.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { api, type Retention } from '../inbox/api.ts';
import { Failed } from '../../ui/Failed.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Section } from '../../ui/Section.tsx';
import { Hint } from '../../ui/Hint.tsx';

const KEY = ['privacy/retention'];

const A_YEAR = 365.25;

/** How long each kind is kept. */
export function useRetention() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => api('GET /privacy/retention'),
    // Not while somebody is typing here.
    refetchOnWindowFocus: false,
  });
}

interface RetentionFormOptions {
  readonly kept: ReturnType<typeof useRetention>;
}

/** How long each kind is kept: chosen in days, months or years, stored in days. */
export function RetentionForm({ kept: { data: retention, error, refetch } }: RetentionFormOptions) {
  const t = useTranslate();
  const client = useQueryClient();
  const { permissions } = usePermissions<Role>();
  const isAllowed = permissions !== undefined && mayDo(permissions, 'settings');
  return (
    <Section title="privacy.retention.title">
      <Typography sx={{ mb: 1 }}>
        {t('privacy.retention.hint')} {t(`privacy.retention.${isAllowed ? 'chosen' : 'onlyOwner'}`)}
      </Typography>
      <Hint sx={{ mb: 2 }}>{t('privacy.retention.requests')}</Hint>
      {error && <Failed error={error} onRetry={refetch} />}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {retention &&
          KINDS.map((kind) => (
            <Kind
              key={`${kind} ${retention[kind].days}`}
              {...{ kind, isAllowed }}
              {...retention[kind]}
              onSaved={(saved) => client.setQueryData(KEY, saved)}
            />
          ))}
      </Box>
    </Section>
  );
}

interface KindOptions {
  readonly kind: SubmissionKind;
  readonly isAllowed: boolean;
  readonly days: number;
  readonly isChosen: boolean;
  readonly onSaved: (retention: Retention) => void;
}

function Kind({ kind, isAllowed, days, isChosen, onSaved }: KindOptions) {
  const t = useTranslate();
  const notify = useNotify();
  const { work } = useWork();
  const locale = useOfficeLanguage();
  const kept = periodOfDays(days);
  const [typed, setTyped] = useState<number | string | undefined>(kept.count);
  const [unit, setUnit] = useState(kept.unit);
  const count = typeof typed === 'number' ? typed : Number.NaN;
  const given = Number.isInteger(count) ? daysOfPeriod({ count, unit }) : Number.NaN;
  const isRight = Number.isInteger(given) && given >= LEAST_RETENTION && given <= MOST_RETENTION;
  useUnsaved(given !== days);
  const save = (chosen: number | null) =>
    work(async () => {
      onSaved(await api('PUT /privacy/retention', { body: { kind, days: chosen } }));
      notify('shared.saved', { type: 'success' });
    });
  const name = t(`privacy.retention.kinds.${kind}`);
  /** What is stored of months and years, and what days come to. */
  const lengthText = (all: number, said: RetentionUnit) => {
    if (said !== 'day')
      return t('privacy.retention.stored', { days: formatUnit(all, 'day', locale) });
    const [months, years] = [Math.round((all / A_YEAR) * 12), Math.round(all / A_YEAR)];
    const isLong = months >= 24;
    const period = formatUnit(isLong ? years : months, isLong ? 'year' : 'month', locale);
    return t('privacy.retention.about', { period });
  };
  return (
    <Box
      component="form"
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        void save(given);
      }}
    >
      <NumberField
        kind="number"
        id={`retention-${kind}`}
        label={name}
        value={typed}
        disabled={!isAllowed}
        error={!isRight}
        helperText={isRight ? lengthText(given, unit) : t('privacy.retention.wrong')}
        onChange={setTyped}
        sx={{ flex: '0 1 160px' }}
      />
      <TextField
        select
        id={`retention-unit-${kind}`}
        label={t('privacy.retention.unit')}
        value={unit}
        disabled={!isAllowed}
        onChange={({ target }) => {
          const next = target.value as RetentionUnit;
          // As near as the other unit comes; nothing is stored before it is saved.
          if (isRight) setTyped(periodIn(next, given).count);
          setUnit(next);
        }}
        slotProps={{
          select: { native: true },
          htmlInput: { 'aria-label': t('privacy.retention.unitOf', { kind: name }) },
        }}
        sx={{ flex: '0 0 120px' }}
      >
        {RETENTION_UNITS.map((one) => (
          <option key={one} value={one}>
            {t(`privacy.retention.units.${one}`)}
          </option>
        ))}
      </TextField>
      {isAllowed && (
        <Button type="submit" variant="outlined" disabled={!isRight || given === days}>
          {t('ra.action.save')}
        </Button>
      )}
      {isAllowed && isChosen && (
        <Button onClick={() => void save(null)}>{t('privacy.retention.standard')}</Button>
      )}
      {kind === 'request' && (
        <Hint sx={{ flexBasis: '100%' }}>{t('privacy.retention.fromEvent')}</Hint>
      )}
      {isRight && given < days && (
        <Alert severity="warning" sx={{ flexBasis: '100%' }}>
          {t('privacy.retention.shorter')}
        </Alert>
      )}
    </Box>
  );
}
