import type { ReactNode } from 'react';
import { formatClocks, formatDate, formatFullMoment } from '../../i18n/index.ts';
import {
  callLink,
  isAccepted,
  isFirmDate,
  isOpen,
  isOver,
  openUntil,
  type QuotePage,
} from '../../requests/index.ts';
import { placeText } from '../blocks/place-words.server.ts';
import { Facts } from '../blocks/quote/Facts.server.tsx';
import { QuoteAnswerForms } from '../blocks/quote/QuoteAnswerForms.server.tsx';
import { QuoteLines } from '../blocks/quote/QuoteLines.server.tsx';
import { QuoteTerms } from '../blocks/quote/QuoteTerms.server.tsx';
import { QuotePayment } from '../blocks/quote/QuotePayment.server.tsx';
import { Receipt } from '../blocks/quote/Receipt.server.tsx';
import { TileDivider } from '../blocks/TileDivider.server.tsx';
import { definePage, type PageDefinition } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';

/** The private page of a quote: what is offered, and the two answers. Works without a script, and has none. */
export function quotePage(quote: QuotePage): PageDefinition {
  return definePage<QuotePage>({
    path: '/quote',
    isBare: true,
    load: async () => quote,
    head: ({ t }, { document: { number, business } }) => ({
      title: t(quote.receipt ? 'quotes:receipt.headTitle' : 'quotes:page.headTitle', {
        ...{ number, business: business.name },
      }),
      description: t('quotes:page.description'),
      isPrivate: true,
    }),
    View: quote.receipt ? ReceiptView : QuoteView,
  });
}

/** The receipt of one of its payments. */
function ReceiptView({ data: quote }: { data: QuotePage }) {
  const { t } = usePage();
  return (
    <Sheet quote={quote} title={t('quotes:receipt.title')}>
      {quote.receipt && <Receipt quote={quote} payment={quote.receipt} />}
    </Sheet>
  );
}

function QuoteView({ data: quote }: { data: QuotePage }) {
  const { t } = usePage();
  const { document } = quote;
  const { note } = document;
  const canAnswer = isOpen(quote.state);
  return (
    <Sheet quote={quote} title={t('quotes:page.title')}>
      {!canAnswer && <QuoteStateNotice quote={quote} />}
      <QuotePayment quote={quote} />
      <div className="quote-facts">
        <About quote={quote} />
        <Event quote={quote} />
      </div>
      {note.trim() !== '' && (
        <section className="quote-note">
          <h2>{t('quotes:page.note')}</h2>
          <p>{note}</p>
        </section>
      )}
      <QuoteLines document={document} />
      <QuoteTerms document={document} />
      {canAnswer && <QuoteAnswerForms quote={quote} />}
    </Sheet>
  );
}

interface SheetOptions {
  readonly quote: QuotePage;
  readonly title: string;
  readonly children: ReactNode;
}

/** What each of the pages has: from whom it is, and for whom. */
function Sheet({ quote, title, children }: SheetOptions) {
  const { t, href, useSheets } = usePage();
  useSheets('form', 'quote');
  const { business, customer } = quote.document;
  return (
    <>
      <header className="quote-head linen">
        <div className="wrap">
          <a className="quote-brand" href={href('/')}>
            {business.name}
          </a>
          <h1>{title}</h1>
          <p className="lead">{t('quotes:page.for', { name: fullName(customer) })}</p>
        </div>
      </header>
      <TileDivider />
      <main className="wrap quote" id="content">
        {children}
        <From quote={quote} />
      </main>
    </>
  );
}

function fullName({ name, company }: QuotePage['document']['customer']): string {
  return [name, company].filter(Boolean).join(' · ');
}

function About({ quote: { document } }: { quote: QuotePage }) {
  const { t, language } = usePage();
  const { number, version, sentAt } = document;
  return (
    <Facts
      facts={[
        [
          t('quotes:page.number'),
          version > 1 ? t('quotes:page.version', { number, version }) : number,
        ],
        [t('quotes:page.sent'), formatDate(new Date(sentAt), language)],
        [t('quotes:page.validUntil'), formatDate(openUntil(document), language)],
      ]}
    />
  );
}

function Event({ quote: { document } }: { quote: QuotePage }) {
  const page = usePage();
  const { t, language } = page;
  const { service, day, startsAt, endsAt, people, place } = document;
  return (
    <section aria-labelledby="quote-event">
      <h2 id="quote-event">{t('quotes:page.event')}</h2>
      <Facts
        facts={[
          [t('quotes:page.service'), service.title],
          [t('quotes:page.day'), formatDate(day, language)],
          [t('quotes:page.time'), formatClocks(startsAt, endsAt, language)],
          [t('quotes:page.people'), people],
          [t('quotes:page.place'), document.placeTitle || placeText(place, page)],
        ]}
      />
    </section>
  );
}

function From({ quote: { document } }: { quote: QuotePage }) {
  const { t, href } = usePage();
  const { business } = document;
  return (
    <section className="quote-from">
      <h2>{t('quotes:page.from')}</h2>
      <p>
        <strong>{business.name}</strong>
        {[...business.identity, business.address]
          .filter((line) => line && line !== business.name)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
        {business.phone && <a href={callLink(business.phone) ?? undefined}>{business.phone}</a>}
        {business.email && <a href={`mailto:${business.email}`}>{business.email}</a>}
      </p>
      <p className="on-screen">{t('quotes:page.questions')}</p>
      <p className="on-screen hint">{t('quotes:page.print')}</p>
      {/* The first layer of information about personal data (LOPDGDD art. 11): there is no footer to lead to the second. */}
      <p className="on-screen hint">
        {t('forms:privacy.responsible')}: {business.identity.join(', ') || business.name}
        <br />
        {t('forms:privacy.purpose')}: {t('forms:privacy.request.purpose')}{' '}
        {t('forms:privacy.rights')}: {t('forms:privacy.rightsText')}{' '}
        <a href={href('/privacy')} target="_blank" rel="noreferrer">
          {t('forms:privacy.more')}
        </a>
        {' · '}
        <a href={href('/legal')} target="_blank" rel="noreferrer">
          {t('common:footer.legal')}
        </a>
      </p>
    </section>
  );
}

/** What has become of a quote that can no longer be answered. */
function QuoteStateNotice({ quote }: { quote: QuotePage }) {
  const { t, language, now } = usePage();
  const { state, document, due, isEmailed, answeredAt = 0, answeredBy = '', fingerprint } = quote;
  if (state === 'sent' || state === 'seen') return null;
  const values = {
    date: formatDate(state === 'expired' ? openUntil(document) : document.day, language),
    until: due?.until ? formatDate(due.until, language) : '',
    at: formatFullMoment(answeredAt, language),
    name: answeredBy,
  };
  const isPast = isFirmDate(state) && isOver(document, now);
  return (
    <section className={`quote-state ${state}`} role="status">
      <h2>{t(isPast ? 'quotes:states.over' : `quotes:states.${state}.title`, values)}</h2>
      <p>
        {t(`quotes:states.${state}.text`, values)}
        {state === 'accepted' && isEmailed && ` ${t('quotes:states.accepted.emailed')}`}
      </p>
      {isAccepted(state) && <p className="hint">{t('quotes:page.proof', { fingerprint })}</p>}
    </section>
  );
}
