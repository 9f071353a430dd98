import { ISLANDS } from './registry.gen.ts';

/** Every island and how the browser loads it: one chunk each, fetched when it is hydrated. */
export { ISLANDS };

export type IslandName = keyof typeof ISLANDS;

type Loaded<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]>>;

export type IslandProps<Name extends IslandName> =
  Loaded<Name> extends (props: infer Props) => unknown ? Props : never;
