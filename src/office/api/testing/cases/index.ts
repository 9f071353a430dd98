import type { MakeCase, RouteCases } from '../route-case.ts';

/** The files of cases; each exports those of one area. */
const FILES = import.meta.glob<Readonly<Record<string, RouteCases>>>(['./*.ts', '!./index.ts'], {
  eager: true,
});

/** What each route with an id or a revision is tried on. */
export const ROUTE_CASES: RouteCases = Object.fromEntries(
  Object.values(FILES).flatMap((file) => Object.values(file).flatMap(Object.entries<MakeCase>)),
);
