import type { DailyMenu } from '../../../content/index.ts';
import { usePage } from '../../page-context.ts';
import { Picture } from '../Picture.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { sectionsOf, type FilledSection } from './menu-data.ts';
import { MenuDishes } from './MenuDishes.tsx';
import { MenuTabs } from './MenuTabs.tsx';
import { PartFailed } from './PartState.tsx';

interface DailyMenusOptions {
  title: string;
  text: string;
  /** Null when they could not be read. */
  menus: readonly DailyMenu[] | null;
  /** Of each document, for its panel. */
  ids: ReadonlyMap<string, string>;
}

/** The daily menus behind their tabs, or why there are none. */
export function DailyMenus({ title, text: intro, menus, ids }: DailyMenusOptions) {
  const { t, text } = usePage();
  const filled = menus?.filter(({ items }) => items.length > 0);
  return (
    <section className="section">
      <div className="wrap">
        <SectionHeading title={title} text={intro} />
        {!filled && <PartFailed word="menu:failed" />}
        {filled?.length === 0 && (
          <div className="note">
            <p className="serif">{t('menu:empty.title')}</p>
            <p>{t('menu:empty.text')}</p>
          </div>
        )}
        {filled && filled.length > 0 && (
          <MenuTabs
            label={title}
            panels={filled.map((menu) => ({
              id: ids.get(menu._id) ?? menu._id,
              title: text(menu.title),
              body: sectionsOf(menu).map((part) => (
                <Section key={part.section?.key ?? ''} part={part} />
              )),
            }))}
          />
        )}
      </div>
    </section>
  );
}

function Section({ part: { section, items } }: { part: FilledSection }) {
  const { text } = usePage();
  if (!section) return <MenuDishes items={items} />;
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
        <MenuDishes items={items} />
      </div>
    </div>
  );
}
