import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { DayMenu } from '../DayMenu.server.tsx';
import { activeMenus } from '../menu/menu-data.server.ts';

/** Some dishes of the day's first menu. */
export const dayMenuBlock = defineBlock({
  kind: 'dayMenu',
  load: ({ content }) => activeMenus(content),
  View({ block, data: menus }) {
    const { text } = usePage();
    return <DayMenu menus={menus} title={text(block.title)} lead={text(block.text)} />;
  },
});
