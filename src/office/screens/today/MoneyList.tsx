import { Box, Button, Paper, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useWork } from '../../app/use-work.ts';
import { api as quotesApi, type QuoteRecord } from '../quotes/api.ts';
import { MoreWords } from '../../ui/MoreWords.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateChip } from '../quotes/StateChip.tsx';
import type { WaitingMoney } from './api.ts';
import { useFormats } from '../../app/formats.ts';

/** Fetched once a payment is noted. */
const PaymentDialog = lazy(() =>
  import('../quotes/PaymentDialog.tsx').then(({ PaymentDialog: dialog }) => ({ default: dialog })),
);

interface MoneyListOptions {
  readonly money: readonly WaitingMoney[];
  readonly onChange: () => Promise<void>;
}

/** Quotes that need somebody: accepted, with money due or come in, about to lapse, or never sent. */
export function MoneyList({ money, onChange }: MoneyListOptions) {
  return (
    <Section isBare title="today.money.title">
      <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {money.map((one) => (
          <MoneyItem key={one.id} quote={one} onChange={onChange} />
        ))}
      </Paper>
    </Section>
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
  const { isBusy, work } = useWork();
  const notify = useNotify();
  const { date, price } = useFormats();
  /** The quote of which a payment is being noted. */
  const [noted, setNoted] = useState<QuoteRecord | null>(null);
  const { id, number, customer, state, due, reminder, total, currency } = quote;
  const change = (task: () => Promise<unknown>, done?: string) =>
    work(async () => {
      await task();
      if (done) notify(done, { type: 'success' });
      await onChange();
    });
  const note = () =>
    change(async () => setNoted(await quotesApi('GET /quotes/:id', { params: { id } })));
  const named = [customer, number].filter(Boolean).join(' · ');
  const about = () => {
    if (due)
      return t(due.until ? `quotes.money.${due.kind}Until` : `quotes.money.${due.kind}`, {
        amount: price(due.cents, currency),
        date: due.until ? date(due.until) : '',
      });
    if (state === 'paid') return t('quotes.money.allPaid');
    if (total === null) return t('today.money.unsent');
    return t('today.money.lapses', { date: date(quote.validUntil) });
  };
  return (
    <Box
      component="li"
      sx={{ p: 2, '& + &': { borderTop: 1, borderColor: 'divider' }, display: 'grid', gap: 0.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, flex: 1 }}>
          {customer}{' '}
          {number && (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {customer ? `· ${number}` : number}
            </Box>
          )}
        </Typography>
        <StateChip state={state} />
      </Box>
      <Typography color="textSecondary">
        {[quote.day && date(quote.day), total !== null && price(total, currency)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography>{about()}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={Link}
          to={`/quotes/${id}`}
          aria-label={`${t('ra.action.open')}: ${named}`}
        >
          {t('ra.action.open')}
        </Button>
        {due && (
          <Button
            variant="contained"
            disabled={isBusy}
            onClick={() => void note()}
            aria-label={`${t('quotes.money.note')}: ${named}`}
          >
            {t('quotes.money.note')}
          </Button>
        )}
        {reminder && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() =>
              void change(
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
          aria-label={`${t('shared.handled')}: ${named}`}
          onClick={() =>
            void change(() =>
              quotesApi('POST /quotes/:id/handled', { params: { id }, body: { state } }),
            )
          }
        >
          {t('shared.handled')}
        </Button>
      </Box>
      {noted && (
        <Suspense>
          <MoreWords />
          <PaymentDialog
            record={noted}
            payment={null}
            onDone={() => {
              setNoted(null);
              void onChange();
            }}
            onSeen={setNoted}
            onClose={() => setNoted(null)}
          />
        </Suspense>
      )}
    </Box>
  );
}
