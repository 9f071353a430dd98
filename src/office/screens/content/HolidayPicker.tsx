import { Box, Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { localize, textsIn, type LocalizedString } from '../../../content/index.ts';
import { formatWeekdayAndDay, businessToday } from '../../../i18n/index.ts';
import { isRecord, newKey } from '../../form/form-values.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { api } from './api.ts';
import { useDocumentFormContext } from './document-form-context.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';

/** The public holidays of a year where the business is, to be added to the special days of the opening hours. */
export function HolidayPicker({ exceptions }: { readonly exceptions: unknown }) {
  const t = useTranslate();
  const { set, languages } = useDocumentFormContext();
  const language = useOfficeLanguage();
  const [year, setYear] = useState(() => new Date().getFullYear());
  // What they are called, by their days: also those of a year that is no longer looked at.
  const [chosen, setChosen] = useState<ReadonlyMap<string, LocalizedString>>(new Map());
  const { data, error, refetch } = useQuery({
    queryKey: ['content-holidays', year],
    queryFn: () => api('GET /content-holidays', { query: { year } }),
    placeholderData: keepPreviousData,
  });
  // On a day with two of them it is closed once.
  const holidays = (data?.data ?? []).filter(
    ({ date }, index, all) => all.findIndex((one) => one.date === date) === index,
  );
  const list: readonly unknown[] = Array.isArray(exceptions) ? exceptions : [];
  const there = new Set(list.map((one) => (isRecord(one) ? one['date'] : undefined)));
  const today = businessToday();
  const coming = holidays.filter(({ date }) => date >= today);
  const add = () => {
    const added = [...chosen].map(([date, name]) => ({
      ...{ _key: newKey(), date, name: textsIn(name, languages) },
    }));
    set('exceptions', (before: unknown) =>
      [...(Array.isArray(before) ? (before as { date?: string }[]) : []), ...added].sort((a, b) =>
        (a.date ?? '').localeCompare(b.date ?? ''),
      ),
    );
    setChosen(new Map());
  };
  return (
    <Section title={t('content.holidays.title', { year })} help="content.holidays.text">
      {error && <Failed error={error} onRetry={refetch} />}
      <Box sx={{ display: 'grid', gap: 0.5, my: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {coming.map(({ date, name, scope }) => (
          <Tick
            key={date}
            label={`${formatWeekdayAndDay(date, language)} · ${localize(name, language)} (${
              there.has(date) ? t('content.holidays.there') : t(`content.holidays.scopes.${scope}`)
            })`}
            disabled={there.has(date)}
            checked={there.has(date) || chosen.has(date)}
            onChange={(isOn) => {
              const next = new Map(chosen);
              if (isOn) next.set(date, name);
              else next.delete(date);
              setChosen(next);
            }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={chosen.size === 0} onClick={add}>
          {t('content.holidays.add')}
        </Button>
        <Button disabled={year <= Number(today.slice(0, 4))} onClick={() => setYear(year - 1)}>
          {t('content.holidays.previous')}
        </Button>
        <Button onClick={() => setYear(year + 1)}>{t('content.holidays.next')}</Button>
      </Box>
    </Section>
  );
}
