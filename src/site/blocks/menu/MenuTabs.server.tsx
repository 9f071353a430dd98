import type { ReactNode } from 'react';
import { Island } from '../../Island.server.tsx';
import { usePage } from '../../page-context.server.ts';
import type { MenuList } from './menu-data.server.ts';

interface MenuTabsOptions {
  /** What the tabs choose among, for a screen reader. */
  label: string;
  lists: readonly MenuList[];
  /** The list that is shown. */
  selected: MenuList;
  /** The address of the page that shows a list, before and after its id, without the language. */
  pages: readonly [before: string, after: string];
  /** The parameter of the page's address that a chosen list goes into. */
  parameter: 'list' | 'submenu';
  children: ReactNode;
}

/**
 * Lists of dishes, one at a time. Each tab is a link to the page that shows its list; where scripts
 * run it brings that list here. So the page stays small however many lists there are.
 */
export function MenuTabs(options: MenuTabsOptions) {
  const { label, lists, selected, pages, parameter, children } = options;
  const { text, href, useSheets } = usePage();
  useSheets('tabs', 'menu');
  const tabs = lists.map(({ id, title }) => ({
    panel: id,
    text: text(title),
  }));
  return (
    <>
      <Island
        name="Tabs"
        props={{
          ...{ label, tabs, parameter },
          selected: selected.id,
          pages: [href(pages[0]), pages[1]],
        }}
      />
      <div className="tab-panels">
        <section
          id={selected.id}
          role="tabpanel"
          aria-labelledby={`tab-${selected.id}`}
          data-selected=""
        >
          <h3 className="hide">{text(selected.title)}</h3>
          {children}
        </section>
      </div>
    </>
  );
}
