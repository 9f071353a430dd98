import type { AdminServices } from '../services.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { firstRunRoutes } from './first-run/first-run-routes.ts';
import { pushRoutes } from './push/push-routes.ts';
import type { Route } from './route.ts';
import { todayRoutes } from './today/today-routes.ts';
import { sessionRoutes } from './session/session-routes.ts';

/** The routes of every area. */
export function allRoutes(services: AdminServices): readonly Route[] {
  return [
    ...sessionRoutes(),
    ...auditRoutes(services),
    ...todayRoutes(services),
    ...pushRoutes(services),
    ...firstRunRoutes(services),
  ];
}
