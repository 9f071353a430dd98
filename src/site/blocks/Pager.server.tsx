import { usePage } from '../page-context.server.ts';
import { listPath } from './post-links.server.ts';

/** The way to the pages of the list beside this one. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const { t, href } = usePage();
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={t('blog:pages')}>
      {page > 1 && (
        <a className="button quiet" rel="prev" href={href(listPath(page - 1))}>
          {t('blog:newer')}
        </a>
      )}
      <p>{t('blog:page', { page, pages })}</p>
      {page < pages && (
        <a className="button quiet" rel="next" href={href(listPath(page + 1))}>
          {t('blog:older')}
        </a>
      )}
    </nav>
  );
}
