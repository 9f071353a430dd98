import { Island } from '../Island.tsx';
import { AllergenLegend } from '../components/menu/AllergenLegend.tsx';
import { DailyMenus } from '../components/menu/DailyMenus.tsx';
import { loadMenu, panelIds, sectionsOf, type MenuData } from '../components/menu/menu-data.ts';
import { MenuBanner } from '../components/menu/MenuBanner.tsx';
import { Submenus } from '../components/menu/Submenus.tsx';
import { RequestFormSection } from '../components/RequestFormSection.tsx';
import { definePage } from '../page.ts';
import { usePage, type PageContext } from '../page-context.ts';
import { menu as menuData, type ShownSection } from '../structured-data/index.ts';

/** The menu: banner, daily menus, submenus, allergens, request form. */
export const menuPage = definePage<MenuData>({
  path: '/menu',
  isListed: true,
  load: ({ content }) => loadMenu(content),
  head: (page, data) => ({
    title: page.t('menu:headTitle'),
    description: page.text(data.snapshot?.pageDescriptions) || page.t('menu:text'),
    picture: data.banner?.image,
    crumbs: [{ name: titleOf(page, data), path: '/menu' }],
    structuredData: [menuData(page, titleOf(page, data), shownSections(data))],
  }),
  View: MenuView,
  Unavailable: MenuUnavailable,
});

function titleOf({ text, t }: PageContext, { snapshot }: MenuData): string {
  return text(snapshot?.pageTitles) || t('menu:title');
}

/** What the page shows, as its structured data tells it; dishes are shown without their pictures. */
function shownSections({ menus, submenus }: MenuData): ShownSection[] {
  const shown = [
    ...(menus ?? []).flatMap((menu) =>
      sectionsOf(menu).map(({ section, items }) => ({
        name: section?.names ?? menu.title,
        description: section?.descriptions,
        items,
      })),
    ),
    ...(submenus ?? []).map(({ titles, descriptions, submenuItems }) => ({
      name: titles,
      description: descriptions,
      items: submenuItems,
    })),
  ];
  return shown.map((part) => ({
    ...part,
    items: part.items.map((item) => ({ ...item, image: undefined })),
  }));
}

function MenuView({ data }: { data: MenuData }) {
  const page = usePage();
  const { t, text } = page;
  const { snapshot, banner, menus, submenus } = data;
  const ids = panelIds([...(menus ?? []), ...(submenus ?? [])]);
  return (
    <>
      <MenuBanner
        title={titleOf(page, data)}
        text={snapshot ? text(snapshot.pageDescriptions) : t('menu:text')}
        banner={banner}
      />
      <DailyMenus
        title={text(snapshot?.dailyMenuTitles) || t('menu:daily.title')}
        text={snapshot ? text(snapshot.dailyMenuDescriptions) : t('menu:daily.text')}
        menus={menus}
        ids={ids}
      />
      <Submenus
        title={text(snapshot?.submenuTitles) || t('menu:submenu.title')}
        text={snapshot ? text(snapshot.submenuDescriptions) : t('menu:submenu.text')}
        submenus={submenus}
        ids={ids}
      />
      <AllergenLegend />
      <RequestFormSection />
    </>
  );
}

/** Shown when nothing of the menu can be read. */
function MenuUnavailable() {
  const { t } = usePage();
  return (
    <section className="state">
      <h1>{t('menu:error')}</h1>
      <p>{t('menu:failed')}</p>
      <Island name="Retry" props={{ label: t('common:tryAgain'), loading: t('menu:loading') }} />
    </section>
  );
}
