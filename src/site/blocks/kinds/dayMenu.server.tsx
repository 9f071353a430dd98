import type { DailyMenu, MenuItem } from '../../../content/index.ts';
import { businessDay } from '../../../i18n/index.ts';
import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { Dish } from '../Dish.server.tsx';
import { dishesOfDay, isServedOn } from '../menu/dishes-of-day.server.ts';
import { dailyLists, listPath } from '../menu/menu-data.server.ts';
import { Section } from '../Section.server.tsx';
import { TileDivider } from '../TileDivider.server.tsx';

/** How many dishes of each section, and in all, the home page shows. */
const DISHES = { perSection: 2, all: 4 } as const;

/**
 * The first of the day's menus on deep blue: some dishes of each section that can be had today (or
 * when it opens next), with a way to the rest.
 */
export const dayMenuBlock = defineBlock({
  kind: 'dayMenu',
  load: ({ content }) => dailyLists(content),
  View({ block, data: lists }) {
    const { t, text, link, hours, now, freshUntil } = usePage();
    const menus = lists.map(({ document }) => document);
    const { day, changesAt } = dishesOfDay(menus, hours, now);
    const [menu] = menus;
    if (!menu) return null;
    freshUntil(changesAt);
    return (
      <>
        <Section
          ground="deep"
          title={text(block.title) || t('home:menu.title')}
          text={text(block.text)}
          link={{ href: link('/menu'), label: t('home:menu.all') }}
        >
          <nav aria-label={t('home:menu.lists')}>
            <ul className="chips">
              {lists.map(({ id, title, document }) => (
                <li key={id}>
                  <a
                    href={link(listPath(id)) ?? undefined}
                    aria-current={document === menu ? 'true' : undefined}
                  >
                    {text(title)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <ul className="dishes">
            {someDishes(menu, day ?? businessDay(now)).map((item) => (
              <Dish key={item.key} of={menu} item={item} level={3} />
            ))}
          </ul>
        </Section>
        <TileDivider />
      </>
    );
  },
});

/** Some dishes of each section that are served on a day, in the sections' order. */
function someDishes({ sections, items: all }: DailyMenu, day: string): readonly MenuItem[] {
  const items = all.filter((item) => isServedOn(item, day));
  const taken = sections.flatMap(({ key }) =>
    items.filter((item) => (item.section ?? item.category) === key).slice(0, DISHES.perSection),
  );
  // A menu without sections, or whose dishes name none of them.
  return (taken.length > 0 ? taken : items).slice(0, DISHES.all);
}
