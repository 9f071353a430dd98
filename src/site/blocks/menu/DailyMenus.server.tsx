import type { DailyMenu } from '../../../content/index.ts';
import { usePage } from '../../page-context.server.ts';
import { DINER_FORM_PATH } from '../form-path.server.ts';
import type { PencilOptions } from '../Pencil.server.tsx';
import { Picture } from '../Picture.server.tsx';
import { sectionsOf, type FilledSection, type MenuPart } from './menu-data.server.ts';
import { MenuDishes } from './MenuDishes.server.tsx';
import { MenuTabs } from './MenuTabs.server.tsx';
import { Section } from '../Section.server.tsx';

interface DailyMenusOptions {
  title: string;
  text: string;
  /** Where both are edited. */
  wordsOf: PencilOptions;
  menus: MenuPart<DailyMenu>;
  /** The submenu that is shown in place of the first. */
  beside?: string | undefined;
}

/** The daily menus behind their tabs, or why there are none. */
export function DailyMenus({ title, text: intro, wordsOf, menus, beside }: DailyMenusOptions) {
  const { t, link } = usePage();
  const { selected } = menus;
  return (
    <Section
      title={title}
      text={intro}
      wordsOf={wordsOf}
      link={{ href: link(DINER_FORM_PATH), label: t('diner:link') }}
    >
      {!selected && (
        <div className="note">
          <p className="serif">{t('menu:empty.title')}</p>
          <p>{t('menu:empty.text')}</p>
        </div>
      )}
      {selected && (
        <MenuTabs
          label={title}
          lists={menus.lists}
          selected={selected}
          pages={['/menu?list=', beside ? `&submenu=${encodeURIComponent(beside)}` : '']}
          parameter="list"
        >
          {sectionsOf(selected.document).map((part) => (
            <FilledPart key={part.section?.key ?? ''} part={part} of={selected.document} />
          ))}
        </MenuTabs>
      )}
    </Section>
  );
}

function FilledPart({ part: { section, items }, of }: { part: FilledSection; of: DailyMenu }) {
  const { text } = usePage();
  if (!section) return <MenuDishes items={items} of={of} />;
  return (
    <div className={section.image ? 'menu-part' : undefined}>
      {section.image && (
        <Picture
          picture={section.image}
          ratio="menuSection"
          widths={[476, 952]}
          sizes="(width >= 56rem) 19rem, 92vw"
        />
      )}
      <div>
        <h4 className="serif">{text(section.names)}</h4>
        {section.descriptions && <p className="soft">{text(section.descriptions)}</p>}
        <MenuDishes items={items} of={of} />
      </div>
    </div>
  );
}
