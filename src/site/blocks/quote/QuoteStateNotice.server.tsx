import { formatDate, businessClock } from '../../../i18n/index.ts';
import { dayText, isAccepted, type QuotePage } from '../../../requests/index.ts';
import { usePage } from '../../page-context.server.ts';

/** What has become of a quote that can no longer be answered. */
export function QuoteStateNotice({ quote }: { quote: QuotePage }) {
  const { t, language } = usePage();
  const { state, document, due, answeredAt = 0, answeredBy = '', fingerprint } = quote;
  if (state === 'sent' || state === 'seen') return null;
  const answered = new Date(answeredAt);
  const values = {
    date: dayText(state === 'expired' ? document.validUntil : document.day, language),
    until: due?.until ? dayText(due.until, language) : '',
    at: `${formatDate(answered, language)}, ${businessClock(answered)}`,
    name: answeredBy,
  };
  return (
    <section className={`quote-state ${state}`} role="status">
      <h2>{t(`quotes:states.${state}.title`, values)}</h2>
      <p>{t(`quotes:states.${state}.text`, values)}</p>
      {isAccepted(state) && <p className="hint">{t('quotes:page.proof', { fingerprint })}</p>}
    </section>
  );
}
