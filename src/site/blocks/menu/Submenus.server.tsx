import type { Submenu } from '../../../content/index.ts';
import { usePage } from '../../page-context.server.ts';
import { RichText } from '../RichText.server.tsx';
import type { PencilOptions } from '../Pencil.server.tsx';
import { listPath, type MenuPart } from './menu-data.server.ts';
import { MenuDishes } from './MenuDishes.server.tsx';
import { MenuTabs } from './MenuTabs.server.tsx';
import { Section } from '../Section.server.tsx';

interface SubmenusOptions {
  title: string;
  text: string;
  /** Where both are edited. */
  wordsOf: PencilOptions;
  submenus: MenuPart<Submenu>;
  /** The menu that is shown in place of the first. */
  beside?: string | undefined;
}

/** The submenus behind their tabs, "for nibbling" among them; nothing without any. */
export function Submenus({ title, text: intro, wordsOf, submenus, beside }: SubmenusOptions) {
  const { selected } = submenus;
  if (!selected) return null;
  return (
    <Section ground="linen" title={title} text={intro} wordsOf={wordsOf}>
      <MenuTabs
        label={title}
        lists={submenus.lists}
        selected={selected}
        pages={[beside ? `${listPath(beside)}&submenu=` : '/menu?list=', '']}
        parameter="submenu"
      >
        <Body submenu={selected.document} />
      </MenuTabs>
    </Section>
  );
}

function Body({ submenu }: { submenu: Submenu }) {
  const { text, richText } = usePage();
  const words = richText(submenu.richText);
  return (
    <>
      <div className="submenu">
        <div>
          {submenu.subtitles && <h4 className="serif">{text(submenu.subtitles)}</h4>}
          {submenu.descriptions && <p className="lead">{text(submenu.descriptions)}</p>}
        </div>
        {words.length > 0 && <RichText value={words} />}
      </div>
      <MenuDishes items={submenu.submenuItems} of={submenu} />
    </>
  );
}
