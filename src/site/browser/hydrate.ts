import {
  createElement,
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tolerateTranslation, undoTranslation } from '../../browser/index.ts';
import { loadWords, type BrowserNamespace, type WordOverrides } from '../../i18n/index.ts';
import { ISLANDS, type IslandName } from '../islands/registry.ts';
import { SpeechProvider } from '../islands/words.ts';
import { noteControls, rememberFields, type Successor } from './fields.ts';
import { PAGE_LANGUAGE } from './page-language.ts';

tolerateTranslation();

interface ReadyProps {
  /** Before anything of the hydrated island is painted or announced. */
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
 * Hydrates an island: loads its code and its words, lets React take over its HTML; resolves when it
 * responds, with where its controls are now. What was typed meanwhile stays. An island that fails
 * becomes plain HTML again, which works by itself.
 */
export async function hydrateIsland(island: HTMLElement): Promise<Successor> {
  const { island: name, words: namespaces, overrides, prefix } = island.dataset;
  const root = island.querySelector<HTMLElement>(':scope > [data-island-root]');
  const data = island.querySelector(':scope > script')?.textContent;
  if (!root || !data) return (control) => control;
  const [Component, words] = await Promise.all([
    ISLANDS[name as IslandName]() as Promise<ComponentType<object>>,
    loadWords(
      (namespaces?.split(' ') ?? []) as BrowserNamespace[],
      PAGE_LANGUAGE,
      overrides ? (JSON.parse(overrides) as WordOverrides) : undefined,
    ),
  ]);
  const children = createElement(
    SpeechProvider,
    { value: { language: PAGE_LANGUAGE, words } },
    createElement(Component, JSON.parse(data) as object),
  );
  undoTranslation(root);
  const now = noteControls(root);
  const fields = rememberFields(root, now);
  const html = root.innerHTML;
  await new Promise<void>((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      // After React has cleared away.
      setTimeout(() => (root.innerHTML = html));
      reject(error as Error);
    };
    const ready = createElement(Ready, { onTaken: fields.restore, onReady: resolve, children });
    hydrateRoot(root, ready, { identifierPrefix: prefix ?? '', onUncaughtError });
  });
  fields.announce();
  return now;
}
