import type { PageHead } from '../page.server.ts';
import type { PageContext } from '../page-context.server.ts';

/** The JSON-LD of a page: what it says of itself, and the way to it; of what it says twice, the last. */
export function structuredData(page: PageContext, head: PageHead): object[] {
  const said = head.structuredData?.map(
    (item) => ['@id' in item ? item['@id'] : item, item] as const,
  );
  const data: object[] = [...new Map<unknown, object>(said).values()];
  if (page.crumbs.length > 0) data.push(breadcrumbs(page));
  return data.map((item) => ({ '@context': 'https://schema.org', ...item }));
}

/** https://schema.org/BreadcrumbList, from the home page to this one. */
function breadcrumbs(page: PageContext): object {
  const steps = [{ name: page.t('common:nav.home'), path: '/' }, ...page.crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: page.absolute(path),
    })),
  };
}
