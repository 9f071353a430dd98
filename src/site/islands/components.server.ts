import type { ReactNode } from 'react';
import type { BrowserNamespace } from '../../i18n/index.ts';
import { COMPONENTS, NAMESPACES } from './components.gen.server.ts';
import type { IslandName, IslandProps } from './registry.ts';

/** The same islands for the server, which renders them without waiting. */
export const ISLAND_COMPONENTS: { [Name in IslandName]: (props: IslandProps<Name>) => ReactNode } =
  COMPONENTS;

/** The words that each island speaks with: the browser loads them with its code. */
export const ISLAND_NAMESPACES: Readonly<Record<IslandName, readonly BrowserNamespace[]>> =
  NAMESPACES;
