import type { Crumb } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';

interface BreadcrumbsOptions {
  /** The way here between the home page and this one; paths without the language. */
  crumbs?: readonly Crumb[];
  /** This page. */
  name: string;
}

/** The way from the home page to this one, the same that the page's structured data tells. */
export function Breadcrumbs({ crumbs = [], name }: BreadcrumbsOptions) {
  const { t, href, isShown, useSheets } = usePage();
  useSheets('crumbs');
  return (
    <nav className="crumbs" aria-label={t('common:breadcrumbs')}>
      <ol>
        {[
          { name: t('common:nav.home'), path: '/' },
          ...crumbs.filter(({ path }) => isShown(path)),
        ].map((crumb) => (
          <li key={crumb.path}>
            <a href={href(crumb.path)}>{crumb.name}</a>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
