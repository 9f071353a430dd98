import type { ReactNode } from 'react';
import { Island } from '../../Island.tsx';
import { usePage } from '../../page-context.ts';
import { listPath, type MenuList } from './menu-data.ts';

interface MenuTabsOptions {
  /** What the tabs choose among, for a screen reader. */
  label: string;
  lists: readonly MenuList[];
  /** The list that is shown. */
  selected: MenuList;
  children: ReactNode;
}

/**
 * Lists of dishes, one at a time. Each tab is a link to the page that shows its list; where scripts
 * run it brings that list here. So the page stays small however many lists there are.
 */
export function MenuTabs({ label, lists, selected, children }: MenuTabsOptions) {
  const { text, href, useSheets } = usePage();
  useSheets('tabs', 'menu');
  const tabs = lists.map(({ id, title }) => ({
    panel: id,
    text: text(title),
    href: href(`${listPath(id)}#${encodeURIComponent(id)}`),
  }));
  return (
    <>
      <Island name="Tabs" props={{ label, tabs, selected: selected.id }} />
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
