import { useEffect, useState, type KeyboardEvent } from 'react';
import { nextTab } from './tab-keys.ts';

export interface TabsProps {
  readonly label: string;
  /** The id of each panel, which the server has rendered elsewhere, and its name. */
  readonly tabs: readonly { readonly panel: string; readonly text: string }[];
}

/** The id that a panel names in `aria-labelledby`. */
export function tabId(panel: string): string {
  return `tab-${panel}`;
}

/** Tabs over panels that stand in the page. Without JavaScript they are links to the panels. */
export function Tabs({ label, tabs }: TabsProps) {
  const first = tabs[0]?.panel ?? '';
  const [chosen, setChosen] = useState(first);
  const [isAwake, setAwake] = useState(false);

  useEffect(() => {
    const wanted = decodeURIComponent(location.hash.slice(1));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is the browser's
    if (tabs.some(({ panel }) => panel === wanted)) setChosen(wanted);
    setAwake(true);
  }, [tabs]);

  useEffect(() => {
    if (!isAwake) return;
    for (const { panel } of tabs) {
      const element = document.getElementById(panel);
      if (!element) continue;
      element.hidden = panel !== chosen;
      element.tabIndex = 0;
      element.parentElement?.setAttribute('data-awake', '');
    }
  }, [tabs, chosen, isAwake]);

  function choose(panel: string): void {
    setChosen(panel);
    // So that a change of language, or a link that is shared, comes back to it.
    history.replaceState(history.state, '', `#${panel}`);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = tabs.findIndex(({ panel }) => panel === chosen);
    const next = tabs[nextTab(event.key, index, tabs.length, isRtl)];
    if (!next) {
      if (event.key === ' ') event.currentTarget.querySelector<HTMLElement>(':focus')?.click();
      if (event.key === ' ') event.preventDefault();
      return;
    }
    event.preventDefault();
    choose(next.panel);
    document.getElementById(tabId(next.panel))?.focus();
  }

  return (
    <div role="tablist" aria-label={label} className="tabs" onKeyDown={onKeyDown}>
      {tabs.map(({ panel, text }) => (
        <a
          key={panel}
          id={tabId(panel)}
          role="tab"
          href={`#${panel}`}
          aria-controls={panel}
          aria-selected={panel === chosen}
          tabIndex={isAwake && panel !== chosen ? -1 : undefined}
          onClick={(event) => {
            event.preventDefault();
            choose(panel);
          }}
        >
          {text}
        </a>
      ))}
    </div>
  );
}
