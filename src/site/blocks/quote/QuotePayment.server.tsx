import { formatDate, currency as ownCurrency } from '../../../i18n/index.ts';
import {
  epcText,
  ibanText,
  isPayable,
  priceText,
  receiptPath,
  type QuotePage,
} from '../../../requests/index.ts';
import { usePage } from '../../page-context.server.ts';
import { QrCode } from '../QrCode.server.tsx';
import { Facts } from './Facts.server.tsx';

/** What is to be paid next, until when and how; and what has come in. */
export function QuotePayment({ quote }: { quote: QuotePage }) {
  const { due, payments, state } = quote;
  return (
    <>
      {/* Too late to pay without asking: the date may be somebody else's. */}
      {due && state !== 'lapsed' && <ToPay quote={quote} due={due} />}
      {payments.length > 0 && <Received quote={quote} />}
    </>
  );
}

function ToPay({ quote, due }: { quote: QuotePage; due: NonNullable<QuotePage['due']> }) {
  const { t, language } = usePage();
  const { ways, document } = quote;
  const { currency = ownCurrency() } = document;
  const amount = priceText(due.cents, language, currency);
  const reference = [document.number, document.customer.name].filter(Boolean).join(' ');
  return (
    <section className="quote-pay" id="pay" aria-labelledby="quote-pay">
      <h2 id="quote-pay">{t('quotes:payment.title')}</h2>
      <p className="quote-due">
        {due.until
          ? t(`quotes:payment.${due.kind}Until`, { amount, date: formatDate(due.until, language) })
          : t(`quotes:payment.${due.kind}`, { amount })}
      </p>
      {(ways.iban || ways.transfer) && (
        <div className="quote-transfer">
          <div>
            <h3>{t('quotes:payment.transfer')}</h3>
            <Facts
              facts={[
                [t('quotes:payment.iban'), ways.iban && ibanText(ways.iban)],
                [t('quotes:payment.holder'), ways.holder],
                [t('quotes:payment.amount'), amount],
                [t('quotes:payment.reference'), reference],
              ]}
            />
            {ways.transfer && <p className="lines">{ways.transfer}</p>}
          </div>
          {ways.iban && ways.holder && currency === 'EUR' && (
            <figure>
              <QrCode
                label={t('quotes:payment.code')}
                text={epcText({ ...ways, cents: due.cents, reference })}
              />
              <figcaption className="hint">{t('quotes:payment.codeHint')}</figcaption>
            </figure>
          )}
        </div>
      )}
      {ways.bizum && (
        <div>
          <h3>{t('quotes:payment.bizum')}</h3>
          <p className="lines">{ways.bizum}</p>
        </div>
      )}
      {!isPayable(ways) && <p>{t('quotes:payment.unsaid')}</p>}
    </section>
  );
}

function Received({ quote: { payments, path, document } }: { quote: QuotePage }) {
  const { t, language } = usePage();
  return (
    <section className="quote-received" aria-labelledby="quote-received">
      <h2 id="quote-received">{t('quotes:payment.received')}</h2>
      <ul>
        {payments.map(({ id, kind, means, cents, day }) => (
          <li key={id}>
            <span>
              {t(`quotes:payment.kinds.${kind}`)} · {formatDate(day, language)} ·{' '}
              {t(`quotes:payment.means.${means}`)}
            </span>
            <strong>
              {priceText(kind === 'refund' ? -cents : cents, language, document.currency)}
            </strong>
            <a className="on-screen more" href={receiptPath(path, id)}>
              {t('quotes:payment.receipt')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
