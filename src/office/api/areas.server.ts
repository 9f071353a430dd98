import type { OfficeServices } from '../services.server.ts';
import * as areas from './areas.gen.server.ts';
import type { Route } from './route.server.ts';

/** The routes of every area. */
export function allRoutes(services: OfficeServices): readonly Route[] {
  const all: readonly ((services: OfficeServices) => readonly Route[])[] = Object.values(areas);
  return all.flatMap((routesOf) => routesOf(services));
}
