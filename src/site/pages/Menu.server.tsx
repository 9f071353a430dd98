import { dietsWorthSaying, type ContentService } from '../../content/index.ts';
import { Blocks } from '../blocks/Blocks.server.tsx';
import { AllergenLegend } from '../blocks/menu/AllergenLegend.server.tsx';
import { DailyMenus } from '../blocks/menu/DailyMenus.server.tsx';
import {
  allLists,
  LIST_IDS,
  listParts,
  listPath,
  loadMenu,
  type MenuData,
  type MenuList,
} from '../blocks/menu/menu-data.server.ts';
import { MenuBanner } from '../blocks/menu/MenuBanner.server.tsx';
import { Submenus } from '../blocks/menu/Submenus.server.tsx';
import { Served } from '../blocks/menu/Served.server.tsx';
import { Pencil } from '../blocks/Pencil.server.tsx';
import { UnavailableState } from '../blocks/State.server.tsx';
import { copyHead, loadPage, pageHead, type LoadedPage } from '../page-copy.server.ts';
import { definePage, type PageEntry, type PageHead } from '../page.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { DESCRIPTION_LENGTH, withSiteName } from '../seo/head-texts.server.ts';

type MenuPageData = MenuData & LoadedPage;

/**
 * The menu: banner, daily menus, submenus, allergens, request form. `list` chooses a menu or submenu,
 * `submenu` the one beside a menu.
 */
export const menuPage = definePage<MenuPageData>({
  path: '/menu',
  name: 'common:nav.menu',
  partOf: 'menu',
  parameters: { list: LIST_IDS, submenu: LIST_IDS },
  filledBy: 'menu',
  isListed: true,
  async load({ content, query }) {
    const [menu, own] = await Promise.all([
      loadMenu(content, query['list'], query['submenu']),
      loadPage(content, 'menu'),
    ]);
    return menu && { ...menu, ...own };
  },
  // The dishes are told to search engines by the page that has them all, /menu/all.
  head: (page, data) => {
    const { asked, banner, copy } = data;
    return pageHead(page, data, {
      picture: banner?.image,
      ...(asked ? listHead(page, asked) : copyHead(page, copy, titleOf(page, data))),
      address: asked ? listPath(asked.id) : '/menu',
      crumbs: [{ name: titleOf(page, data), path: '/menu' }],
    });
  },
  View: MenuView,
  Unavailable: MenuUnavailable,
  entries,
});

function titleOf({ text, t }: PageContext, { snapshot }: MenuData): string {
  return text(snapshot?.pageTitles) || t('menu:title');
}

/** The menu and each of its lists. */
async function* entries(content: ContentService): AsyncGenerator<PageEntry> {
  const data = await loadMenu(content);
  yield { path: '/menu' };
  const [, ...others] = data?.menus.lists ?? [];
  for (const { id, document } of [...others, ...(data?.submenus.lists ?? [])]) {
    yield { path: `/menu?list=${id}`, updatedAt: document._updatedAt };
  }
}

function MenuView({ data }: { data: MenuPageData }) {
  const page = usePage();
  const { t, text, link } = page;
  const whole = link('/menu/all');
  const { snapshot, banner, menus, copy, loaded } = data;
  return (
    <>
      <MenuBanner
        title={titleOf(page, data)}
        text={text(snapshot ? snapshot.pageDescriptions : copy?.lead)}
        banner={banner}
      >
        <Served menus={menus.lists.map(({ document }) => document)} />
        {whole && (
          <a className="more" href={whole}>
            {t('print:link')}
          </a>
        )}
        <Pencil of={snapshot ?? copy} field={snapshot ? 'pageTitles' : 'lead'} />
      </MenuBanner>
      <Blocks loaded={loaded} of={copy} body={<Dishes data={data} />} />
    </>
  );
}

/** The menus and what their signs mean. */
function Dishes({ data: { snapshot, menus, submenus } }: { data: MenuData }) {
  const { t, text, isShown } = usePage();
  const hasHalal = allLists({ menus, submenus })
    .flatMap(listParts)
    .some(({ items }) => items.some((item) => dietsWorthSaying(item).includes('halal')));
  return (
    <>
      <DailyMenus
        title={text(snapshot?.dailyMenuTitles) || t('menu:daily')}
        text={text(snapshot?.dailyMenuDescriptions)}
        wordsOf={{ of: snapshot, field: 'dailyMenuTitles' }}
        menus={menus}
        beside={chosen(submenus)}
      />
      <Submenus
        title={text(snapshot?.submenuTitles) || t('menu:submenu.title')}
        text={text(snapshot?.submenuDescriptions)}
        wordsOf={{ of: snapshot, field: 'submenuTitles' }}
        submenus={submenus}
        beside={chosen(menus)}
      />
      {isShown('/menu') && <AllergenLegend hasHalal={hasHalal} />}
    </>
  );
}

/** The id of the list that is shown in place of the first. */
function chosen(part: MenuData['menus'] | MenuData['submenus']): string | undefined {
  return part.selected === part.lists[0] ? undefined : part.selected?.id;
}

/** Shown when nothing of the menu can be read. */
export function MenuUnavailable() {
  const { t } = usePage();
  return (
    <UnavailableState title={t('menu:error')} text={t('menu:failed')} loading={t('menu:loading')} />
  );
}

/** What is said of the page that shows one list: its name, as many dishes as fit, and its first picture. */
function listHead(
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
