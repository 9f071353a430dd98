import { Alert, Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { businessToday, currencySign } from '../../../i18n/index.ts';
import {
  MOST_CENTS,
  newKey,
  PAYMENT_KINDS,
  PAYMENT_MEANS,
  type Payment,
} from '../../../requests/index.ts';
import { CallError } from '../../app/call.ts';
import { useWhy } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { OfficeDialog } from '../../ui/OfficeDialog.tsx';
import { Tick } from '../../ui/Tick.tsx';
import { focusWrongField } from '../../ui/wrong-field.ts';
import { api, type PaymentRecord, type QuoteRecord } from './api.ts';
import { WholeNumberField } from '../../ui/NumberField.tsx';
import { Hint } from '../../ui/Hint.tsx';

interface PaymentDialogOptions {
  readonly record: QuoteRecord;
  /** The one that is corrected; null for a new one. */
  readonly payment: PaymentRecord | null;
  readonly onDone: (record: QuoteRecord) => void;
  /** Shows what somebody else has done meanwhile. */
  readonly onSeen: (record: QuoteRecord) => void;
  readonly onClose: () => void;
}

/** A payment that came in: how much, when, how, and whether its customer gets a receipt. */
export function PaymentDialog({ record, payment, onDone, onSeen, onClose }: PaymentDialogOptions) {
  const t = useTranslate();
  /** Why it was not noted; said here, since the dialog covers what the office says elsewhere. */
  const [problem, setProblem] = useState<string | null>(null);
  const why = useWhy();
  const notify = useNotify();
  const form = useRef<HTMLDivElement>(null);
  const { due, request, state, paid, currency } = record;
  const today = businessToday();
  const [begun] = useState<Payment>(() =>
    payment
      ? (({ kind, means, cents, day }) => ({ kind, means, cents, day }))(payment)
      : {
          ...{ kind: due?.kind ?? 'refund', means: 'transfer', day: today },
          cents: due?.cents ?? (state === 'calledOff' ? Math.max(0, paid) : 0),
        },
  );
  const [values, setValues] = useState(begun);
  const [sendsReceipt, setSendsReceipt] = useState(request.email !== '');
  /** What gives back all that was paid is taken for the end of the booking, until somebody says otherwise. */
  const [callsOff, setCallsOff] = useState<boolean | null>(null);
  const { isBusy, work } = useWork();
  /** Of this dialog: noted again after an answer that got lost, it is the same payment. */
  const [id] = useState(() => payment?.id ?? newKey());
  const change = (some: Partial<Payment>) => setValues((before) => ({ ...before, ...some }));
  const isMuch = values.kind !== 'refund' && !payment && values.cents > (due?.cents ?? 0);
  const canCallOff = !payment && values.kind === 'refund' && state !== 'calledOff';
  const isCalledOff = canCallOff && (callsOff ?? (paid > 0 && values.cents >= paid));
  const isEmpty = values.cents === 0 || values.day === '' || values.day > today;

  const correct = ({ revision }: Pick<PaymentRecord, 'revision'>) =>
    api('PUT /quotes/:id/payments/:payment', {
      ...{ params: { id: record.id, payment: id }, body: { payment: values }, revision },
    });
  const note = () =>
    api('POST /quotes/:id/payments', {
      params: { id: record.id },
      body: { id, payment: values, paid, sendsReceipt, callsOff: isCalledOff },
    });
  const isThis = (one: PaymentRecord) => one.id === id;
  const save = async () => {
    setProblem(null);
    const saving = payment ? correct(record.payments.find(isThis) ?? payment) : note();
    const next = await saving.catch(async (error: unknown) => {
      if (!(error instanceof CallError && error.status === 409)) throw error;
      const seen = await api('GET /quotes/:id', { params: { id: record.id } });
      const noted = payment ? undefined : seen.payments.find(isThis);
      // It was noted, nobody heard of it, and something was changed here since.
      if (noted) return correct(noted);
      // Somebody else has noted or corrected one: saved again, it is in spite of that.
      onSeen(seen);
      throw error;
    });
    notify('quotes.money.noted', { type: 'success' });
    onDone(next);
  };

  return (
    <OfficeDialog
      title={t(payment ? 'quotes.money.correctTitle' : 'quotes.money.note')}
      maxWidth="sm"
      content={form}
      isBusy={isBusy}
      isDirty={values !== begun}
      onClose={onClose}
      close={t('ra.action.cancel')}
      actions={
        <Button
          variant="contained"
          disabled={isBusy || isEmpty}
          onClick={() => {
            if (!focusWrongField(form.current)) void work(save, (error) => setProblem(why(error)));
          }}
        >
          {t('ra.action.save')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <WholeNumberField
          label={t('quotes.money.amount', { sign: currencySign(currency) })}
          value={values.cents}
          kind="money"
          currency={currency}
          maximum={MOST_CENTS}
          {...(isMuch && { hint: t('quotes.money.tooMuch') })}
          onChange={(cents) => change({ cents: cents ?? 0 })}
        />
        <Choice
          size="medium"
          label={t('quotes.money.how')}
          value={values.means}
          options={PAYMENT_MEANS.map((means) => [means, t(`quotes.money.ways.${means}`)])}
          onChoose={(means) => change({ means })}
        />
        <DayField
          size="medium"
          label={t('shared.whichDay')}
          value={values.day}
          error={values.day > today}
          helperText={values.day > today ? t('errors.paymentAhead') : undefined}
          max={today}
          onChange={(day) => change({ day })}
        />
        <Choice
          size="medium"
          label={t('quotes.money.kind')}
          value={values.kind}
          options={PAYMENT_KINDS.map((kind) => [kind, t(`quotes.money.kinds.${kind}`)])}
          onChoose={(kind) => change({ kind })}
        />
        {canCallOff && (
          <Tick label={t('quotes.calledOff.also')} checked={isCalledOff} onChange={setCallsOff} />
        )}
        {!payment && request.email !== '' && (
          <Tick
            label={t('quotes.money.sendReceipt', { email: request.email })}
            checked={sendsReceipt}
            onChange={setSendsReceipt}
          />
        )}
        <Hint>{t('quotes.money.noInvoice')}</Hint>
      </Box>
    </OfficeDialog>
  );
}
