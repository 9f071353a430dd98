import { menuOf } from '../../../content/index.ts';
import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { DINER_FORM_PATH } from '../form-path.server.ts';
import { Dish } from '../Dish.server.tsx';
import { Section } from '../Section.server.tsx';

/** The dishes of one of the menus. */
export const dishesBlock = defineBlock({
  kind: 'dishes',
  load: async ({ content }, block) => menuOf(block, await content.submenus()),
  View({ block, data: menu }) {
    const { t, text, link } = usePage();
    if (!menu || menu.submenuItems.length === 0) return null;
    return (
      <Section
        title={text(block.title) || text(menu.titles)}
        text={text(menu.descriptions)}
        link={{ href: link(DINER_FORM_PATH), label: t('diner:link') }}
      >
        <ul className="dishes">
          {menu.submenuItems.map((item) => (
            <Dish
              key={item.key ?? text(item.names)}
              of={menu}
              item={item}
              level={3}
              hasUnit
              hasDiets
            />
          ))}
        </ul>
      </Section>
    );
  },
});
