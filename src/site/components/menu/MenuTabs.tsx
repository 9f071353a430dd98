import type { ReactNode } from 'react';
import { Island } from '../../Island.tsx';
import { tabsProps } from '../../islands/props.server.ts';
import { usePage } from '../../page-context.ts';

/** A menu behind its tab. `id` is unique on the page and can stand in an address. */
export interface MenuPanel {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface MenuTabsOptions {
  /** What the tabs choose among, for a screen reader. */
  label: string;
  panels: readonly MenuPanel[];
}

/** Menus one at a time, the first to begin with; all of them, one below the other, without JavaScript. */
export function MenuTabs({ label, panels }: MenuTabsOptions) {
  usePage().useSheets('tabs', 'menu');
  const tabs = panels.map(({ id, title }) => ({ panel: id, text: title }));
  return (
    <>
      <Island name="Tabs" props={tabsProps({ label, tabs })} />
      <div className="tab-panels">
        {panels.map(({ id, title, body }, index) => (
          <section
            key={id}
            id={id}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            data-selected={index === 0 ? '' : undefined}
          >
            <h3 className="serif panel-title">{title}</h3>
            {body}
          </section>
        ))}
      </div>
    </>
  );
}
