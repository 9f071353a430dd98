import { useState } from 'react';
import { useSay } from '../../app/say.ts';
import { api, type PaymentRecord, type QuoteRecord } from './api.ts';

/** Takes payments of a quote away at once; for a while that can be undone: noted anew, without a receipt. */
export function useRemoval({ id }: QuoteRecord, onChange: (record: QuoteRecord) => void) {
  const say = useSay();
  const [removed, setRemoved] = useState<PaymentRecord | null>(null);
  return {
    removed,
    forget: () => setRemoved(null),
    async remove(payment: PaymentRecord) {
      try {
        onChange(
          await api('DELETE /quotes/:id/payments/:payment', {
            params: { id, payment: payment.id },
            revision: payment.revision,
          }),
        );
        setRemoved(payment);
      } catch (error) {
        say(error);
      }
    },
    async undo() {
      if (!removed) return;
      const { id: noted, kind, means, cents, day } = removed;
      try {
        onChange(
          await api('POST /quotes/:id/payments', {
            params: { id },
            body: { id: noted, payment: { kind, means, cents, day }, sendsReceipt: false },
          }),
        );
        setRemoved(null);
      } catch (error) {
        say(error);
      }
    },
  };
}
