import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';

/** The 404 page, in the language of the address. */
export const notFoundPage = definePage({
  path: '/404',
  isListed: false,
  load: async () => ({}),
  head: ({ t }) => ({
    title: t('common:notFound.title'),
    description: t('common:notFound.text'),
    isIndexed: false,
  }),
  View: NotFoundView,
});

function NotFoundView() {
  const { t, href } = usePage();
  return (
    <section className="state">
      <h1>{t('common:notFound.title')}</h1>
      <p>{t('common:notFound.text')}</p>
      <p className="actions">
        <a className="button" href={href('/')}>
          {t('common:backHome')}
        </a>
        <a className="button quiet" href={href('/menu')}>
          {t('common:nav.menu')}
        </a>
      </p>
    </section>
  );
}
