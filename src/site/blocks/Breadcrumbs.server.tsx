import { usePage } from '../page-context.server.ts';

/** The way from the home page to this one, which is called `name`. The page's structured data tells the same. */
export function Breadcrumbs({ name }: { name: string }) {
  const { t, href, crumbs, useSheets } = usePage();
  useSheets('crumbs');
  return (
    <nav className="crumbs" aria-label={t('common:breadcrumbs')}>
      <ol>
        {[{ name: t('common:nav.home'), path: '/' }, ...crumbs.slice(0, -1)].map((crumb) => (
          <li key={crumb.path}>
            <a href={href(crumb.path)}>{crumb.name}</a>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
