/** Every island and how the browser loads it: one chunk each, asked for when it wakes. */
export const ISLANDS = {
  Retry: () => import('./Retry.tsx').then((module) => module.Retry),
};

export type IslandName = keyof typeof ISLANDS;

type Loaded<Name extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[Name]>>;

export type IslandProps<Name extends IslandName> =
  Loaded<Name> extends (props: infer Props) => unknown ? Props : never;
