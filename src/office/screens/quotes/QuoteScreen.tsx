import { Alert, Box, Button, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDelete, useNotify, useTranslate } from 'ra-core';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { businessToday } from '../../../i18n/index.ts';
import {
  draftGaps,
  isAccepted,
  sumQuote,
  type EventPlan,
  type QuoteDraft,
} from '../../../requests/index.ts';
import { KeptNotice } from '../../ui/KeptNotice.tsx';
import { useAutosave, type Written } from '../../ui/use-autosave.ts';
import { ScreenProblem } from '../../ui/ScreenProblem.tsx';
import { Section } from '../../ui/Section.tsx';
import { useTell } from '../../ui/tell.tsx';
import { focusWrongField } from '../../ui/wrong-field.ts';
import { isStale } from '../../app/call.ts';
import { useSay } from '../../app/say.ts';
import { useWork } from '../../app/use-work.ts';
import { ConditionsFields } from './ConditionsFields.tsx';
import { EventFields } from './EventFields.tsx';
import { FitNotice } from './FitNotice.tsx';
import { LinesField, type Lines } from './LinesField.tsx';
import { api, type QuoteRecord } from './api.ts';
import { NoteField } from './NoteField.tsx';
import { PaymentsPart } from './PaymentsPart.tsx';
import { QuoteConflict } from './QuoteConflict.tsx';
import { RequestPart } from './RequestPart.tsx';
import { SendDialog } from './SendDialog.tsx';
import { SentVersions } from './SentVersions.tsx';
import { StateChip } from './StateChip.tsx';
import { Total } from './Total.tsx';
import { useFit } from './use-fit.ts';
import { usePrices } from './use-prices.ts';
import { Title } from '../../ui/Title.tsx';
import { Loading } from '../../ui/Loading.tsx';

/** A quote being written: what the request asks for, the lines, the sum at every moment; and what was sent. */
export default function QuoteScreen() {
  const { id = '' } = useParams();
  return <Quote key={id} id={id} />;
}

