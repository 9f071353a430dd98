import { hasTerms, type QuoteDocument } from '../../../requests/index.ts';
import { usePage } from '../../page-context.server.ts';
import { LegalText } from '../LegalText.server.tsx';

/** The terms that are accepted with it: folded on a screen, whole on paper. */
export function QuoteTerms({ document }: { document: QuoteDocument }) {
  const { t, href } = usePage();
  if (!hasTerms(document)) return null;
  const { termsText, terms = [] } = document;
  return (
    <section className="quote-terms">
      <h2>{t('quotes:page.terms')}</h2>
      {termsText ? (
        <>
          <p>{t('quotes:page.termsRank')}</p>
          <details>
            <summary>{t('quotes:page.allTerms')}</summary>
            <div>
              <LegalText text={termsText} Heading="h3" />
            </div>
          </details>
        </>
      ) : (
        <>
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <p className="on-screen">
            <a className="more" href={href('/terms')} target="_blank" rel="noreferrer">
              {t('quotes:page.allTerms')}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
