import { formatDate, madridClock } from '../../../i18n/index.ts';
import { dayText, type QuotePage } from '../../../requests/index.ts';
import { usePage } from '../../page-context.server.ts';

/** What has become of a quote that can no longer be answered. */
export function QuoteStateNotice({ quote }: { quote: QuotePage }) {
  const { t, language } = usePage();
  const { state, document, answeredAt = 0, answeredBy = '', fingerprint } = quote;
  if (state === 'sent') return null;
  const answered = new Date(answeredAt);
  const values = {
    date: dayText(state === 'expired' ? document.validUntil : document.day, language),
    at: `${formatDate(answered, language)}, ${madridClock(answered)}`,
    name: answeredBy,
  };
  return (
    <section className={`quote-state ${state}`} role="status">
      <h2>{t(`quotes:states.${state}.title`, values)}</h2>
      <p>{t(`quotes:states.${state}.text`, values)}</p>
      {state === 'accepted' && (
        <p className="hint">{t('quotes:states.accepted.proof', { fingerprint })}</p>
      )}
    </section>
  );
}
