import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, IslandProps } from './islands/registry.ts';
import { ISLAND_COMPONENTS } from './islands/components.server.ts';
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
 * must read, link and send on its own. Props travel as JSON, so they hold data and finished words.
 */
export function Island<Name extends IslandName>(options: IslandOptions<Name>) {
  const { name, props, wake = 'touch', className } = options;
  const prefix = `${name}${usePage().nextId()}-`;
  const Component = ISLAND_COMPONENTS[name] as FunctionComponent<object>;
  // Rendered on its own, as the browser will hydrate it on its own: ids and text nodes agree.
  const html = renderToString(createElement(Component, props as object), {
    identifierPrefix: prefix,
  });
  const data = JSON.stringify(props).replaceAll('<', '\\u003c');
  return (
    <div data-island={name} data-wake={wake} data-prefix={prefix} className={className}>
      <div data-island-root dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: data }} />
    </div>
  );
}