function Quote({ id }: { readonly id: string }) {
  const t = useTranslate();
  const say = useSay();
  const { isBusy, work } = useWork();
  const notify = useNotify();
  const tell = useTell({ isOfScreen: true });
  const navigate = useNavigate();
  const [deleteOne] = useDelete();
  const quote = useAutosave<QuoteRecord, QuoteDraft>({ path: `quotes/${id}`, writtenOf, bodyOf });
  const { view: record, values: draft, refusal, error } = quote;
  const prices = usePrices(quote, record?.request.workshop ?? '');
  const isLocked = record !== null && isAccepted(record.state);
  const fit = useFit(record?.submissionId ?? '', isLocked ? null : draft);
  const form = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { change: write } = quote;
  const { changePeople } = prices;
  // Each part is drawn anew for what it shows alone: a key in a line would draw them all, and so would its saving.
  const change = useCallback(
    (some: Partial<QuoteDraft>) => write((before) => ({ ...before, ...some })),
    [write],
  );
  const changePlan = useCallback(
    ({ people, ...some }: Partial<EventPlan>) =>
      people === undefined ? change(some) : changePeople(people),
    [change, changePeople],
  );
  const changeLines = useCallback(
    (update: (before: Lines) => Lines) =>
      write((before) => ({ ...before, lines: update(before.lines) })),
    [write],
  );
  const offerLines = useCallback(
    (said: string, undo: () => void) => tell({ text: t(said), undo }),
    [tell, t],
  );

  useEffect(() => {
    if (!refusal) return;
    // Its customer accepted it meanwhile: what was typed since has no place any more.
    say(refusal);
    api('GET /quotes/:id', { params: { id } }).then((next) => {
      quote.dropKept();
      quote.show(next);
    }, say);
    // oxlint-disable-next-line react/exhaustive-deps -- once for a refusal
  }, [refusal]);

  if (error !== null && !record)
    return <ScreenProblem error={error} title="quotes.title" list="/quotes" />;
  if (!record || !draft) return <Loading />;

  const { state, versions, request, submissionId } = record;
  const { service, place, people, day, startsAt, endsAt } = draft;
  const { discount, depositShare, vatRate, validUntil, language } = draft;
  // What is sent next is in the business's, whatever was sent before.
  const currency = isLocked ? record.currency : undefined;
  const sum = sumQuote(draft);
  const gaps = draftGaps(draft, businessToday());

  const ask = () =>
    work(async () => {
      if (!focusWrongField(form.current) && (await quote.flush())) setAsking(true);
    });
  const send = () =>
    work(async () => {
      setAsking(false);
      const sent = await api('POST /quotes/:id/send', {
        params: { id },
        revision: quote.revision(),
      });
      quote.show(sent);
      notify(sent.isEmailed ? 'quotes.sent' : 'quotes.sentNoEmail', { type: 'success' });
    }, sentUnheard);
  /** It may have been sent before, and only the answer lost. */
  const sentUnheard = async (error: unknown) => {
    if (!isStale(error)) return say(error);
    const next = await api('GET /quotes/:id', { params: { id } }).catch(() => null);
    if (next) quote.follow(next);
    if (next && next.versions.length > versions.length) notify('quotes.sent', { type: 'success' });
    else say(error);
  };
  const remove = async () => {
    if (!(await quote.flush())) return;
    void deleteOne(
      'quotes',
      { id, previousData: { ...record, revision: quote.revision() } },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify('quotes.removed', { type: 'info', undoable: true });
          void navigate('/quotes');
        },
        onError: say,
      },
    );
  };

  return (
    <Box ref={form} sx={{ display: 'grid', gap: 2, maxWidth: 960, mt: 2 }}>
      <Title title={t('quotes.one', { number: record.number })} />
      {isLocked && (
        <Alert
          severity={state === 'calledOff' ? 'info' : 'success'}
          sx={{
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            '& .MuiAlert-message': { flex: '1 1 180px', minWidth: 0 },
          }}
          action={
            <Button component={Link} to={`/quotes/new/${submissionId}`} color="inherit">
              {t('quotes.another')}
            </Button>
          }
        >
          {t(state === 'calledOff' ? 'quotes.calledOff.text' : 'quotes.locked')}
        </Alert>
      )}
      {!isLocked && <KeptNotice autosave={quote} />}
      <div>
        <StateChip state={state} />
      </div>
      <PaymentsPart record={record} onChange={quote.show} />
      <RequestPart {...{ request, submissionId }} />
      {versions.length > 0 && (
        <Section title={t('quotes.versions')}>
          <SentVersions {...{ versions, submissionId, request }} />
        </Section>
      )}
      <Section title={t('quotes.event')}>
        <EventFields
          {...{ service, place, people, day, startsAt, endsAt }}
          isDisabled={isLocked}
          onChange={changePlan}
        />
        <FitNotice fit={fit} />
      </Section>
      <Section title={t('quotes.lines')}>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('quotes.linesHint')}
        </Typography>
        <LinesField
          lines={draft.lines}
          sums={sum.lines}
          more={prices.latest?.more ?? []}
          isMoreKnown={prices.prices !== null}
          isDisabled={isLocked}
          currency={currency}
          onChange={changeLines}
          offerLines={offerLines}
        />
        {!isLocked && prices.isPriced && prices.latest?.lines.length !== 0 && (
          <Button
            disabled={!prices.prices}
            onClick={() => {
              change({ lines: [...(prices.prices?.lines ?? [])] });
              offerLines('quotes.madeAgain', () => changeLines(() => draft.lines));
            }}
          >
            {t('quotes.again')}
          </Button>
        )}
      </Section>
      <Section title={t('quotes.conditions')}>
        <ConditionsFields
          {...{ discount, depositShare, vatRate, validUntil, language }}
          {...{ currency, languages: record.languages }}
          isDisabled={isLocked}
          onChange={change}
        />
        <NoteField note={draft.note} isDisabled={isLocked} onChange={change} />
      </Section>
      <Section title={t('shared.total')}>
        <Total {...{ draft, sum, currency, prices }} />
        {!isLocked && gaps.length > 0 && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {t('quotes.gaps.title')} {gaps.map((gap) => t(`quotes.gaps.${gap}`)).join(', ')}.
          </Alert>
        )}
        {!isLocked && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button
              variant="contained"
              disabled={isBusy || gaps.length > 0}
              onClick={() => void ask()}
            >
              {t(versions.length > 0 ? 'quotes.sendAgain' : 'quotes.send')}
            </Button>
            {versions.length === 0 && (
              <Button color="error" disabled={isBusy} onClick={() => void remove()}>
                {t('quotes.remove')}
              </Button>
            )}
            <Typography role="status" color="textSecondary" sx={{ alignSelf: 'center' }}>
              {t(`office.saving.${quote.state}`)}
            </Typography>
          </Box>
        )}
      </Section>
      {isAsking && (
        <SendDialog
          {...{ record, prices, fit, isBusy }}
          onClose={() => setAsking(false)}
          onSend={() => void send()}
        />
      )}
      {quote.theirs && (
        <QuoteConflict
          key={quote.theirs.revision}
          theirs={quote.theirs}
          mine={draft}
          onResolve={quote.resolve}
          onJoined={() => notify('quotes.conflict.joined', { type: 'info' })}
        />
      )}
    </Box>
  );
}

function writtenOf({ draft }: QuoteRecord): Written<QuoteDraft> {
  return { values: draft, author: null, isTrashed: false };
}

const bodyOf = (draft: QuoteDraft) => ({ draft });
