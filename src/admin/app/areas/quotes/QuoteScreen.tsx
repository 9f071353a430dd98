import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Snackbar from '@mui/material/Snackbar';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Title, useDelete, useLocale, useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { formatDate, madridDay } from '../../../../i18n/index.ts';
import {
  draftGaps,
  priceText,
  QUOTE_LIMITS,
  sumQuote,
  timesText,
  type QuoteDraft,
} from '../../../../submissions/index.ts';
import type { OfficeLanguage } from '../../../account.ts';
import { call } from '../../call.ts';
import { ScreenProblem } from '../../parts/ScreenProblem.tsx';
import { focusWrongField } from '../../parts/wrong-field.ts';
import { useSay } from '../../say.ts';
import { peopleText } from '../inbox/formats.ts';
import { ConditionsFields } from './ConditionsFields.tsx';
import { EventFields } from './EventFields.tsx';
import { LinesField } from './LinesField.tsx';
import type { PricedLines, QuoteRecord } from './quote-types.ts';
import { SentVersions } from './SentVersions.tsx';

/** A quote being written: what the request asks for, the lines, the sum at every moment; and what was sent. */
export default function QuoteScreen() {
  const { id = '' } = useParams();
  const t = useTranslate();
  const say = useSay();
  const notify = useNotify();
  const navigate = useNavigate();
  const [deleteOne] = useDelete();
  const locale = useLocale() as OfficeLanguage;
  const [record, setRecord] = useState<QuoteRecord | null>(null);
  const [draft, setDraft] = useState<QuoteDraft | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  /** The lines as they were before one was removed, while that can be undone. */
  const [removed, setRemoved] = useState<QuoteDraft['lines'] | null>(null);

  const show = (quote: QuoteRecord) => {
    setRecord(quote);
    setDraft(quote.draft);
  };
  useEffect(() => {
    call<QuoteRecord>('GET', `quotes/${id}`).then(show, setError);
    // Only another quote is read anew: `say` is made with each rendering.
  }, [id]);
  const priced = usePriceList(draft, record?.request.workshop ?? '');

  if (error !== null) return <ScreenProblem error={error} title="quotes.title" list="/quotes" />;
  if (!record || !draft) return <CircularProgress sx={{ m: 4 }} />;

  const { request, state, versions } = record;
  const isLocked = state === 'accepted';
  const isChanged = JSON.stringify(draft) !== JSON.stringify(record.draft);
  const sum = sumQuote(draft);
  const gaps = draftGaps(draft, madridDay(new Date()));
  const change = (some: Partial<QuoteDraft>) => setDraft({ ...draft, ...some });
  const price = (cents: number) => priceText(cents, locale);

  const work = async (task: () => Promise<void>) => {
    setBusy(true);
    try {
      await task();
    } catch (error) {
      say(error);
    } finally {
      setBusy(false);
    }
  };
  const save = async () => {
    if (!isChanged) return record;
    const { revision } = record;
    const saved = await call<QuoteRecord>('PUT', `quotes/${id}`, { body: { draft }, revision });
    show(saved);
    return saved;
  };
  const send = () =>
    work(async () => {
      setAsking(false);
      const { revision } = await save();
      const sent = await call<QuoteRecord & { isEmailed: boolean }>('POST', `quotes/${id}/send`, {
        revision,
      });
      show(sent);
      notify(sent.isEmailed ? 'quotes.sent' : 'quotes.sentNoEmail', { type: 'success' });
    });
  const remove = () =>
    void deleteOne(
      'quotes',
      { id, previousData: { ...record } },
      {
        mutationMode: 'undoable',
        onSuccess: () => {
          notify('quotes.removed', { type: 'info', undoable: true });
          void navigate('/quotes');
        },
        onError: say,
      },
    );

  return (
    <Box ref={form} sx={{ display: 'grid', gap: 2, maxWidth: 960, mt: 2 }}>
      <Title title={t('quotes.one', { number: record.number })} />
      {isLocked && (
        <Alert
          severity="success"
          sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          action={
            <Button component={Link} to={`/quotes/new/${record.submissionId}`} color="inherit">
              {t('quotes.another')}
            </Button>
          }
        >
          {t('quotes.locked')}
        </Alert>
      )}
      <Part title={t('quotes.asked')}>
        <Typography sx={{ fontWeight: 600 }}>
          {[request.name, request.company].filter(Boolean).join(' · ')}
        </Typography>
        <Typography>
          {t('quotes.askedFor', {
            day: formatDate(request.day, locale),
            times: timesText(request.startsAt, request.endsAt),
            participants: peopleText(request.participants),
          })}
          {request.workshop && ` · ${request.workshop}`}
        </Typography>
        {request.message && (
          <Typography sx={{ whiteSpace: 'pre-line', my: 1 }}>“{request.message}”</Typography>
        )}
        {request.estimate && (
          <Typography color="textSecondary">
            {t('quotes.estimate', { estimate: request.estimate })}
          </Typography>
        )}
        <Button component={Link} to={`/inbox/${record.submissionId}`}>
          {t('quotes.openRequest')}
        </Button>
      </Part>
      {versions.length > 0 && (
        <Part title={t('quotes.versions')}>
          <SentVersions versions={versions} />
        </Part>
      )}
      <Part title={t('quotes.event')}>
        <EventFields plan={draft} isDisabled={isLocked} onChange={change} />
      </Part>
      <Part title={t('quotes.lines')} hint={t('quotes.linesHint')}>
        <LinesField
          lines={draft.lines}
          sums={sum.lines}
          more={priced.more}
          isDisabled={isLocked}
          onChange={(lines) => change({ lines })}
          onRemoved={(lines) => setRemoved(lines)}
        />
        {!isLocked && priced.lines.length > 0 && (
          <Button onClick={() => change({ lines: [...priced.lines] })}>{t('quotes.again')}</Button>
        )}
      </Part>
      <Part title={t('quotes.conditions')}>
        <ConditionsFields draft={draft} isDisabled={isLocked} onChange={change} />
        <TextField
          fullWidth
          multiline
          minRows={3}
          sx={{ mt: 2 }}
          disabled={isLocked}
          label={t('quotes.note')}
          helperText={t('quotes.noteHint')}
          value={draft.note}
          slotProps={{ htmlInput: { maxLength: QUOTE_LIMITS.note } }}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Part>
      <Part title={t('quotes.total')}>
        {sum.discount > 0 && (
          <Typography color="textSecondary">
            {t('quotes.subtotal')}: {price(sum.subtotal)} − {price(sum.discount)}
          </Typography>
        )}
        <Typography variant="h1" component="p" aria-live="polite">
          {price(sum.total)}
        </Typography>
        <Typography color="textSecondary">
          {t('quotes.depositIs', { deposit: price(sum.deposit) })}
        </Typography>
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
              onClick={() => !focusWrongField(form.current) && setAsking(true)}
            >
              {t(versions.length > 0 ? 'quotes.sendAgain' : 'quotes.send')}
            </Button>
            <Button
              variant="outlined"
              disabled={isBusy || !isChanged}
              onClick={() =>
                !focusWrongField(form.current) &&
                void work(async () => {
                  await save();
                  notify('quotes.saved', { type: 'info' });
                })
              }
            >
              {t('quotes.save')}
            </Button>
            {versions.length === 0 && (
              <Button color="error" disabled={isBusy} onClick={remove}>
                {t('quotes.remove')}
              </Button>
            )}
          </Box>
        )}
      </Part>
      <Snackbar
        open={removed !== null}
        autoHideDuration={8_000}
        onClose={() => setRemoved(null)}
        message={t('quotes.lineRemoved')}
        action={
          <Button
            color="inherit"
            onClick={() => {
              if (removed) change({ lines: removed });
              setRemoved(null);
            }}
          >
            {t('quotes.undo')}
          </Button>
        }
      />
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby="quote-send">
        <DialogTitle id="quote-send">{t('quotes.sendAsk')}</DialogTitle>
        <DialogContent>
          {t(request.email ? 'quotes.sendText' : 'quotes.sendNoEmail', {
            ...{ name: request.name, email: request.email },
          })}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('quotes.cancel')}</Button>
          <Button variant="contained" disabled={isBusy} onClick={() => void send()}>
            {t('quotes.send')}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Card component="section" variant="outlined">
      <CardContent>
        <Typography variant="h2" sx={{ mb: hint ? 0.5 : 2 }}>
          {title}
        </Typography>
        {hint && (
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {hint}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  );
}

const NOTHING: PricedLines = { lines: [], more: [] };

/** What the price list says of the service and the size of the group. */
function usePriceList(draft: QuoteDraft | null, workshop: string): PricedLines {
  const [priced, setPriced] = useState(NOTHING);
  const { service = '', people = 0, language = 'es' } = draft ?? {};
  const isPriced = service !== '' && people > 0;
  useEffect(() => {
    if (!isPriced) return undefined;
    const aborting = new AbortController();
    call<PricedLines>('GET', 'quote-prices', {
      query: { service, people, language, workshop },
      signal: aborting.signal,
    }).then(setPriced, () => undefined);
    return () => aborting.abort();
  }, [isPriced, service, people, language, workshop]);
  return isPriced ? priced : NOTHING;
}
