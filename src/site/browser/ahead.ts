/** How long after a page is loaded the code of its islands is fetched, milliseconds. */
const REST = 1_500;

/** What a browser says of the connection, where it says anything. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const asked = new Set<string>();

/** The built files that an island needs, without folder; the first of them hydrates it. */
export function modulesOf(island: HTMLElement): readonly string[] {
  return island.dataset['modules']?.split(' ') ?? [];
}

/**
 * Fetches all that an island needs at once, and runs none of it: sooner than the scripts would ask
 * for each other.
 */
export function fetchModules(island: HTMLElement, isWanted = true): void {
  for (const name of modulesOf(island)) {
    if (asked.has(name)) continue;
    asked.add(name);
    const link = document.createElement('link');
    const isStyle = name.endsWith('.css');
    if (isStyle) link.as = 'style';
    // A style sheet is only fetched ahead of its time: browsers warn of one that is then not used.
    link.rel = isStyle ? (isWanted ? 'preload' : 'prefetch') : 'modulepreload';
    // As the scripts will ask for it.
    link.crossOrigin = '';
    link.href = `/assets/${isStyle ? name : `${name}.js`}`;
    document.head.append(link);
  }
}

/**
 * Once the page is loaded and at rest, fetches what its islands will need, so that the first touch is
 * answered at once. Not for a visitor who saves data or has a slow connection.
 */
export function fetchAhead(): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return;
  const fetchAll = () => {
    for (const island of document.querySelectorAll<HTMLElement>(
      '[data-island]:not([data-island="Outbox"])',
    ))
      fetchModules(island, false);
  };
  addEventListener('load', () => setTimeout(fetchAll, REST));
}
