import { HomeAndMenu, State } from '../blocks/State.server.tsx';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';

/** The 404 page, in the language of the address. */
export const notFoundPage = definePage({
  path: '/404',
  isErrorPage: true,
  head: ({ t }) => ({
    title: t('common:notFound.title'),
    description: t('common:notFound.text'),
  }),
  View: NotFoundView,
});

function NotFoundView() {
  const { t } = usePage();
  return (
    <State title={t('common:notFound.title')}>
      <p>{t('common:notFound.text')}</p>
      <HomeAndMenu />
    </State>
  );
}
