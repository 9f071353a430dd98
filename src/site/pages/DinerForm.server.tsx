import { dietsOf, type ContentService } from '../../content/index.ts';
import { dishCode } from '../dish-code.ts';
import { FilterForm } from '../blocks/FilterForm.server.tsx';
import { DINER_FORM_PATH } from '../blocks/form-path.server.ts';
import { loadMenu } from '../blocks/menu/menu-data.server.ts';
import { PageTop } from '../blocks/PageTop.server.tsx';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';
import { Section } from '../blocks/Section.server.tsx';

interface DinerFormData {
  /** `dishCode` of each dish of the menu. */
  readonly dishes: readonly string[];
}

/** Where a diner says once what they cannot or do not eat. */
export const dinerFormPage = definePage<DinerFormData>({
  path: DINER_FORM_PATH,
  partOf: 'menu',
  filledBy: 'menu',
  isListed: true,
  load: async ({ content }) => ({ dishes: await dishesOf(content) }),
  head: ({ t, siteName }) => ({
    title: `${t('diner:headTitle')} · ${siteName}`,
    description: t('diner:description'),
    crumbs: [
      { name: t('menu:title'), path: '/menu' },
      { name: t('diner:title'), path: DINER_FORM_PATH },
    ],
  }),
  View: DinerFormView,
});

/** Each dish of the menu; one that stands in two lists counts twice, as a visitor reads it. */
async function dishesOf(content: ContentService): Promise<string[]> {
  const menu = await loadMenu(content);
  const items = [
    ...(menu?.menus.lists ?? []).flatMap(({ document }) => document.items),
    ...(menu?.submenus.lists ?? []).flatMap(({ document }) => document.submenuItems),
  ];
  return items.map((item) => dishCode(item, dietsOf(item)));
}

function DinerFormView({ data: { dishes } }: { data: DinerFormData }) {
  const { t } = usePage();
  return (
    <>
      <PageTop title={t('diner:title')} text={t('diner:lead')} />
      <Section>
        <FilterForm dishes={dishes} />
      </Section>
    </>
  );
}
