import { State } from '../blocks/State.server.tsx';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';

/** A failure as a visitor may know it: the status and its words. */
export interface Failure {
  readonly statusText: string;
}

/** "Unexpected Application Error!" with the status text beneath. */
export const failurePage = definePage<Failure>({
  path: '/error',
  isErrorPage: true,
  head: ({ t }) => ({
    title: t('common:failure.title'),
    description: t('common:failure.text'),
  }),
  View: FailureView,
});

function FailureView({ data }: { data: Failure }) {
  const { t, href } = usePage();
  return (
    <State title={t('common:failure.title')}>
      <p className="status-text" lang="en">
        {data.statusText}
      </p>
      <p>{t('common:failure.text')}</p>
      <a className="button" href={href('/')}>
        {t('common:backHome')}
      </a>
    </State>
  );
}
