import { Box, CircularProgress, Paper, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { formatNumber, formatPercent } from '../../../i18n/index.ts';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { api } from '../inbox/api.ts';
import { Charts } from './Charts.tsx';
import { Comments } from './Comments.tsx';
import type { FeedbackFigures } from '../../../requests/index.ts';
import { Title } from '../../ui/Title.tsx';
import { Hint } from '../../ui/Hint.tsx';

const PERIODS = ['all', '365', '90'] as const;

/** What visitors think: figures, tables with bars, and their words. */
export default function FeedbackScreen() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const period = PERIODS.find((one) => one === search.get('days')) ?? 'all';
  const query = { days: period === 'all' ? undefined : period };
  const {
    data: figures,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['feedback/figures', period],
    queryFn: ({ signal }) => api('GET /feedback/figures', { query, signal }),
    // Those of before stay in sight until the others are there.
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2, maxWidth: 1100, mx: 'auto' }}>
      <Title title="feedback.title" />
      <Choice
        label={t('feedback.period')}
        value={period}
        options={PERIODS.map((one) => [one, t(`feedback.periods.${one}`)])}
        onChoose={(days) => setSearch(days === 'all' ? {} : { days })}
        sx={{ maxWidth: 240 }}
      />
      {error !== null && <Failed error={error} onRetry={refetch} />}
      {isPending && <CircularProgress aria-label={t('feedback.title')} />}
      {figures?.count === 0 && <EmptyState text="feedback.empty" />}
      {figures && figures.count > 0 && (
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
  const language = useOfficeLanguage();
  const { count, average, willReturn, recommend } = figures;
  const share = ({ yes, no }: FeedbackFigures['recommend']) =>
    yes + no === 0 ? '–' : formatPercent(Math.round((yes / (yes + no)) * 100) / 100, language);
  const part = ({ yes, no }: FeedbackFigures['recommend']) =>
    t('feedback.of', { yes, total: yes + no });
  const cards = [
    {
      label: t('feedback.average'),
      value: average === null ? '–' : formatNumber(average, language, 1),
      more: t('feedback.count', { count: count }),
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
          <Hint>{more}</Hint>
        </Paper>
      ))}
    </Box>
  );
}
