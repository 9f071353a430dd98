import { AllergenTable } from '../blocks/menu/AllergenTable.server.tsx';
import { allLists, loadMenu, listParts, type MenuData } from '../blocks/menu/menu-data.server.ts';
import { WholeMenu } from '../blocks/menu/WholeMenu.server.tsx';
import { instantOf } from '../blocks/opening-state.server.ts';
import { PageTop } from '../blocks/PageTop.server.tsx';
import { QrCode } from '../blocks/QrCode.server.tsx';
import { unbroken } from '../../content/index.ts';
import { businessDay, formatDate } from '../../i18n/index.ts';
import { definePage } from '../page.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { menu as menuData, type ShownSection } from '../seo/menu.server.ts';
import { MenuUnavailable } from './Menu.server.tsx';
import { Section } from '../blocks/Section.server.tsx';

const WHOLE_MENU = '/menu/all';

/** The whole menu on one page, to print and to search in, with the table of allergens. */
export const menuAllPage = definePage<MenuData>({
  path: WHOLE_MENU,
  partOf: 'menu',
  filledBy: 'menu',
  isListed: true,
  load: ({ content }) => loadMenu(content),
  head(page, data) {
    const { t, siteName } = page;
    return {
      title: t('print:headTitle', { name: siteName }),
      description: t('print:description', { count: dishCount(data) }),
      picture: data.banner?.image,
      crumbs: [
        { name: t('menu:title'), path: '/menu' },
        { name: t('print:title'), path: WHOLE_MENU },
      ],
      structuredData: [menuData(page, t('print:title'), shownSections(data, page))],
    };
  },
  View: MenuAllView,
  Unavailable: MenuUnavailable,
});

function dishCount(data: MenuData): number {
  return allLists(data)
    .flatMap(listParts)
    .reduce((sum, { items }) => sum + items.length, 0);
}

/** Every part of every list, under the name of both where a section has its own. */
function shownSections(data: MenuData, { text }: PageContext): ShownSection[] {
  return allLists(data).flatMap((list) =>
    listParts(list).map(({ section, items }) => ({
      name: section && text(section.names) !== text(list.title) ? section.names : list.title,
      description:
        section?.descriptions ??
        (list.document._type === 'submenu' ? list.document.descriptions : undefined),
      items,
    })),
  );
}

function MenuAllView({ data }: { data: MenuData }) {
  const page = usePage();
  const { t, text, link, language, now, siteName, settings } = page;
  const tent = link('/menu/tent');
  const lists = allLists(data);
  const date = formatDate(now, language);
  page.freshUntil(instantOf(businessDay(now), '24:00'));
  page.useSheets('menu-all');
  const address = page.absolute(WHOLE_MENU);
  return (
    <>
      <PageTop title={t('print:title')} text={[siteName, t('print:asOf', { date })].join(' · ')}>
        <figure className="code">
          <QrCode text={address} label={t('print:qr')} />
          <figcaption className="small">{address.replace(/^https?:\/\//, '')}</figcaption>
        </figure>
      </PageTop>
      <Section>
        <nav className="lists" aria-label={t('print:lists')}>
          <ul className="actions">
            {lists.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${encodeURIComponent(id)}`}>{text(title)}</a>
              </li>
            ))}
            <li>
              <a href="#table-title">{t('print:table.title')}</a>
            </li>
          </ul>
          <p className="soft small">
            {t('print:hint')} {tent && <a href={tent}>{t('print:tent.link')}</a>}
          </p>
        </nav>
        {lists.length === 0 && <p className="note">{t('menu:empty.title')}</p>}
        <WholeMenu lists={lists} />
      </Section>
      {lists.length > 0 && <AllergenTable lists={lists} date={date} />}
      <section className="wrap soft small closing">
        <p>{t('print:kitchen')}</p>
        <p>
          {[
            siteName,
            text(settings?.contactInfo.address),
            unbroken(settings?.contactInfo.phone ?? ''),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </section>
    </>
  );
}
