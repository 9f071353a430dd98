import { formatDate } from '../../../i18n/index.ts';
import { paidIn, priceText, type NotedPayment, type QuotePage } from '../../../requests/index.ts';
import { usePage } from '../../page-context.server.ts';
import { Facts } from './Facts.server.tsx';

/** What was received, for what, and what is left to pay. */
export function Receipt({ quote, payment }: { quote: QuotePage; payment: NotedPayment }) {
  const { t, language } = usePage();
  const { document, payments, path } = quote;
  const { sum, currency, number, day } = document;
  const price = (cents: number) => priceText(cents, language, currency);
  const paid = paidIn(payments);
  const left = quote.state === 'calledOff' ? undefined : price(Math.max(0, sum.total - paid));
  return (
    <section className="quote-receipt">
      <p className="quote-due">
        {t(payment.kind === 'refund' ? 'quotes:receipt.returned' : 'quotes:receipt.received', {
          amount: price(payment.cents),
        })}
      </p>
      <Facts
        facts={[
          [t('quotes:receipt.day'), formatDate(payment.day, language)],
          [t('quotes:receipt.means'), t(`quotes:payment.means.${payment.means}`)],
          [t('quotes:receipt.what'), t(`quotes:payment.kinds.${payment.kind}`)],
          [t('quotes:page.number'), number],
          [t('quotes:page.day'), formatDate(day, language)],
          [t('quotes:page.total'), price(sum.total)],
          [t('quotes:receipt.paid'), price(paid)],
          [t('quotes:receipt.left'), left],
        ]}
      />
      <p>{t('quotes:receipt.noInvoice')}</p>
      <p className="on-screen">
        <a className="more" href={path}>
          {t('quotes:receipt.back')}
        </a>
      </p>
    </section>
  );
}
