import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ISLANDS, type IslandName } from '../islands/registry.ts';

/** Runs `onReady` when React has taken over what the server rendered. */
function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Wakes an island: loads its code, lets React take over its HTML; resolves when it answers. */
export async function wakeIsland(island: HTMLElement): Promise<void> {
  const name = island.dataset['island'] as IslandName;
  const root = island.querySelector<HTMLElement>(':scope > [data-island-root]');
  const data = island.querySelector(':scope > script')?.textContent;
  if (!root || !data) return;
  const Component = (await ISLANDS[name]()) as ComponentType<object>;
  const element = createElement(Component, JSON.parse(data) as object);
  const options = { identifierPrefix: island.dataset['prefix'] ?? '' };
  await new Promise<void>((onReady) => {
    hydrateRoot(root, createElement(Ready, { onReady, children: element }), options);
  });
}
