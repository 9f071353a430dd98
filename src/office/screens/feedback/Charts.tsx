import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Section } from '../../ui/Section.tsx';
import { useOfficeLanguage } from '../../app/office-language.ts';
import { formatMonth, formatNumber } from '../../../i18n/index.ts';
import { HIGHEST_RATING, RATING_KEYS } from '../../../requests/index.ts';
import type { Api } from '../../api.types.ts';
import type { Answer } from '../../app/api.ts';

const SCORES = [1, 2, 3, 4, 5];

/** The averages by category and by month, in tables whose averages are bars, too. */
export function Charts({ figures }: { figures: Answer<Api<'inbox'>, 'GET /feedback/figures'> }) {
  const t = useTranslate();
  const language = useOfficeLanguage();
  const { categories, months, labels } = figures;
  const number = (value: number | null) =>
    value === null ? '–' : formatNumber(value, language, 1);
  return (
    <>
      <Chart
        title={t('feedback.byCategory')}
        head={
          <>
            <TableCell>{t('feedback.category')}</TableCell>
            <TableCell sx={AVERAGE}>{t('feedback.average')}</TableCell>
            {SCORES.map((score) => (
              <TableCell key={score} align="right" aria-label={t('feedback.score', { score })}>
                {score}
              </TableCell>
            ))}
          </>
        }
      >
        {categories.map(({ key, average, scores }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {labels[key]?.[language] ?? key}
            </TableCell>
            <TableCell>
              <Average value={average} text={number(average)} />
            </TableCell>
            {scores.map((count, at) => (
              <TableCell key={at} align="right">
                {count}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Chart>
      <Chart
        title={t('feedback.byMonth')}
        head={
          <>
            <TableCell>{t('shared.month')}</TableCell>
            <TableCell sx={AVERAGE}>{t('feedback.average')}</TableCell>
            <TableCell align="right">{t('feedback.answers')}</TableCell>
            {RATING_KEYS.map((key) => (
              <TableCell key={key} align="right">
                {labels[key]?.[language] ?? key}
              </TableCell>
            ))}
          </>
        }
      >
        {months.toReversed().map(({ month, count, average, averages }) => (
          <TableRow key={month}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: { sm: 'nowrap' } }}>
              {formatMonth(`${month}-15`, language)}
            </TableCell>
            <TableCell>
              <Average value={average} text={number(average)} />
            </TableCell>
            <TableCell align="right">{count}</TableCell>
            {RATING_KEYS.map((key) => (
              <TableCell key={key} align="right">
                {number(averages[key])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Chart>
    </>
  );
}

/** The column of averages has what room the others leave. */
const AVERAGE = { width: '40%' };

/** An average in words and as a bar, whose whole length is the highest one can give. */
function Average({ value, text }: { readonly value: number | null; readonly text: string }) {
  const width = `${((value ?? 0) / HIGHEST_RATING) * 100}%`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Box component="span" sx={{ minWidth: '1.8em' }}>
        {text}
      </Box>
      <Box sx={{ flex: '1 1 64px', height: 10, borderRadius: 5, bgcolor: 'divider' }}>
        <Box sx={{ width, height: 10, borderRadius: 5, bgcolor: 'primary.main' }} />
      </Box>
    </Box>
  );
}

interface ChartOptions {
  readonly title: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

function Chart({ title, head, children }: ChartOptions) {
  return (
    <Section title={title}>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={title}>
        <Table size="small" sx={{ '& :is(th, td)': { px: { xs: 0.75, sm: 2 } } }}>
          <TableHead>
            <TableRow>{head}</TableRow>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      </Box>
    </Section>
  );
}
