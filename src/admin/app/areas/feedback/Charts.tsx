import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts';
import { useOfficeLanguage } from '../../office-language.ts';
import { formatMonth, formatNumber } from '../../../../i18n/index.ts';
import { HIGHEST_RATING, RATING_KEYS } from '../../../../submissions/index.ts';
import type { FeedbackFigures } from '../../../../submissions/index.ts';

const SCORES = [0, 1, 2, 3, 4, 5];
const HEIGHT = 240;

/** The averages by category and by month, as charts with the same figures in tables beneath. */
export function Charts({ figures }: { figures: FeedbackFigures }) {
  const t = useTranslate();
  const { palette, typography } = useTheme();
  const language = useOfficeLanguage();
  const { categories, months } = figures;
  const number = (value: number | null) =>
    value === null ? '–' : formatNumber(value, language, 1);
  const tick = { fill: palette.text.secondary, fontFamily: typography.fontFamily, fontSize: 13 };
  const axes = [
    <CartesianGrid key="grid" stroke={palette.divider} vertical={false} />,
    <YAxis key="y" domain={[0, HIGHEST_RATING]} ticks={SCORES} tick={tick} width={28} />,
  ];
  const monthName = (month: string) => formatMonth(`${month}-15`, language);
  return (
    <>
      <Chart
        title={t('feedback.byCategory')}
        chart={
          <BarChart
            accessibilityLayer={false}
            data={categories.map(({ key, average }) => ({
              name: t(`feedback.categories.${key}`),
              average,
            }))}
          >
            {axes}
            <XAxis dataKey="name" tick={tick} interval={0} />
            <Bar
              dataKey="average"
              fill={palette.primary.main}
              radius={[6, 6, 0, 0]}
              maxBarSize={56}
              isAnimationActive={false}
            />
          </BarChart>
        }
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('feedback.category')}</TableCell>
            <TableCell align="right">{t('feedback.average')}</TableCell>
            {SCORES.slice(1).map((score) => (
              <TableCell key={score} align="right">
                {score}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {categories.map(({ key, average, scores }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {t(`feedback.categories.${key}`)}
              </TableCell>
              <TableCell align="right">{number(average)}</TableCell>
              {scores.map((count, at) => (
                <TableCell key={at} align="right">
                  {count}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Chart>
      <Chart
        title={t('feedback.byMonth')}
        chart={
          <LineChart
            accessibilityLayer={false}
            data={months.map(({ month, average }) => ({ name: monthName(month), average }))}
          >
            {axes}
            <XAxis dataKey="name" tick={tick} minTickGap={24} />
            <Line
              dataKey="average"
              stroke={palette.secondary.main}
              strokeWidth={3}
              dot={{ r: 4, fill: palette.secondary.main }}
              isAnimationActive={false}
            />
          </LineChart>
        }
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('feedback.month')}</TableCell>
            <TableCell align="right">{t('feedback.answers')}</TableCell>
            <TableCell align="right">{t('feedback.average')}</TableCell>
            {RATING_KEYS.map((key) => (
              <TableCell key={key} align="right">
                {t(`feedback.categories.${key}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {months.toReversed().map(({ month, count, average, averages }) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row">
                {monthName(month)}
              </TableCell>
              <TableCell align="right">{count}</TableCell>
              <TableCell align="right">{number(average)}</TableCell>
              {RATING_KEYS.map((key) => (
                <TableCell key={key} align="right">
                  {number(averages[key])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Chart>
    </>
  );
}

interface ChartOptions {
  readonly title: string;
  /** Nothing that the table beneath does not say. */
  readonly chart: ReactElement;
  readonly children: ReactNode;
}

function Chart({ title, chart, children }: ChartOptions) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box aria-hidden="true" sx={{ height: HEIGHT, mb: 2 }}>
        <ResponsiveContainer width="100%" height={HEIGHT}>
          {chart}
        </ResponsiveContainer>
      </Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={title}>
        <Table size="small" sx={{ '& :is(th, td)': { px: { xs: 0.75, sm: 2 } } }}>
          {children}
        </Table>
      </Box>
    </Paper>
  );
}
