import { UnavailableState } from '../blocks/State.server.tsx';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';

/** Shown when the content service cannot be reached; a page may have words of its own for it. */
export const unavailablePage = definePage({
  path: '/unavailable',
  isErrorPage: true,
  head: ({ t }) => ({
    title: t('common:unavailable.title'),
    description: t('common:unavailable.text'),
  }),
  View: UnavailableView,
});

function UnavailableView() {
  const { t } = usePage();
  return (
    <UnavailableState title={t('common:unavailable.title')} text={t('common:unavailable.text')} />
  );
}
