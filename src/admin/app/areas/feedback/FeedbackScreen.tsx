import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { formatNumber, formatPercent } from '../../../../i18n/index.ts';
import { call } from '../../call.ts';
import { EmptyState } from '../../parts/EmptyState.tsx';
import { useSay } from '../../say.ts';
import { Charts } from './Charts.tsx';
import { Comments } from './Comments.tsx';
import type { FeedbackFigures } from '../../../../submissions/index.ts';

const PERIODS = ['all', '365', '90'] as const;

/** What visitors think: figures, charts with their tables, and their words. */
export default function FeedbackScreen() {
  const t = useTranslate();
  const say = useSay();
  const [search, setSearch] = useSearchParams();
  const period = PERIODS.find((one) => one === search.get('days')) ?? 'all';
  const [figures, setFigures] = useState<FeedbackFigures | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    call<FeedbackFigures>('GET', 'feedback/figures', {
      query: { days: period === 'all' ? undefined : period },
      signal: asking.signal,
    }).then(setFigures, (error: unknown) => {
      if (!asking.signal.aborted) say(error);
    });
    return () => asking.abort();
    // `say` is new with every rendering and always does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [period]);
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 1100, mx: 'auto' }}>
      <Title title="feedback.title" />
      <TextField
        select
        id="period"
        label={t('feedback.period')}
        value={period}
        onChange={({ target }) => setSearch(target.value === 'all' ? {} : { days: target.value })}
        sx={{ maxWidth: 240 }}
      >
        {PERIODS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`feedback.periods.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {figures === null && <CircularProgress aria-label="…" />}
      {figures?.count === 0 && <EmptyState text="feedback.empty" />}
      {figures !== null && figures.count > 0 && (
        <>
          <Summary figures={figures} />
          <Charts figures={figures} />
          <Comments />
        </>
      )}
    </Box>
  );
}

function Summary({ figures }: { figures: FeedbackFigures }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const language = locale === 'en' ? 'en' : 'es';
  const { count, average, willReturn, recommend } = figures;
  const share = ({ yes, no }: FeedbackFigures['recommend']) =>
    yes + no === 0 ? '–' : formatPercent(Math.round((yes / (yes + no)) * 100) / 100, language);
  const part = ({ yes, no }: FeedbackFigures['recommend']) =>
    t('feedback.of', { yes, total: yes + no });
  const cards = [
    {
      label: t('feedback.average'),
      value: average === null ? '–' : formatNumber(average, language, 1),
      more: t('feedback.count', { smart_count: count }),
    },
    { label: t('feedback.return'), value: share(willReturn), more: part(willReturn) },
    { label: t('feedback.recommend'), value: share(recommend), more: part(recommend) },
  ];
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}
    >
      {cards.map(({ label, value, more }) => (
        <Paper key={label} variant="outlined" sx={{ p: 2 }}>
          <Typography color="textSecondary">{label}</Typography>
          <Typography variant="h1" component="p">
            {value}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {more}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
