import type { Submenu } from '../../../content/index.ts';
import { usePage } from '../../page-context.ts';
import { RichText } from '../RichText.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { MenuDishes } from './MenuDishes.tsx';
import { MenuTabs } from './MenuTabs.tsx';
import { PartFailed } from './PartState.tsx';

interface SubmenusOptions {
  title: string;
  text: string;
  /** Null when they could not be read. */
  submenus: readonly Submenu[] | null;
  /** Of each document, for its panel. */
  ids: ReadonlyMap<string, string>;
}

/** The submenus behind their tabs, "for nibbling" among them, or why there are none. */
export function Submenus({ title, text: intro, submenus, ids }: SubmenusOptions) {
  const { t, text } = usePage();
  return (
    <section className="section linen">
      <div className="wrap">
        <SectionHeading title={title} text={intro} />
        {!submenus && <PartFailed word="menu:submenu.failed" />}
        {submenus?.length === 0 && <p className="note">{t('menu:submenu.empty')}</p>}
        {submenus && submenus.length > 0 && (
          <MenuTabs
            label={title}
            panels={submenus.map((submenu) => ({
              id: ids.get(submenu._id) ?? submenu._id,
              title: text(submenu.titles),
              body: <Body submenu={submenu} />,
            }))}
          />
        )}
      </div>
    </section>
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
      <MenuDishes items={submenu.submenuItems} />
    </>
  );
}
