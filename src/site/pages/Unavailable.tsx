import { Island } from '../Island.tsx';
import { usePage } from '../page-context.ts';

/** Shown when the content service cannot be reached and the page has no words of its own for it. */
export function Unavailable() {
  const { t } = usePage();
  return (
    <section className="state">
      <h1>{t('common:unavailable.title')}</h1>
      <p>{t('common:unavailable.text')}</p>
      <Island name="Retry" props={{ label: t('common:tryAgain'), loading: t('common:loading') }} />
    </section>
  );
}
