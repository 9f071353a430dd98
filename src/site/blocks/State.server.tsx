import type { ReactNode } from 'react';
import { Island } from '../Island.server.tsx';
import { usePage } from '../page-context.server.ts';

interface StateOptions {
  title: string;
  /** What it means, and what to do now. */
  children: ReactNode;
}

/** All that a page shows when it has nothing else to show: a failure, a 404, thanks. */
export function State({ title, children }: StateOptions) {
  usePage().useSheets('state');
  return (
    <section className="state">
      <h1>{title}</h1>
      {children}
    </section>
  );
}

interface UnavailableStateOptions {
  title: string;
  text?: string | undefined;
  /** What is said while the page is loaded again. */
  loading?: string | undefined;
}

/** Content that could not be read, and "Try Again". */
export function UnavailableState({ title, text, loading }: UnavailableStateOptions) {
  const { t } = usePage();
  return (
    <State title={title}>
      {text && <p>{text}</p>}
      <Island
        name="Retry"
        props={{ label: t('common:tryAgain'), loading: loading ?? t('common:loading') }}
      />
    </State>
  );
}

/** Where to go from a page that leads nowhere else: home, or to the menu. */
export function HomeAndMenu() {
  const { t, href, link } = usePage();
  const menu = link('/menu');
  return (
    <p className="actions">
      <a className="button" href={href('/')}>
        {t('common:backHome')}
      </a>
      {menu && (
        <a className="button quiet" href={menu}>
          {t('common:nav.menu')}
        </a>
      )}
    </p>
  );
}
