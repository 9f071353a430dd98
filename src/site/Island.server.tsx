import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { overridesOf, overrideWords } from '../i18n/index.ts';
import { wordsOf } from '../i18n/index.server.ts';
import { withoutLanguage } from './fallback-language.server.ts';
import { ISLAND_COMPONENTS, ISLAND_NAMESPACES } from './islands/components.server.ts';
import type { IslandName, IslandProps } from './islands/registry.ts';
import { SpeechProvider } from './islands/words.ts';
import { usePage } from './page-context.server.ts';

/**
 * When the browser hydrates an island: `touch` at the first sign that it is wanted (pointer, focus,
 * input), `visible` when it scrolls into view.
 */
export type HydrateOn = 'touch' | 'visible';

/** What the page's fragment begins with while an island lies over the page: then it opens by itself. */
const FRAGMENTS: Partial<Record<IslandName, string>> = {
  Feedback: 'feedback',
  Lightbox: 'photo-',
  WorkshopDialog: 'workshop-',
};

interface IslandOptions<Name extends IslandName> {
  name: Name;
  props: IslandProps<Name>;
  hydrateOn?: HydrateOn;
}

/**
 * A part of the page that React also runs in the browser. Until it is hydrated it is plain HTML,
 * which must read, link and send on its own. Its props travel as JSON and hold data only; its words
 * come from `useWords`, and the browser loads them itself. Only words that are overridden travel too.
 */
export function Island<Name extends IslandName>(options: IslandOptions<Name>) {
  const { name, props, hydrateOn = 'touch' } = options;
  const { language, nextId, wording, modulesOf } = usePage();
  const prefix = `${name}${nextId()}-`;
  const namespaces = ISLAND_NAMESPACES[name];
  const overrides = overridesOf(namespaces, wording);
  const words = Object.fromEntries(namespaces.map((space) => [space, wordsOf(language, space)]));
  const Component = ISLAND_COMPONENTS[name] as FunctionComponent<object>;
  // Rendered on its own, as the browser will hydrate it on its own: ids and text nodes agree.
  const html = renderToString(
    <SpeechProvider value={{ language, words: overrideWords(words, overrides) }}>
      {createElement(Component, props as object)}
    </SpeechProvider>,
    { identifierPrefix: prefix },
  );
  const data = withoutLanguage(JSON.stringify(props)).replaceAll('<', '\\u003c');
  return (
    <div
      data-island={name}
      data-hydrate={hydrateOn === 'touch' ? undefined : hydrateOn}
      data-fragment={FRAGMENTS[name]}
      data-modules={modulesOf?.(name, language)}
      data-prefix={prefix}
      data-words={namespaces.join(' ') || undefined}
      data-overrides={overrides && JSON.stringify(overrides)}
    >
      <div data-island-root dangerouslySetInnerHTML={{ __html: withoutLanguage(html) }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
    </div>
  );
}
