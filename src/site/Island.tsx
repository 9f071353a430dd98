import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, IslandProps } from './islands/registry.ts';
import { ISLAND_COMPONENTS } from './islands/components.server.ts';
import { BROWSER_NAMESPACES, wordPaths, writeWords, type Language } from '../i18n/index.ts';
import { wordsOf } from '../i18n/index.server.ts';
import { usePage } from './page-context.ts';

/**
 * When an island wakes in the browser: `touch` at the first sign that it is wanted (pointer, focus,
 * input), `visible` when it comes into sight.
 */
export type Wake = 'touch' | 'visible';

interface IslandOptions<Name extends IslandName> {
  name: Name;
  props: IslandProps<Name>;
  wake?: Wake;
  className?: string;
}

/**
 * A part of the page that React also runs in the browser. Until it wakes it is plain HTML, which
 * must read, link and send on its own. Props travel as JSON, so they hold data and finished words;
 * words of a catalogue that the browser can load are only named, to keep the page small.
 */
export function Island<Name extends IslandName>(options: IslandOptions<Name>) {
  const { name, props, wake = 'touch', className } = options;
  const { language, nextId } = usePage();
  const prefix = `${name}${nextId()}-`;
  const Component = ISLAND_COMPONENTS[name] as FunctionComponent<object>;
  // Rendered on its own, as the browser will hydrate it on its own: ids and text nodes agree.
  const html = renderToString(createElement(Component, props as object), {
    identifierPrefix: prefix,
  });
  const data = writeWords(props as object, pathsOf(language)).replaceAll('<', '\\u003c');
  return (
    <div data-island={name} data-wake={wake} data-prefix={prefix} className={className}>
      <div data-island-root dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
    </div>
  );
}

const paths = new Map<Language, ReadonlyMap<object, string>>();

/** Where the words of a language stand that the browser can load. */
function pathsOf(language: Language): ReadonlyMap<object, string> {
  const known = paths.get(language);
  if (known) return known;
  const words = BROWSER_NAMESPACES.map((name) => [name, wordsOf(language, name)] as const);
  const found = wordPaths(Object.fromEntries(words));
  paths.set(language, found);
  return found;
}
