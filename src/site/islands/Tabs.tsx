import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { opensElsewhere } from '../../browser/index.ts';
import { tabAfter } from './tab-keys.ts';
import { readAhead } from './read-ahead.ts';

export interface Tab {
  /** The id of the panel, which the server renders outside the island. */
  readonly panel: string;
  readonly text: string;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The panel that is seen to begin with. */
  readonly selected: string;
  /**
   * The address of the page that shows a panel, before and after the panel's id, for panels that are
   * not on this page yet.
   */
  readonly pages: readonly [before: string, after: string];
  /** The parameter of the address that keeps the choice. */
  readonly parameter: string;
}

/** The id that a panel names in `aria-labelledby`. */
function tabId(panel: string): string {
  return `tab-${panel}`;
}

/** Tabs over panels that stand in the page. Without JavaScript they are links to the panels. */
export function Tabs(props: TabsProps) {
  const { label, tabs, selected, pages, parameter } = props;
  const [chosen, setChosen] = useState(selected);
  const [isHydrated, setHydrated] = useState(false);
  const container = useRef<Element>(null);

  useEffect(() => {
    container.current = document.getElementById(selected)?.parentElement ?? null;
    const wanted = tabs.find(({ panel }) => location.hash === fragmentOf(panel));
    // oxlint-disable-next-line react/set-state-in-effect -- the address is the browser's
    if (wanted) setChosen(wanted.panel);
    setHydrated(true);
  }, [tabs, selected]);

  useEffect(() => {
    if (!isHydrated) return;
    let isWanted = true;
    const address = addressWith(chosen, tabs, parameter);
    void bring(chosen, pageOf(chosen, pages), container.current, address).then((isHere) => {
      if (!isWanted || !isHere) return;
      for (const { panel } of tabs) {
        const element = document.getElementById(panel);
        if (!element) continue;
        element.hidden = panel !== chosen;
        element.tabIndex = 0;
      }
      container.current?.setAttribute('data-hydrated', '');
    });
    return () => {
      isWanted = false;
    };
  }, [tabs, chosen, pages, parameter, isHydrated]);

  function choose({ panel }: Tab): void {
    setChosen(panel);
    // So that a change of language, or a link that is shared, comes back to it.
    history.replaceState(history.state, '', addressWith(panel, tabs, parameter));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const index = tabs.findIndex(({ panel }) => panel === chosen);
    const next = tabs[tabAfter(event, index, tabs.length)];
    if (!next) {
      if (event.key === ' ') event.currentTarget.querySelector<HTMLElement>(':focus')?.click();
      if (event.key === ' ') event.preventDefault();
      return;
    }
    event.preventDefault();
    choose(next);
    document.getElementById(tabId(next.panel))?.focus();
  }

  return (
    <div role="tablist" aria-label={label} className="tabs" onKeyDown={onKeyDown}>
      {tabs.map((tab) => {
        const { panel, text } = tab;
        return (
          <a
            key={panel}
            id={tabId(panel)}
            role="tab"
            href={pageOf(panel, pages) + fragmentOf(panel)}
            aria-controls={panel}
            aria-selected={panel === chosen}
            tabIndex={isHydrated && panel !== chosen ? -1 : undefined}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              choose(tab);
            }}
          >
            {text}
          </a>
        );
      })}
    </div>
  );
}

function fragmentOf(panel: string): string {
  return `#${encodeURIComponent(panel)}`;
}

/** The address of the page that shows a panel. */
function pageOf(panel: string, [before, after]: readonly [string, string]): string {
  return before + encodeURIComponent(panel) + after;
}

/** The page's address with a tab chosen; the choices of other tabs on the page stay in it. */
function addressWith(panel: string, tabs: readonly Tab[], parameter: string): string {
  const isOwn = (id: string | null) => tabs.some((tab) => tab.panel === id);
  const query = new URLSearchParams(location.search);
  // An address may name a submenu as the `list`; beside a menu it has a parameter of its own.
  const list = query.get('list');
  if (list && isOwn(list) !== (parameter === 'list')) {
    query.delete('list');
    if (parameter === 'list') query.set('submenu', list);
  }
  if (panel === tabs[0]?.panel) query.delete(parameter);
  else query.set(parameter, panel);
  return `${location.pathname}${query.size ? `?${query}` : ''}${fragmentOf(panel)}`;
}

/** Puts a panel beside the others if it is not there; goes to its page when it cannot be had. */
async function bring(
  id: string,
  page: string,
  container: Element | null,
  address: string,
): Promise<boolean> {
  if (document.getElementById(id)) return true;
  if (!container) return false;
  const panel = await fetchPanel(page, id);
  if (!panel) {
    // The address may say so already: to go where one is would load nothing.
    history.replaceState(history.state, '', address);
    location.reload();
  } else if (!document.getElementById(id)) container.append(document.adoptNode(panel));
  return panel !== null;
}

/** The panel of a tab, out of its page; null when it cannot be had. */
async function fetchPanel(address: string, id: string): Promise<Element | null> {
  const { pathname, search } = new URL(address, location.href);
  const html = await readAhead(pathname + search).catch(() => null);
  return html === null
    ? null
    : new DOMParser().parseFromString(html, 'text/html').getElementById(id);
}
