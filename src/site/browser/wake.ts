import {
  createElement,
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readWords } from '../../i18n/index.ts';
import { ISLANDS, type IslandName } from '../islands/registry.ts';
import { rememberFields } from './fields.ts';

interface ReadyProps {
  /** Before anything is seen or heard of the awake island. */
  onTaken: () => void;
  /** Its effects have run: it answers. */
  onReady: () => void;
  children: ReactNode;
}

/** Tells when React has taken over what the server rendered. */
function Ready({ onTaken, onReady, children }: ReadyProps) {
  useLayoutEffect(onTaken, [onTaken]);
  useEffect(onReady, [onReady]);
  return children;
}

/**
 * Wakes an island: loads its code, lets React take over its HTML; resolves when it answers. What
 * was typed meanwhile stays. An island that fails becomes plain HTML again, which works by itself.
 */
export async function wakeIsland(island: HTMLElement): Promise<void> {
  const name = island.dataset['island'] as IslandName;
  const root = island.querySelector<HTMLElement>(':scope > [data-island-root]');
  const data = island.querySelector(':scope > script')?.textContent;
  if (!root || !data) return;
  const [Component, props] = await Promise.all([
    ISLANDS[name]() as Promise<ComponentType<object>>,
    readWords(data, document.documentElement.lang),
  ]);
  const children = createElement(Component, props);
  const fields = rememberFields(root);
  const html = root.innerHTML;
  await new Promise<void>((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      // After React has cleared away.
      setTimeout(() => (root.innerHTML = html));
      reject(error as Error);
    };
    const ready = createElement(Ready, { onTaken: fields.restore, onReady: resolve, children });
    const identifierPrefix = island.dataset['prefix'] ?? '';
    hydrateRoot(root, ready, { identifierPrefix, onUncaughtError });
  });
  fields.announce();
}
