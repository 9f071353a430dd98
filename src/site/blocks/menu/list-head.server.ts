import type { PageHead } from '../../page.server.ts';
import type { PageContext } from '../../page-context.server.ts';
import { DESCRIPTION_LENGTH, withSiteName } from '../../seo/head-texts.server.ts';
import type { MenuList } from './menu-data.server.ts';

/** What is said of the page that shows one list: its name, as many dishes as fit, and its first picture. */
export function listHead(
  page: PageContext,
  list: MenuList,
): Pick<PageHead, 'title' | 'description' | 'picture'> {
  const { t, text } = page;
  const name = text(list.title);
  const { document } = list;
  const items = 'items' in document ? document.items : document.submenuItems;
  const sections = 'sections' in document ? document.sections : [];
  const pictured = [...sections, ...items].find(({ image }) => image);
  const dishes = items.map((item) => text(item.names)).filter((dish) => dish !== '');
  const sentence = (count: number) =>
    t('menu:list.description', { list: name, dishes: dishes.slice(0, count).join(', ') });
  let count = dishes.length;
  while (count > 1 && sentence(count).length > DESCRIPTION_LENGTH) count--;
  return {
    title: withSiteName(page, t('menu:list.title', { list: name })),
    description: sentence(count),
    ...(pictured && { picture: pictured.image }),
  };
}
