import type { AdminServices } from '../services.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { quotesRoutes } from './quotes/quotes-routes.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './session/session-routes.ts';

/** The routes of every area. */
export function allRoutes(services: AdminServices): readonly Route[] {
  return [
    ...sessionRoutes(),
    ...auditRoutes(services),
    ...quotesRoutes(services),
    ...calendarRoutes(services),
  ];
}
