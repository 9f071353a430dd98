import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { isAccepted, isFirmDate } from '../../../requests/index.ts';
import { CallError } from '../../app/call.ts';
import { useFormats } from '../../app/formats.ts';
import { Section } from '../../ui/Section.tsx';
import { type PaymentRecord, type QuoteRecord, api } from './api.ts';
import { PayableNotice } from './PayableNotice.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { useTell } from '../../ui/tell.tsx';
import { Hint } from '../../ui/Hint.tsx';

interface PaymentsOptions {
  readonly record: QuoteRecord;
  readonly onChange: (record: QuoteRecord) => void;
}

/** What is due of an accepted quote, and what has come in: noted, corrected, taken away. */
export function PaymentsPart({ record, onChange }: PaymentsOptions) {
  const t = useTranslate();
  const { date, price } = useFormats();
  /** The payment that is being corrected, or `new`. */
  const [open, setOpen] = useState<PaymentRecord | 'new' | null>(null);
  const { state, due, payments, paid, total, currency } = record;
  const { isBusy, work } = useWork();
  const remove = useRemoval(record, onChange, work);
  const callOff = useCallingOff(record, onChange, work);
  const isCalledOff = state === 'calledOff';
  if (!isAccepted(state)) return null;
  return (
    <Section title={t('quotes.money.title')}>
      <Typography sx={{ fontWeight: 600 }}>
        {due
          ? t(due.until ? `quotes.money.${due.kind}Until` : `quotes.money.${due.kind}`, {
              amount: price(due.cents, currency),
              date: due.until ? date(due.until) : '',
            })
          : t(isCalledOff ? 'quotes.states.calledOff' : 'quotes.money.allPaid')}
      </Typography>
      <Typography color="textSecondary">
        {t('quotes.money.soFar', {
          paid: price(paid, currency),
          total: price(total ?? 0, currency),
        })}
      </Typography>
      {!isFirmDate(state) && !isCalledOff && (
        <Typography color="textSecondary">{t('quotes.money.notFirm')}</Typography>
      )}
      {due && !record.isPayable && <PayableNotice />}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1 }}>
        {payments.map((payment) => {
          const { kind, means, cents, day, author } = payment;
          const text = [
            t(`quotes.money.kinds.${kind}`),
            date(day),
            t(`quotes.money.ways.${means}`),
          ].join(' · ');
          return (
            <Box
              component="li"
              key={payment.id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', py: 1, gap: 1 }}
            >
              <Box sx={{ flex: '1 1 12rem' }}>
                <Typography>{text}</Typography>
                <Hint>{t('quotes.money.by', { author })}</Hint>
              </Box>
              <Typography sx={{ fontWeight: 600 }}>
                {price(kind === 'refund' ? -cents : cents, currency)}
              </Typography>
              <Button
                aria-label={`${t('quotes.money.correct')}: ${text}`}
                onClick={() => setOpen(payment)}
              >
                {t('quotes.money.correct')}
              </Button>
              <Button
                color="error"
                disabled={isBusy}
                aria-label={`${t('ra.action.remove')}: ${text}`}
                onClick={() => void remove(payment)}
              >
                {t('ra.action.remove')}
              </Button>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => setOpen('new')}>
          {t('quotes.money.note')}
        </Button>
        <Button
          color={isCalledOff ? 'primary' : 'error'}
          disabled={isBusy}
          onClick={() => void callOff(!isCalledOff)}
        >
          {t(isCalledOff ? 'quotes.calledOff.back' : 'quotes.calledOff.call')}
        </Button>
      </Box>
      <Hint sx={{ mt: 1 }}>{t('quotes.money.noInvoice')}</Hint>
      {open && (
        <PaymentDialog
          record={record}
          payment={open === 'new' ? null : open}
          onDone={(next) => {
            onChange(next);
            setOpen(null);
          }}
          onSeen={onChange}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  );
}

type Work = ReturnType<typeof useWork>['work'];

/** Calls the booking of a quote off, or brings it back; either can be undone for a while. */
function useCallingOff(
  { id, request }: QuoteRecord,
  onChange: PaymentsOptions['onChange'],
  work: Work,
) {
  const t = useTranslate();
  const say = useSay();
  const tell = useTell({ isOfScreen: true });
  const done = request.email ? 'done' : 'doneNoEmail';
  const put = async (isCalledOff: boolean) =>
    onChange(await api('PUT /quotes/:id/called-off', { params: { id }, body: { isCalledOff } }));
  return (isCalledOff: boolean) =>
    work(async () => {
      await put(isCalledOff);
      tell({
        text: t(`quotes.calledOff.${isCalledOff ? done : 'restored'}`),
        undo: () => void put(!isCalledOff).catch(say),
      });
    });
}

/** Takes payments of a quote away at once; for a while that can be undone: noted anew, without a receipt. */
function useRemoval({ id }: QuoteRecord, onChange: PaymentsOptions['onChange'], work: Work) {
  const t = useTranslate();
  const say = useSay();
  const tell = useTell({ isOfScreen: true });
  const undo = ({ id: noted, kind, means, cents, day }: PaymentRecord, paid: number) => {
    const body = { id: noted, payment: { kind, means, cents, day }, paid, sendsReceipt: false };
    api('POST /quotes/:id/payments', { params: { id }, body })
      .catch(showConflict)
      .then(onChange, say);
  };
  /** Another was noted meanwhile, or this one corrected: whoever is told so sees it. */
  const showConflict = async (error: unknown) => {
    if (error instanceof CallError && error.status === 409)
      onChange(await api('GET /quotes/:id', { params: { id } }));
    throw error;
  };
  return (payment: PaymentRecord) =>
    work(async () => {
      const next = await api('DELETE /quotes/:id/payments/:payment', {
        params: { id, payment: payment.id },
        revision: payment.revision,
      }).catch(showConflict);
      onChange(next);
      tell({ text: t('quotes.money.removed'), undo: () => undo(payment, next.paid) });
    });
}
