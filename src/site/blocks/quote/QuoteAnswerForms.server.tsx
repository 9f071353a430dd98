import {
  hasTerms,
  isPayable,
  priceText,
  QUOTE_LIMITS,
  type QuotePage,
} from '../../../requests/index.ts';
import { usePage } from '../../page-context.server.ts';

/** The two answers that a visitor can give, as plain forms. */
export function QuoteAnswerForms({ quote }: { quote: QuotePage }) {
  const { t, language } = usePage();
  const { path, form, isEmailed, ways } = quote;
  const { sum, currency, depositDays } = quote.document;
  const deposit = priceText(sum.deposit, language, currency);
  const { errors, name, word } = form;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <section className="quote-answer on-screen" id="answer" aria-labelledby="quote-answer">
      <h2 id="quote-answer">{t('quotes:answer.title')}</h2>
      <form className="form" method="post" action={`${path}#answer`}>
        {hasErrors && (
          <p className="summary" role="alert">
            {t('quotes:answer.mend')}
          </p>
        )}
        <input type="hidden" name="answer" value="accepted" />
        <div className="field">
          <label htmlFor="quote-name">{t('quotes:answer.name')}</label>
          <input
            id="quote-name"
            name="name"
            autoComplete="name"
            required
            maxLength={QUOTE_LIMITS.name}
            defaultValue={name}
            aria-invalid={errors.name ? true : undefined}
            aria-describedby={errors.name ? 'quote-name-error' : undefined}
          />
          {errors.name && (
            <p className="error" id="quote-name-error">
              {t('quotes:answer.nameMissing')}
            </p>
          )}
        </div>
        {hasTerms(quote.document) && (
          <div className="field tick">
            <input
              id="quote-terms"
              name="terms"
              type="checkbox"
              value="on"
              required
              aria-invalid={errors.terms ? true : undefined}
              aria-describedby={errors.terms ? 'quote-terms-error' : undefined}
            />
            <label htmlFor="quote-terms">{t('quotes:answer.terms')}</label>
            {errors.terms && (
              <p className="error" id="quote-terms-error">
                {t('quotes:answer.termsMissing')}
              </p>
            )}
          </div>
        )}
        <p className="hint">
          {sum.deposit === 0
            ? t('quotes:answer.acceptHint')
            : depositDays === undefined
              ? t('quotes:answer.acceptDeposit', { deposit })
              : t('quotes:answer.acceptDepositDays', { deposit, days: depositDays })}
          {sum.deposit === 0 && isEmailed && ` ${t('quotes:answer.emailed')}`}
          {sum.deposit > 0 && isPayable(ways) && ` ${t('quotes:answer.payHere')}`}
        </p>
        <div className="submit">
          <button type="submit" className="button">
            {t('quotes:answer.accept')}
          </button>
        </div>
      </form>
      <details open={word !== '' || undefined}>
        <summary>{t('quotes:answer.declineTitle')}</summary>
        <form className="form" method="post" action={`${path}#answer`}>
          <input type="hidden" name="answer" value="declined" />
          <p className="hint">{t('quotes:answer.declineHint')}</p>
          <div className="field">
            <label htmlFor="quote-word">{t('quotes:answer.word')}</label>
            <textarea
              id="quote-word"
              name="word"
              rows={3}
              maxLength={QUOTE_LIMITS.word}
              defaultValue={word}
            />
          </div>
          <div className="submit">
            <button type="submit" className="button quiet">
              {t('quotes:answer.decline')}
            </button>
          </div>
        </form>
      </details>
    </section>
  );
}
