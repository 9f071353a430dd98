import { Island } from '../Island.tsx';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';

/** Shown when the content service cannot be reached; a page may have words of its own for it. */
export const unavailablePage = definePage({
  path: '/unavailable',
  isListed: false,
  load: async () => ({}),
  head: ({ t }) => ({
    title: t('common:unavailable.title'),
    description: t('common:unavailable.text'),
    isIndexed: false,
  }),
  View: UnavailableView,
});

function UnavailableView() {
  const { t } = usePage();
  return (
    <section className="state">
      <h1>{t('common:unavailable.title')}</h1>
      <p>{t('common:unavailable.text')}</p>
      <Island name="Retry" props={{ label: t('common:tryAgain'), loading: t('common:loading') }} />
    </section>
  );
}
