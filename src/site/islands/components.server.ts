import type { ReactNode } from 'react';
import type { IslandName, IslandProps } from './registry.ts';
import { Retry } from './Retry.tsx';

/** The same islands for the server, which renders them without waiting. */
export const ISLAND_COMPONENTS: { [Name in IslandName]: (props: IslandProps<Name>) => ReactNode } =
  {
    Retry,
  };
