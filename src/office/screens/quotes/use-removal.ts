import { useTranslate } from 'ra-core';
import { useSay } from '../../app/say.ts';
import { useTell } from '../../ui/tell.tsx';
import { api, type PaymentRecord, type QuoteRecord } from './api.ts';

/** Takes payments of a quote away at once; for a while that can be undone: noted anew, without a receipt. */
export function useRemoval({ id }: QuoteRecord, onChange: (record: QuoteRecord) => void) {
  const t = useTranslate();
  const say = useSay();
  const tell = useTell({ isOfScreen: true });
  const undo = ({ id: noted, kind, means, cents, day }: PaymentRecord) => {
    const body = { id: noted, payment: { kind, means, cents, day }, sendsReceipt: false };
    api('POST /quotes/:id/payments', { params: { id }, body }).then(onChange, say);
  };
  return async (payment: PaymentRecord) => {
    try {
      onChange(
        await api('DELETE /quotes/:id/payments/:payment', {
          params: { id, payment: payment.id },
          revision: payment.revision,
        }),
      );
      tell({ text: t('quotes.money.removed'), undo: () => undo(payment) });
    } catch (error) {
      say(error);
    }
  };
}
