import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { priceText } from '../../../requests/index.ts';
import { useSay } from '../../app/say.ts';
import { api as quotesApi } from '../quotes/api.ts';
import { StateChip } from '../quotes/StateChip.tsx';
import type { WaitingMoney } from './api.ts';
import { useSpeech } from './texts.ts';

interface MoneyListOptions {
  readonly money: readonly WaitingMoney[];
  readonly onChange: () => Promise<void>;
}

/** Quotes that need somebody: accepted, with money due or come in, or about to lapse. */
export function MoneyList({ money, onChange }: MoneyListOptions) {
  const t = useTranslate();
  return (
    <section aria-labelledby="money-title">
      <Typography id="money-title" variant="h2" sx={{ mb: 1 }}>
        {t('today.money.title')}
      </Typography>
      <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {money.map((one) => (
          <MoneyItem key={one.id} quote={one} onChange={onChange} />
        ))}
      </Paper>
    </section>
  );
}

function MoneyItem({
  quote,
  onChange,
}: {
  readonly quote: WaitingMoney;
  readonly onChange: () => Promise<void>;
}) {
  const t = useTranslate();
  const say = useSay();
  const notify = useNotify();
  const { day, language } = useSpeech();
  const [isBusy, setBusy] = useState(false);
  const { id, number, customer, state, due, reminder, total } = quote;
  const work = async (task: () => Promise<unknown>, done?: string) => {
    setBusy(true);
    try {
      await task();
      if (done) notify(done, { type: 'success' });
      await onChange();
    } catch (error) {
      say(error);
    } finally {
      setBusy(false);
    }
  };
  const named = `${customer} · ${number}`;
  return (
    <Box
      component="li"
      sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' }, display: 'grid', gap: 0.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, flex: 1 }}>{named}</Typography>
        <StateChip state={state} />
      </Box>
      <Typography color="textSecondary">
        {[day(quote.day), priceText(total, language)].join(' · ')}
      </Typography>
      <Typography>
        {due
          ? t(due.until ? `quotes.money.${due.kind}Until` : `quotes.money.${due.kind}`, {
              amount: priceText(due.cents, language),
              date: due.until ? day(due.until) : '',
            })
          : state === 'paid'
            ? t('quotes.money.allPaid')
            : t('today.money.lapses', { date: day(quote.validUntil) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
        <Button
          component={Link}
          to={`/quotes/${id}`}
          aria-label={`${t('ra.action.open')}: ${named}`}
        >
          {t('ra.action.open')}
        </Button>
        {reminder && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() =>
              void work(
                () =>
                  quotesApi('POST /quotes/:id/reminders', {
                    params: { id },
                    body: { about: reminder },
                  }),
                'quotes.reminded',
              )
            }
            aria-label={`${t('quotes.remind')}: ${named}`}
          >
            {t('quotes.remind')}
          </Button>
        )}
        <Button
          disabled={isBusy}
          aria-label={`${t('quotes.handled')}: ${named}`}
          onClick={() =>
            void work(() =>
              quotesApi('POST /quotes/:id/handled', { params: { id }, body: { state } }),
            )
          }
        >
          {t('quotes.handled')}
        </Button>
      </Box>
    </Box>
  );
}
