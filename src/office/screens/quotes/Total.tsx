import { Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import { type QuoteDraft, type QuoteSum } from '../../../requests/index.ts';
import { useFormats } from '../../app/formats.ts';
import { changedByHand } from './follow.ts';
import type { usePrices } from './use-prices.ts';

interface TotalOptions {
  readonly draft: QuoteDraft;
  readonly sum: QuoteSum;
  /** That of what was accepted; undefined is the business's. */
  readonly currency?: string | undefined;
  readonly prices: Pick<ReturnType<typeof usePrices>, 'isPriced' | 'listed'>;
}

/** What a quote comes to and for how many; which of its prices are not those of the list, and which they are. */
export function Total({ draft, sum, currency, prices: { isPriced, listed } }: TotalOptions) {
  const t = useTranslate();
  const { price } = useFormats();
  const byHand = changedByHand(draft.lines, listed).map(({ line, listed: one }) => {
    const { label, count, unit } = line;
    if (!one) return t('quotes.byHand.unlisted', { label });
    return t(unit === one.unit ? 'quotes.byHand.count' : 'quotes.byHand.price', {
      ...{
        label,
        count,
        price: price(unit, currency),
        listedCount: one.count,
        listed: price(one.unit),
      },
    });
  });
  return (
    <div aria-live="polite">
      {sum.discount > 0 && (
        <Typography color="textSecondary">
          {t('quotes.subtotal')}: {price(sum.subtotal, currency)} − {price(sum.discount, currency)}
        </Typography>
      )}
      <Typography variant="h1" component="p">
        {price(sum.total, currency)}
      </Typography>
      <Typography>
        {[t('quotes.forPeople', { count: draft.people }), ...byHand].join(' · ')}
      </Typography>
      {isPriced && !listed && (
        <Typography color="textSecondary">
          {t('quotes.pricesAway', { count: draft.people })}
        </Typography>
      )}
      <Typography color="textSecondary">
        {t('quotes.depositIs', { deposit: price(sum.deposit, currency) })}
      </Typography>
    </div>
  );
}
